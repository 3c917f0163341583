import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { PortalUser } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useRefusal } from '../common/use-refusal.ts';
import { useNewOwners } from '../new-owners/use-new-owners.tsx';
import { useIsOver } from './use-is-over.ts';
import { useUserAction } from './use-user-action.ts';
import { useUserMovedOn } from './use-user-moved-on.tsx';

interface DeleteUserProps {
  user: PortalUser;
  onClose: () => void;
  onDone: () => void;
}

/** Deletion cannot be undone, so the address must be typed to confirm, or the id of a user without one. */
export function DeleteUser({ user, onClose, onDone }: DeleteUserProps) {
  const text = useText('userActions');
  const { messageOf } = useRefusal();
  const { mutate, isPending, error } = useUserAction(user);
  const isOver = useIsOver('delete', user);
  const moved = useUserMovedOn(user, { isSending: isPending, isOver });
  const [typed, setTyped] = useState('');
  const [showsProblem, setShowsProblem] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const email = user.email || user.id;
  const isRight = typed.trim().toLowerCase() === email.toLowerCase();
  const isWrong = showsProblem && !isRight;
  const { newOwners, check, fields } = useNewOwners('delete', user);
  const decide = () => {
    setShowsProblem(true);
    const isComplete = check();
    if (!isRight) return input.current?.focus();
    if (isComplete && !isPending) mutate({ action: 'delete', newOwners }, { onSuccess: onDone });
  };
  return (
    <DecisionFrame
      title={text('delete.title')}
      consequence={text('delete.text', { email })}
      action={text('delete.action')}
      tone="error"
      isPending={isPending}
      error={error && messageOf(error)}
      moved={moved}
      onOpened={() => input.current?.focus()}
      onSubmit={decide}
      onClose={onClose}
    >
      {fields}
      <TextField
        id="delete-confirmation"
        label={text('deleteField')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isWrong}
        helperText={isWrong ? text('deleteMismatch', { email }) : ' '}
        inputRef={input}
        required
        fullWidth
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
    </DecisionFrame>
  );
}
