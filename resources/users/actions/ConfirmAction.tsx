import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useRefusal } from '../common/use-refusal.ts';
import { useNewOwners } from '../new-owners/use-new-owners.tsx';
import { useIsOver } from './use-is-over.ts';
import { useUserAction } from './use-user-action.ts';
import { useUserMovedOn } from './use-user-moved-on.tsx';
import type { ActionName } from './user-actions.ts';

interface ConfirmActionProps {
  action: ActionName;
  user: PortalUser;
  onClose: () => void;
  onDone: () => void;
}

/** Explains what the action does to the user, and asks to confirm it. */
export function ConfirmAction({ action, user, onClose, onDone }: ConfirmActionProps) {
  const text = useText('userActions');
  const { messageOf } = useRefusal();
  const { mutate, isPending, error } = useUserAction(user);
  const isOver = useIsOver(action, user);
  const moved = useUserMovedOn(user, { isSending: isPending, isOver });
  const { newOwners, check, fields } = useNewOwners(action, user);
  const decide = () => {
    if (check() && !isPending) mutate({ action, newOwners }, { onSuccess: onDone });
  };
  return (
    <DecisionFrame
      title={text(`${action}.title`)}
      consequence={text(`${action}.text`, { email: user.email })}
      action={text(`${action}.action`)}
      tone={action === 'disable' || action === 'makeCustomer' ? 'error' : 'primary'}
      isPending={isPending}
      error={error && messageOf(error)}
      moved={moved}
      onOpened={() => undefined}
      onSubmit={decide}
      onClose={onClose}
    >
      {fields}
    </DecisionFrame>
  );
}
