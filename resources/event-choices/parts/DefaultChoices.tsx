import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ACCOUNT_CHOSEN_EVENTS } from '#domain/access/preferences/chosen-events.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { EventChoicesList } from './EventChoicesList.tsx';
import { TheirChoice } from './TheirChoice.tsx';
import { useDefaultChoices } from './use-default-choices.ts';
import { withChoice } from './with-choice.ts';

/** EM-04: an owner sets how members of the account are notified who chose nothing themselves. */
export function DefaultChoices({ accountNumber }: { accountNumber: string }) {
  const text = useText('eventChoices');
  const title = useId();
  const form = useDefaultChoices(accountNumber);
  if (form.error !== null) {
    return <LoadError title={text('defaults.error')} error={form.error} onRetry={form.retry} />;
  }
  return (
    <Box component="section" aria-labelledby={title} aria-busy={form.isLoading}>
      <Typography id={title} variant="h6" component="h2">
        {text('defaults.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {text('defaults.lead')}
      </Typography>
      <EventChoicesList
        events={ACCOUNT_CHOSEN_EVENTS}
        chosen={form.choices}
        disabled={form.isLoading || form.isSaving}
        onChoose={(key, choice) => form.change(withChoice(form.choices, key, choice))}
      />
      <Box role="alert">
        {form.problem && (
          <Alert role="presentation" severity="warning" sx={{ mt: 2 }}>
            {text(`defaults.${form.problem}`)}
          </Alert>
        )}
        {form.theirs.map(([key, choice]) => {
          const event = ACCOUNT_CHOSEN_EVENTS.find((one) => one.key === key);
          return (
            event && (
              <TheirChoice
                key={key}
                event={event}
                choice={choice}
                onChoose={(side) => form.settle(key, side)}
              />
            )
          );
        })}
      </Box>
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        disabled={!form.isChanged || form.theirs.length > 0}
        loading={form.isSaving}
        onClick={form.save}
      >
        {text('defaults.save')}
      </Button>
    </Box>
  );
}
