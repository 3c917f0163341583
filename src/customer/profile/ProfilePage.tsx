import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '#providers/session/use-session.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** PF-01: lets users edit their own profile. */
export default function ProfilePage() {
  const text = useText('profile');
  const { profile } = useSession();
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 880 }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {text('title')}
      </Typography>
      {profile && <ProfileForm key={profile.uid} profile={profile} />}
    </Box>
  );
}
