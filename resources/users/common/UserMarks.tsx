import BlockIcon from '@mui/icons-material/Block';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import PasswordIcon from '@mui/icons-material/Password';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import Chip from '@mui/material/Chip';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { MarkChip } from '../../shared/show/MarkChip.tsx';
import { StateChip } from '../../shared/show/StateChip.tsx';

/** Shows whether the user may sign in. */
export function UserStateChip({ disabled }: { disabled: boolean }) {
  const text = useText('users');
  return disabled ? (
    <StateChip icon={BlockIcon} label={text('state.true')} tone="rejected" />
  ) : (
    <StateChip icon={CheckCircleOutlineIcon} label={text('state.false')} tone="approved" />
  );
}

/** Marks the signed-in user. */
export function YouMark({ user }: { user: { id: string } }) {
  const text = useText('users');
  const session = useSession();
  if (session.user?.uid !== user.id) return null;
  return <Chip size="small" label={text('you')} component="span" />;
}

interface PendingMarksProps {
  user: { emailVerified: boolean; mustChangePassword?: boolean };
}

/** Shows the steps that the user has still to complete. */
export function PendingMarks({ user }: PendingMarksProps) {
  const text = useText('users');
  const showText = useText('userShow');
  return (
    <>
      {!user.emailVerified && (
        <MarkChip icon={ReportIcon} label={text('verified.false')} tone="warning" />
      )}
      {user.mustChangePassword && (
        <MarkChip icon={PasswordIcon} label={showText('oneTime')} tone="info" />
      )}
    </>
  );
}

/** PY-08: marks an admin who was granted to record payments. */
export function GrantMark({ user }: { user: { mayRecordPayments: boolean } }) {
  const text = useText('users');
  if (!user.mayRecordPayments) return null;
  return <MarkChip icon={PaymentsIcon} label={text('fields.mayRecordPayments')} tone="info" />;
}
