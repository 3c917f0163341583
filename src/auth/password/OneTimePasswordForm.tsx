import type { FormEvent } from 'react';
import { TextField } from '#src/fields/TextField.tsx';
import { useAuthText } from '../shared/auth-text.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useOneTimeText } from './one-time-text.ts';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useFirstWrong } from '../shared/use-first-wrong.ts';
import { AT_FIELDS, useOneTimePassword } from './use-one-time-password.ts';

/** Asks for the user's own password; the page continues automatically once it is set. */
export function OneTimePasswordForm({ email }: { email: string }) {
  const { next, current, busy, problem, submit } = useOneTimePassword(email);
  const [ref, showFirstWrong] = useFirstWrong();
  const texts = useOneTimeText();
  const { newPassword } = useAuthText();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await submit()) showFirstWrong();
  };
  return (
    <form ref={ref} onSubmit={(event) => void send(event)} noValidate aria-busy={busy}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {current.asked && (
        <TextField
          label={texts.current}
          hint={texts.currentHint}
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
        label={newPassword}
        value={next.password}
        email={email}
        error={next.error}
        onChange={next.setPassword}
      />
      <ProblemAlert problem={problem} atFields={AT_FIELDS} />
      <button className="button button-wide" type="submit" disabled={busy}>
        {busy ? texts.busy : texts.submit}
      </button>
    </form>
  );
}
