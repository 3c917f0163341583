import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '#providers/session/use-session.ts';
import { BrowserSettings } from './BrowserSettings.tsx';
import { DeviceSettings } from './devices/DeviceSettings.tsx';
import { NameSettings } from './NameSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PasswordSettings } from './password/PasswordSettings.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SignInFacts } from './SignInFacts.tsx';
import { useSettingsText } from './use-settings-text.ts';

/** RT-06, PF-02: for everybody who is signed in. */
export default function SettingsPage() {
  const text = useSettingsText();
  const { profile } = useSession();
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box>
        <Typography variant="h2" component="h1">
          {text('title')}
        </Typography>
        <Typography color="text.secondary">{text('lead')}</Typography>
      </Box>
      <SettingsSection title={text('signIn.title')}>
        <SignInFacts />
      </SettingsSection>
      {profile && <NameSettings profile={profile} />}
      <PasswordSettings />
      <BrowserSettings />
      <NotificationSettings />
      <DeviceSettings />
    </Box>
  );
}
