import { useState, useEffect, type FormEvent } from 'react';
import { readTab } from '#providers/browser/tab-memory.ts';
import { useText } from '#providers/messages/use-text.ts';
import { TextField } from '../../fields/TextField.tsx';
import { PasswordField } from '../shared/PasswordField.tsx';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useFirstWrong } from '../shared/use-first-wrong.ts';
import { AT_FIELDS, useChangeAddress } from './use-change-address.ts';

interface ChangeAddressFormProps {
  current: string;
  /** Called with the address that the link was sent to, or null when cancelled. */
  onFinish: (email: string | null) => void;
}

/** For a user who mistyped their address, or has lost access to the mailbox. */
export function ChangeAddress({ current }: { current: string }) {
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState(() => readTab('new-address'));
  const text = useText('verify');
  const finish = (email: string | null): void => {
    setOpen(false);
    if (email) setSentTo(email);
  };
  return (
    <section className="auth-more">
      {sentTo && !open && <output className="hint">{text('changing', { email: sentTo })}</output>}
      {open ? (
        <ChangeAddressForm current={current} onFinish={finish} />
      ) : (
        <button type="button" className="button-text" onClick={() => setOpen(true)}>
          {text('other')}
        </button>
      )}
    </section>
  );
}

function ChangeAddressForm({ current, onFinish }: ChangeAddressFormProps) {
  const change = useChangeAddress(current);
  const [ref, showFirstWrong] = useFirstWrong();
  useEffect(() => {
    // A button opened the form, so the focus moves into it.
    ref.current?.querySelector('input')?.focus();
  }, [ref]);
  const text = useText('verify');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await change.submit()) onFinish(change.email.trim());
    else showFirstWrong();
  };
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate aria-busy={change.busy}>
      <h2>{text('other')}</h2>
      <TextField
        label={text('newEmail')}
        type="email"
        name="new-email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        required
        value={change.email}
        error={change.emailError}
        onChange={(event) => change.setEmail(event.target.value)}
      />
      <PasswordField
        value={change.password}
        error={change.passwordError}
        onChange={change.setPassword}
      />
      <ProblemAlert problem={change.problem} atFields={AT_FIELDS} />
      <div className="auth-actions">
        <button type="submit" className="button" disabled={change.busy}>
          {change.busy ? text('sending') : text('send')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => onFinish(null)}>
          {text('cancel')}
        </button>
      </div>
    </form>
  );
}
