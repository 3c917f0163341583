import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { Members } from './Members.tsx';
import { SuppressedMembers } from './SuppressedMembers.tsx';
import { TeamHistory } from './TeamHistory.tsx';
import { useTeam } from './use-team.ts';

/** AD-08: the members of an account and the invitations to it, for its owners and for super admins. */
export function Team({ accountNumber }: { accountNumber: string }) {
  const text = useText('team');
  const team = useTeam(accountNumber);
  const { members, invitations, error, retry } = team;
  if (error !== null) return <LoadError title={text('error')} error={error} onRetry={retry} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="section" aria-labelledby="team-members" aria-busy={!members}>
        <Heading id="team-members" label={text('members')} />
        <SuppressedMembers accountNumber={accountNumber} requests={team.requests} />
        {members && <Members members={members} team={team} />}
      </Box>
      <Box component="section" aria-labelledby="team-invitations" aria-busy={!invitations}>
        <Heading id="team-invitations" label={text('invitations')} />
        {invitations && <Invitations invitations={invitations} team={team} />}
      </Box>
      <Box component="section" aria-labelledby="team-invite">
        <Heading id="team-invite" label={text('invite.title')} />
        <InviteForm team={team} />
      </Box>
      <Box component="section" aria-labelledby="team-history">
        <Heading id="team-history" label={text('history.title')} />
        <TeamHistory accountNumber={accountNumber} requests={team.requests} />
      </Box>
    </Box>
  );
}

function Heading({ id, label }: { id: string; label: string }) {
  return (
    <Typography id={id} variant="h6" component="h2" sx={{ mb: 1.5 }}>
      {label}
    </Typography>
  );
}
