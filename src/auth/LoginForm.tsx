import { useState } from 'react';
import type { FormEvent } from 'react';
import { usePublicText } from '#src/i18n/public-text.ts';
import { EmailField } from './EmailField.tsx';
import { FirstRunAccounts } from './FirstRunAccounts.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './use-sign-in.ts';

/** `waiting`: signed in, and the profile is still on its way. */
export function LoginForm({ waiting }: { waiting: boolean }) {
  const [email, setEmail] = useState('');
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
