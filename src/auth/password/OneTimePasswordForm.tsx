import { useState, type FormEvent } from 'react';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { TextField } from '../../fields/TextField.tsx';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useAuthRequest } from '../shared/use-auth-request.ts';
import { useFirstWrong } from '../shared/use-first-wrong.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PASSWORD_PROBLEMS, useNewPassword, type NewPasswordState } from './use-new-password.ts';

/** Shown at a field instead of above the button. */
const AT_FIELDS: readonly AuthFlowProblem[] = [
  ...PASSWORD_PROBLEMS,
  'password-needed',
  'password-wrong',
];

interface OneTimePassword {
  next: NewPasswordState;
  /** The one-time password; asked when the sign-in with it is too old. */
  current: { asked: boolean; value: string; set: (value: string) => void; error: string | null };
  busy: boolean;
  problem: AuthFlowProblem | null;
  /** Returns whether a field has a problem now. */
  submit: () => Promise<boolean>;
}

/** Asks for the user's own password; the page continues automatically once it is set. */
export function OneTimePasswordForm({ email }: { email: string }) {
  const { next, current, busy, problem, submit } = useOneTimePassword(email);
  const [ref, showFirstWrong] = useFirstWrong();
  const oneTimeText = useText('oneTime');
  const authText = useText('auth');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await submit()) showFirstWrong();
  };
  return (
    <form ref={ref} onSubmit={(event) => void send(event)} noValidate aria-busy={busy}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {current.asked && (
        <TextField
          label={oneTimeText('current')}
          hint={oneTimeText('currentHint')}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={current.value}
          error={current.error}
          onChange={(event) => current.set(event.target.value)}
        />
      )}
      <NewPasswordField
        label={authText('newPassword')}
        value={next.password}
        email={email}
        error={next.error}
        onChange={next.setPassword}
      />
      <ProblemAlert problem={problem} atFields={AT_FIELDS} />
      <button className="button button-wide" type="submit" disabled={busy}>
        {busy ? oneTimeText('busy') : oneTimeText('submit')}
      </button>
    </form>
  );
}

/** Lets the user replace a one-time password with their own. */
function useOneTimePassword(email: string): OneTimePassword {
  const { changePassword } = useSessionActions();
  const { busy, problem, run } = useAuthRequest();
  const next = useNewPassword(email, problem);
  const [asked, setAsked] = useState(false);
  const [value, set] = useState('');
  const [tried, setTried] = useState(false);
  const authText = useText('auth');
  const oneTimeText = useText('oneTime');
  const isMissing = asked && value === '';
  const submit = async (): Promise<boolean> => {
    setTried(asked);
    if (!(await next.check()) || isMissing) return true;
    const change = { current: asked ? value : null, next: next.password };
    const outcome = await run(() => changePassword(change));
    if (outcome === 'password-needed') setAsked(true);
    return outcome !== 'done' && outcome !== 'busy';
  };
  const wrong = problem === 'password-wrong' ? oneTimeText('currentWrong') : null;
  const error = tried && isMissing ? authText('passwordMissing') : wrong;
  return { next, current: { asked, value, set, error }, busy, problem, submit };
}
