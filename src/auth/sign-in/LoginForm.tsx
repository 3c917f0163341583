import { type FormEvent, Suspense, lazy, useState } from 'react';
import type { SignInProblem } from '#providers/firebase/auth-port.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PageLink } from '../../page/PageLink.tsx';
import './login.css';
import { EmailField } from '../shared/EmailField.tsx';
import { PasswordField } from '../shared/PasswordField.tsx';
import { useSecondsLeft } from '../shared/use-seconds-left.ts';
import { useSignIn } from './use-sign-in.ts';

/** In a chunk of its own, which production does not have: what every practice loads is without it. */
const FirstRunAccounts =
  import.meta.env.MODE === 'embedded' ? lazy(() => import('./FirstRunAccounts.tsx')) : null;

interface LoginFormProps {
  /** The address from the previous page. */
  startEmail: string;
  /** The user is signed in, and the profile is still loading. */
  waiting: boolean;
}

export function LoginForm({ startEmail, waiting }: LoginFormProps) {
  const [email, setEmail] = useState(startEmail);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, paused, signIn } = useSignIn();
  const seconds = useSecondsLeft(paused?.email === email.trim() ? paused.until : 0);
  const text = useText('entry');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (email.trim() && password && seconds === 0) void signIn(email, password);
  };
  const atWork = busy || waiting;
  const label = seconds > 0 ? text('login.paused', { seconds }) : text('login.submit');
  return (
    <>
      <form onSubmit={submit} noValidate aria-busy={atWork}>
        <EmailField
          value={email}
          error={tried && !email.trim() ? text('problems.emailMissing') : null}
          onChange={setEmail}
        />
        <PasswordField
          value={password}
          error={tried && !password ? text('problems.passwordMissing') : null}
          onChange={setPassword}
        />
        <LoginProblem problem={problem} email={email} />
        <button
          className="button button-wide login-countdown"
          type="submit"
          disabled={atWork || seconds > 0}
        >
          {atWork ? text('login.busy') : label}
        </button>
      </form>
      <nav className="auth-links" aria-label={text('login.otherWays')}>
        <PageLink to="/auth/forgot-password" state={{ email }}>
          {text('login.forgotten')}
        </PageLink>
        <PageLink to="/auth/sign-up" state={{ email }}>
          {text('login.signUp')}
        </PageLink>
      </nav>
      {FirstRunAccounts && (
        <Suspense>
          <FirstRunAccounts
            onChoose={(account) => {
              setEmail(account.email);
              setPassword(account.password);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Shows why the sign-in failed, but not which part was wrong; after too many attempts, offers a password reset. */
function LoginProblem({ problem, email }: { problem: SignInProblem | null; email: string }) {
  const text = useText('entry');
  if (problem === null) return null;
  if (problem !== 'throttled') {
    return (
      <p className="alert" role="alert">
        {text(`problems.${problem}`)}
      </p>
    );
  }
  return (
    <div className="alert login-problem">
      <p role="alert">{text('problems.throttled')}</p>
      <PageLink to="/auth/forgot-password" state={{ email }}>
        {text('login.reset')}
      </PageLink>
    </div>
  );
}
