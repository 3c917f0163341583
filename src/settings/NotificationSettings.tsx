import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { notificationChoicesSchema } from '#domain/schemas/preference.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePreference } from '#resources/shared/use-preference.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** PF-02: chooses the user's notifications; saved with the user, for all of their devices. */
export function NotificationSettings() {
  const text = useText('settings');
  const { value, save, isSaving, failed, retry } = usePreference('notifications');
  const choices = notificationChoicesSchema.parse(value ?? {});
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
          <FormControlLabel
            label={text('notifications.orderToasts')}
            control={
              <Switch
                checked={choices.orderToasts}
                disabled={value === undefined}
                onChange={(event) => save({ ...choices, orderToasts: event.target.checked })}
              />
            }
          />
        </Box>
      )}
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {isSaving ? text('notifications.saving') : ''}
      </Box>
    </SettingsSection>
  );
}
