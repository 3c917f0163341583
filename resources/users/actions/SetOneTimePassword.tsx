import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState } from 'react';
import type { PortalUser } from '#domain/access/user.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useRefusal } from '../common/use-refusal.ts';
import { OneTimePasswordField } from '../one-time-password/OneTimePasswordField.tsx';
import { OneTimePasswordNote } from '../one-time-password/OneTimePasswordNote.tsx';
import { useOneTimePasswordCheck } from '../one-time-password/use-one-time-password-check.ts';
import { useIsOver } from './use-is-over.ts';
import { useUserAction } from './use-user-action.ts';
import { useUserMovedOn } from './use-user-moved-on.tsx';

interface SetOneTimePasswordProps {
  user: PortalUser;
  onClose: () => void;
}

/** Sets a one-time password, and shows it once more after the server has accepted it. */
export function SetOneTimePassword({ user, onClose }: SetOneTimePasswordProps) {
  const text = useText('userActions');
  const { problemText, messageOf } = useRefusal();
  const { check, isChecking } = useOneTimePasswordCheck();
  const { mutate, isPending, isSuccess, error, reset } = useUserAction(user);
  const isOver = useIsOver('resetPassword', user);
  const moved = useUserMovedOn(user, { isSending: isPending || isSuccess, isOver });
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  if (isSuccess) return <PasswordIsSet email={user.email} password={password} onClose={onClose} />;

  const refused = errorBody(error)?.errors?.['newPassword'];
  const change = (typed: string) => {
    setPassword(typed);
    setProblem('');
    if (error) reset();
  };
  const refocus = () => input.current?.focus();
  const decide = async (): Promise<void> => {
    const found = await check(password, user.email);
    if (found === null || isPending) return;
    setProblem(found);
    if (found) refocus();
    else mutate({ action: 'resetPassword', password }, { onError: refocus });
  };
  return (
    <DecisionFrame
      title={text('resetPassword.title')}
      consequence={text('resetPassword.text', { email: user.email || user.id })}
      action={text('resetPassword.action')}
      tone="error"
      isPending={isPending || isChecking}
      error={refused ? null : error && messageOf(error)}
      moved={moved}
      onOpened={() => input.current?.focus()}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      <OneTimePasswordField
        value={password}
        onChange={change}
        problem={refused ? problemText('newPassword', refused) : problem}
        inputRef={input}
      />
    </DecisionFrame>
  );
}

interface PasswordIsSetProps {
  email: string;
  password: string;
  onClose: () => void;
}

/** Closes by its button only, since the password is never shown again. */
function PasswordIsSet({ email, password, onClose }: PasswordIsSetProps) {
  const text = useText('userCreate');
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="password-is-set">
      <DialogTitle id="password-is-set">{text('done.set')}</DialogTitle>
      <DialogContent>
        <OneTimePasswordNote email={email} password={password} isNewCustomer={false} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('done.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
