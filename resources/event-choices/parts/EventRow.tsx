import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  EMAIL_CHANNELS,
  type EmailEvent,
  type EventChoice,
} from '#domain/emails/events/email-event.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ROW } from './row-style.ts';

export interface EventRowProps {
  event: EmailEvent;
  /** What somebody chose here; undefined: the default applies. */
  chosen: EventChoice | undefined;
  /** What applies without a choice. */
  inherited: EventChoice;
  /** The default is one that the practice set. */
  isFromPractice: boolean;
  disabled: boolean;
  /** Undefined: back to the default. */
  onChoose: (choice: EventChoice | undefined) => void;
}

/** EM-04: the choice for one event: email, bell, and the way back to the default. */
export function EventRow(props: EventRowProps) {
  const { event, chosen, inherited, disabled, onChoose } = props;
  const text = useText('eventChoices');
  const name = event.label[useLocale()];
  const choice = chosen ?? inherited;
  const chooseEmail = (value: string): void => {
    const email = EMAIL_CHANNELS.find((channel) => channel === value);
    if (email) onChoose({ ...choice, email });
  };
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Origin {...props} name={name} />
      </Box>
      <TextField
        select
        size="small"
        value={choice.email}
        disabled={disabled}
        onChange={(change) => chooseEmail(change.target.value)}
        sx={{ gridArea: 'email' }}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': text('emailOf', { event: name }) },
        }}
      >
        {EMAIL_CHANNELS.map((channel) => (
          <option key={channel} value={channel}>
            {text(`channels.${channel}`)}
          </option>
        ))}
      </TextField>
      <Box component="label" sx={BELL}>
        <Typography component="span" variant="body2" sx={{ display: { sm: 'none' } }} aria-hidden>
          {text('bell')}
        </Typography>
        <Switch
          checked={choice.bell}
          disabled={disabled}
          onChange={(change) => onChoose({ ...choice, bell: change.target.checked })}
          slotProps={{ input: { 'aria-label': text('bellOf', { event: name }) } }}
        />
      </Box>
    </Box>
  );
}

/** Says where a choice comes from, and offers the way back from an own one. */
function Origin({
  chosen,
  isFromPractice,
  disabled,
  onChoose,
  name,
}: EventRowProps & { name: string }) {
  const text = useText('eventChoices');
  if (chosen) {
    const [label, full] = isFromPractice
      ? ([text('fromPractice'), text('usePractice', { event: name })] as const)
      : ([text('useDefault'), text('useDefaultOf', { event: name })] as const);
    return (
      <Button
        size="small"
        aria-label={full}
        disabled={disabled}
        onClick={() => onChoose(undefined)}
        sx={{ ml: -0.5 }}
      >
        {label}
      </Button>
    );
  }
  if (!isFromPractice) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {text('fromPractice')}
    </Typography>
  );
}

const BELL = { gridArea: 'bell', display: 'flex', alignItems: 'center', justifyContent: 'center' };
