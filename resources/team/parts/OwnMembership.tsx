import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { membershipRequests } from '#providers/account/team.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

interface OwnMembershipProps {
  accountNumber: string;
  /** The name of the practice. */
  practice: string;
}

/** AD-08: what a member of any role is in the account, and a button to leave it, which asks first. */
export function OwnMembership({ accountNumber, practice }: OwnMembershipProps) {
  const text = useText('team');
  const shell = useText('shell');
  const connection = useConnection();
  const requests = useMemo(
    () => membershipRequests(connection, accountNumber),
    [connection, accountNumber],
  );
  const { data, error, refetch } = useQuery({
    queryKey: ['team', accountNumber, 'membership'],
    queryFn: ({ signal }) => requests.read(signal),
  });
  const [isAsking, setIsAsking] = useState(false);
  if (error) {
    return <LoadError title={text('leaving.error')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy />;
  return (
    <Box component="section" aria-labelledby="own-membership" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="own-membership" variant="h6" component="h2">
        {text('leaving.title')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {text('leaving.lead', { practice, role: shell(`practiceRoles.${data.practiceRole}`) })}
      </Typography>
      <Typography color="text.secondary">{text(`means.${data.practiceRole}`)}</Typography>
      <Button
        variant="outlined"
        color="error"
        sx={{ justifySelf: 'start' }}
        onClick={() => setIsAsking(true)}
      >
        {text('leaving.action')}
      </Button>
      {isAsking && (
        <LeaveDialog
          practice={practice}
          leave={() => requests.leave(data)}
          lookAgain={async () => void (await refetch())}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Box>
  );
}
