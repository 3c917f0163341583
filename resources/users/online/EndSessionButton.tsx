import Button from '@mui/material/Button';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import type { ActivityRow } from './activity-row.ts';
import { isHere } from './presence.ts';
import type { Presence } from './presence.ts';

interface EndSessionButtonProps {
  row: ActivityRow;
  presence: Presence;
  onEnd: (row: ActivityRow) => void;
}

/** Signs a user out. Renders nothing for the current user, and for users who have left. */
export function EndSessionButton({ row, presence, onEnd }: EndSessionButtonProps) {
  const text = useText('usersOnline');
  const session = useSession();
  if (!isHere(presence) || row.id === session.user?.uid) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="error"
      aria-label={text('endOf', { email: row.userEmail || row.id })}
      onClick={() => onEnd(row)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text('end')}
    </Button>
  );
}
