import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { FactList } from '../layout/account/FactList.tsx';
import { roleKey } from '../layout/sidebar/role-key.ts';
import { DeviceSettings } from './devices/DeviceSettings.tsx';
import { NameSettings } from './NameSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { LanguageSetting } from './parts/LanguageSetting.tsx';
import { SettingsSection } from './parts/SettingsSection.tsx';
import { ThemeSetting } from './parts/ThemeSetting.tsx';
import { PasswordSettings } from './password/PasswordSettings.tsx';

/** RT-06, PF-02: for everybody who is signed in. */
export default function SettingsPage() {
  const text = useText('settings');
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

/** UX-02, UX-03: shows the settings for all users of this browser. */
function BrowserSettings() {
  const text = useText('settings');
  return (
    <SettingsSection title={text('browser.title')} lead={text('browser.lead')}>
      <Box sx={CHOICES}>
        <LanguageSetting />
        <ThemeSetting />
      </Box>
    </SettingsSection>
  );
}

const CHOICES = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Shows the signed-in user. */
function SignInFacts() {
  const text = useText('settings');
  const shell = useText('shell');
  const { user, roles } = useSession();
  return (
    <FactList
      facts={[
        { name: text('signIn.email'), value: user?.email ?? '' },
        { name: text('signIn.role'), value: shell(roleKey(roles)) },
      ]}
    />
  );
}
