import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { PASSWORD_PROBLEMS, useNewPassword } from '../password/use-new-password.ts';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useAuthRequest } from '../shared/use-auth-request.ts';
import { useFirstWrong } from '../shared/use-first-wrong.ts';

interface NewPasswordProps {
  email: string;
  code: string;
}

/** VA-01: asks for the new password once, with a button to show it; then opens the sign-in page. */
export function NewPassword({ email, code }: NewPasswordProps) {
  const { authFlow } = useRuntime();
  const leaveHere = useLeaveHere(email);
  const navigate = useNavigate();
  const [ref, showFirstWrong] = useFirstWrong();
  const { busy, problem, run } = useAuthRequest();
  const { password, setPassword, error, check } = useNewPassword(email, problem);
  const actionText = useText('action');
  const authText = useText('auth');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await check())) return showFirstWrong();
    const outcome = await run(() => authFlow.setPassword(code, password));
    if (outcome !== 'done') return showFirstWrong();
    await leaveHere();
    await navigate('/auth/login', { replace: true, state: { email, done: 'passwordSet' } });
  };
  const isDead = problem === 'link-used' || problem === 'link-expired';
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <h1>{actionText('password.heading')}</h1>
      <p className="lead auth-address">{actionText('password.body', { email })}</p>
      {/* Password managers save the new password under it. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label={authText('newPassword')}
        value={password}
        email={email}
        error={error}
        onChange={setPassword}
      />
      <ProblemAlert problem={problem} atFields={PASSWORD_PROBLEMS} />
      {isDead ? (
        <Link className="button button-wide" to="/auth/forgot-password" state={{ email }}>
          {actionText('forgotten')}
        </Link>
      ) : (
        <button className="button button-wide" type="submit" disabled={busy}>
          {busy ? actionText('password.busy') : actionText('password.submit')}
        </button>
      )}
    </form>
  );
}

/** Signs out this browser properly, because a new password ends the user's sign-ins. */
function useLeaveHere(email: string): () => Promise<void> {
  const { user } = useSession();
  const { signOut } = useSessionActions();
  return async () => {
    if (user?.email.toLowerCase() === email.toLowerCase()) await signOut();
  };
}
