import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { DoorProblem } from '#providers/doors.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { useSession, useSessionActions } from '#providers/use-session.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useActionText } from './action-text.ts';
import { useDoorText } from './door-text.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PASSWORD_MIN } from './password-strength.ts';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useDoorWork } from './use-door-work.ts';
import { useFirstWrong } from './use-first-wrong.ts';

interface NewPasswordProps {
  email: string;
  code: string;
}

const AT_FIELD: readonly DoorProblem[] = ['password-weak'];

/** VA-01: the new password, once, with the button to look at it; then on to the sign-in page. */
export function NewPassword({ email, code }: NewPasswordProps) {
  const { doors } = useRuntime();
  const leaveHere = useLeaveHere(email);
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [ref, showFirstWrong] = useFirstWrong();
  const { busy, problem, run } = useDoorWork();
  const { password: texts, forgotten } = useActionText();
  const { newPassword } = useDoorText();
  const mistake = useMistake(password, problem === 'password-weak');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (password.length < PASSWORD_MIN) return showFirstWrong();
    const outcome = await run(() => doors.setPassword(code, password));
    if (outcome !== 'done') return showFirstWrong();
    await leaveHere();
    await navigate('/auth/login', { replace: true, state: { email, done: 'passwordSet' } });
  };
  const isDead = problem === 'link-used' || problem === 'link-expired';
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      <h1>{texts.heading}</h1>
      <p className="lead door-address">{fill(texts.body, { email })}</p>
      {/* Password managers store the new password under it. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label={newPassword}
        value={password}
        email={email}
        error={tried ? mistake : null}
        onChange={setPassword}
      />
      <ProblemAlert problem={problem} atFields={AT_FIELD} />
      {isDead ? (
        <Link className="button button-wide" to="/auth/forgot-password" state={{ email }}>
          {forgotten}
        </Link>
      ) : (
        <button className="button button-wide" type="submit" disabled={busy}>
          {busy ? texts.busy : texts.submit}
        </button>
      )}
    </form>
  );
}

/** A new password ends the sign-ins of its user; the one in this browser ends properly. */
function useLeaveHere(email: string): () => Promise<void> {
  const { user } = useSession();
  const { signOut } = useSessionActions();
  return async () => {
    if (user?.email.toLowerCase() === email.toLowerCase()) await signOut();
  };
}

function useMistake(password: string, isWeak: boolean): string | null {
  const { passwordMissing, passwordShort, problems } = useDoorText();
  const count = PASSWORD_MIN - password.length;
  if (!password) return passwordMissing;
  if (count === 1) return passwordShort.one;
  if (count > 1) return fill(passwordShort.other, { count });
  return isWeak ? problems['password-weak'] : null;
}
