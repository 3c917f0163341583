import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import { DefaultChoices } from '#resources/event-choices/parts/DefaultChoices.tsx';
import { OwnMembership } from '#resources/team/parts/OwnMembership.tsx';
import { Team } from '#resources/team/parts/Team.tsx';
import { ProfileForm } from './ProfileForm.tsx';

type ProfileTab = 'person' | 'team';

/**
 * PF-01: lets users edit their own profile. AD-08: in a second tab owners of the selected account find its team, and its
 * other members what they are in it.
 */
export default function ProfilePage() {
  const text = useText('profile');
  const { profile, accountNumber, accounts } = useSession();
  const may = useMay();
  const isLinked = new URLSearchParams(useLocation().search).get('tab') === 'team';
  const [chosen, setChosen] = useState<ProfileTab>(isLinked ? 'team' : 'person');
  const hasTeam = accountNumber !== null && may('membership:own');
  const practice = accounts.find((one) => one.accountNumber === accountNumber)?.practice ?? '';
  const tab = hasTeam ? chosen : 'person';
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 880 }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {text('title')}
      </Typography>
      {hasTeam && (
        <Tabs
          value={tab}
          onChange={(_event, next: ProfileTab) => setChosen(next)}
          aria-label={text('title')}
          sx={{ mb: 3 }}
        >
          <Tab value="person" label={text('tabs.person')} {...tabProps('person')} />
          <Tab value="team" label={text('tabs.team')} {...tabProps('team')} />
        </Tabs>
      )}
      {/* Stays in the page, with what is typed. */}
      <Box hidden={tab !== 'person'} {...(hasTeam && panelProps('person'))}>
        {profile && <ProfileForm key={profile.uid} profile={profile} />}
      </Box>
      {hasTeam && (
        <Box hidden={tab !== 'team'} {...panelProps('team')}>
          {tab === 'team' &&
            (may('members:manage') ? (
              <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                <Team accountNumber={accountNumber} />
                <DefaultChoices key={accountNumber} accountNumber={accountNumber} />
              </Box>
            ) : (
              <OwnMembership
                key={accountNumber}
                accountNumber={accountNumber}
                practice={practice || accountNumber}
              />
            ))}
        </Box>
      )}
    </Box>
  );
}

const tabProps = (name: ProfileTab) => ({
  id: `profile-tab-${name}`,
  'aria-controls': `profile-panel-${name}`,
});

const panelProps = (name: ProfileTab) => ({
  role: 'tabpanel',
  id: `profile-panel-${name}`,
  'aria-labelledby': `profile-tab-${name}`,
});
