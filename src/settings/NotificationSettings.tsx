import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { notificationChoicesSchema } from '#domain/access/preferences/preference.ts';
import type { EventChoices } from '#domain/emails/event-choice.ts';
import { ownDefaults } from '#providers/account/notification-defaults.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { EventChoicesList } from '#resources/event-choices/parts/EventChoicesList.tsx';
import { withChoice } from '#resources/event-choices/parts/with-choice.ts';
import { usePreference } from '#resources/shared/use-preference.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { AlwaysSent } from './AlwaysSent.tsx';
import { concernedEvents } from './concerned-events.ts';
import { SettingsSection } from './parts/SettingsSection.tsx';

const NONE: EventChoices = {};

/** PF-02, EM-04: chooses the user's notifications; saved with the user at once, for all of their devices. */
export function NotificationSettings() {
  const text = useText('settings');
  const { isSaving, failed, retry, ...choosing } = useNotificationChoices();
  return (
    <SettingsSection title={text('notifications.title')} lead={text('notifications.lead')}>
      {failed ? (
        <Alert
          severity="warning"
          action={<Button onClick={retry}>{text('notifications.tryAgain')}</Button>}
        >
          {text('notifications.failed')}
        </Alert>
      ) : (
        <Choices {...choosing} />
      )}
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {isSaving ? text('notifications.saving') : ''}
      </Box>
    </SettingsSection>
  );
}

type Choosing = Omit<ReturnType<typeof useNotificationChoices>, 'isSaving' | 'failed' | 'retry'>;

function Choices({ choices, defaults, isLoading, save }: Choosing) {
  const text = useText('settings');
  const choiceText = useText('eventChoices');
  const { roles, accounts } = useSession();
  // Accounts that could not be loaded count as any role, as in `mayDoIn`.
  const practiceRoles =
    accounts.length === 0 ? [null] : accounts.map(({ practiceRole }) => practiceRole ?? null);
  const events = concernedEvents({ roles, practiceRoles });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormControlLabel
        label={text('notifications.orderToasts')}
        sx={{ justifySelf: 'start' }}
        control={
          <Switch
            checked={choices.orderToasts}
            disabled={isLoading}
            onChange={(event) => save({ ...choices, orderToasts: event.target.checked })}
          />
        }
      />
      <EventChoicesList
        events={events.filter(({ choice }) => choice !== null)}
        chosen={choices.events}
        defaults={defaults}
        disabled={isLoading}
        onChoose={(key, choice) =>
          save({ ...choices, events: withChoice(choices.events, key, choice) })
        }
      />
      <Typography variant="body2" color="text.secondary">
        {choiceText('digestTime', { zone: timeZone })}
      </Typography>
      <AlwaysSent events={events.filter(({ choice }) => choice === null)} />
    </Box>
  );
}

function useNotificationChoices() {
  const { value, save, isSaving, failed, retry } = usePreference('notifications');
  const own = useOwnDefaults();
  return {
    choices: notificationChoicesSchema.parse(value ?? {}),
    defaults: own.defaults,
    isLoading: value === undefined || own.isLoading,
    save,
    isSaving,
    failed: failed || own.failed,
    retry: () => {
      retry();
      own.retry();
    },
  };
}

/** EM-04: returns the defaults that an owner set for the user's selected account; none for staff. */
function useOwnDefaults() {
  const connection = useConnection();
  const { accountNumber } = useSession();
  const { data, isError, isLoading, refetch } = useQuery({
    queryKey: ['notification-defaults'],
    enabled: accountNumber !== null,
    queryFn: ({ signal }) => ownDefaults(connection, signal),
  });
  return {
    defaults: data?.find((one) => one.accountNumber === accountNumber)?.choices ?? NONE,
    isLoading,
    failed: isError,
    retry: () => void refetch(),
  };
}
