import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TeamRequests } from '#providers/account/team.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SuppressedNote } from '../../shared/show/SuppressedNote.tsx';

interface SuppressedMembersProps {
  accountNumber: string;
  requests: TeamRequests;
}

/** EM-03: the members of an account whom no email reaches. */
export function SuppressedMembers({ accountNumber, requests }: SuppressedMembersProps) {
  const text = useText('suppressed');
  const { data = [], error } = useQuery({
    queryKey: ['team', accountNumber, 'suppressed'],
    queryFn: ({ signal }) => requests.suppressed(signal),
  });
  if (error) return <Typography variant="body2">{text('notLoaded')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
      {data.map(({ uid, address, reason }) => (
        <SuppressedNote key={uid} address={address} reason={reason} />
      ))}
    </Box>
  );
}
