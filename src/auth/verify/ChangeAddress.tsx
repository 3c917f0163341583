import { useState } from 'react';
import { readTab } from '#providers/browser/tab-memory.ts';
import { fill } from '#src/i18n/create-text.ts';
import { ChangeAddressForm } from './ChangeAddressForm.tsx';
import { useVerifyText } from './verify-text.ts';

/** For a user who mistyped their address, or has lost access to the mailbox. */
export function ChangeAddress({ current }: { current: string }) {
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState(() => readTab('new-address'));
  const { other, changing } = useVerifyText();
  const finish = (email: string | null): void => {
    setOpen(false);
    if (email) setSentTo(email);
  };
  return (
    <section className="auth-more">
      {sentTo && !open && <output className="hint">{fill(changing, { email: sentTo })}</output>}
      {open ? (
        <ChangeAddressForm current={current} onFinish={finish} />
      ) : (
        <button type="button" className="button-text" onClick={() => setOpen(true)}>
          {other}
        </button>
      )}
    </section>
  );
}
