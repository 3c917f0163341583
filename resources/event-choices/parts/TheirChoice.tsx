import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EmailEvent, EventChoice } from '#domain/emails/events/email-event.ts';
import { resolveChoice } from '#domain/emails/resolve-choice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Side } from '../../shared/merge/change-of.ts';

interface TheirChoiceProps {
  event: EmailEvent;
  /** What somebody else stored meanwhile; undefined: the default. */
  choice: EventChoice | undefined;
  onChoose: (side: Side) => void;
}

/** AD-15: asks which of two choices an event has. */
export function TheirChoice({ event, choice, onChoose }: TheirChoiceProps) {
  const text = useText('eventChoices');
  const { email, bell } = choice ?? resolveChoice(event, {});
  const value = [
    `${text('email')}: ${text(`channels.${email}`)}`,
    ...(bell ? [text('bell')] : []),
  ].join(', ');
  return (
    <Alert role="presentation" severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {text('defaults.theirs', { event: event.label[useLocale()], value })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => onChoose('theirs')}>
          {text('defaults.useTheirs')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => onChoose('mine')}>
          {text('defaults.keepMine')}
        </Button>
      </Box>
    </Alert>
  );
}
