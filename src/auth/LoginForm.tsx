import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { usePublicText } from '#src/i18n/public-text.ts';
import { EmailField } from './EmailField.tsx';
import { FirstRunAccounts } from './FirstRunAccounts.tsx';
import './login.css';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './use-sign-in.ts';

interface LoginFormProps {
  /** Known from the page before. */
  startEmail: string;
  /** Signed in, and the profile is still on its way. */
  waiting: boolean;
}

export function LoginForm({ startEmail, waiting }: LoginFormProps) {
  const [email, setEmail] = useState(startEmail);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, signIn } = useSignIn();
  const { login, problems } = usePublicText();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (email.trim() && password) void signIn(email, password);
  };
  const atWork = busy || waiting;
  return (
    <>
      <form onSubmit={submit} noValidate aria-busy={atWork}>
        <EmailField
          value={email}
          error={tried && !email.trim() ? problems.emailMissing : null}
          onChange={setEmail}
        />
        <PasswordField
          value={password}
          error={tried && !password ? problems.passwordMissing : null}
          onChange={setPassword}
        />
        {problem && (
          <p className="alert" role="alert">
            {problems[problem]}
          </p>
        )}
        <button className="button button-wide" type="submit" disabled={atWork}>
          {atWork ? login.busy : login.submit}
        </button>
      </form>
      <nav className="door-links" aria-label={login.otherWays}>
        <Link className="link" to="/auth/forgot-password" state={{ email }}>
          {login.forgotten}
        </Link>
        <Link className="link" to="/auth/sign-up" state={{ email }}>
          {login.signUp}
        </Link>
      </nav>
      {import.meta.env.MODE === 'embedded' && (
        <FirstRunAccounts
          onChoose={(account) => {
            setEmail(account.email);
            setPassword(account.password);
          }}
        />
      )}
    </>
  );
}
