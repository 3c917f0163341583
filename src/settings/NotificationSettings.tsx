import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { notificationChoicesSchema } from '#domain/schemas/preference.ts';
import type { NotificationChoices } from '#domain/schemas/preference.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePreference } from '#resources/shared/use-preference.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** PF-02: chooses the user's notifications; saved with the user, for all of their devices. */
export function NotificationSettings() {
  const text = useText('settings');
  const { roles } = useSession();
  const { value, save, isSaving, failed, retry } = usePreference('notifications');
  const choices = notificationChoicesSchema.parse(value ?? {});
  // Only users who order get e-mails.
  const offered: (keyof NotificationChoices)[] = roles.includes('CUSTOMER')
    ? ['closedOrderEmail', 'orderToasts']
    : ['orderToasts'];
  return (
    <SettingsSection title={text('notifications.title')}>
      {failed ? (
        <Alert
          severity="warning"
          action={<Button onClick={retry}>{text('notifications.tryAgain')}</Button>}
        >
          {text('notifications.failed')}
        </Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {offered.map((name) => (
            <FormControlLabel
              key={name}
              label={text(`notifications.${name}`)}
              control={
                <Switch
                  checked={choices[name]}
                  disabled={value === undefined}
                  onChange={(event) => save({ ...choices, [name]: event.target.checked })}
                />
              }
            />
          ))}
        </Box>
      )}
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {isSaving ? text('notifications.saving') : ''}
      </Box>
    </SettingsSection>
  );
}
