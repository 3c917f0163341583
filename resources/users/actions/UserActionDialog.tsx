import { useNotify, useNavigate } from 'react-admin';
import type { PortalUser } from '#domain/access/user.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CUSTOMER_USERS_PATH, STAFF_PATH } from '../common/user-path.ts';
import { ConfirmAction } from './ConfirmAction.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { SetOneTimePassword } from './SetOneTimePassword.tsx';
import type { ActionName } from './user-actions.ts';

interface UserActionDialogProps {
  action: ActionName;
  user: PortalUser;
  onClose: () => void;
  /** Called after success, once the user has been notified. */
  onDone: () => void;
}

/** Confirms an action on a user, and shows its result. */
export function UserActionDialog({ action, user, onClose, onDone }: UserActionDialogProps) {
  const text = useText('userActions');
  const notify = useNotify();
  const navigate = useNavigate();
  const notifyDone = () => {
    onClose();
    notify(text(`${action}.done`, { email: escapeHtml(user.email) }), { type: 'success' });
    onDone();
  };
  if (action === 'resetPassword') return <SetOneTimePassword user={user} onClose={onClose} />;
  if (action === 'delete') {
    const leave = () => {
      notifyDone();
      navigate(user.role === 'customer' ? CUSTOMER_USERS_PATH : STAFF_PATH);
    };
    return <DeleteUser user={user} onClose={onClose} onDone={leave} />;
  }
  return <ConfirmAction action={action} user={user} onClose={onClose} onDone={notifyDone} />;
}
