import { useEffect, useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';

export interface FirstRunAccount {
  email: string;
  password: string;
  description: string;
}

function isAccount(value: unknown): value is FirstRunAccount {
  if (typeof value !== 'object' || value === null) return false;
  const account: Partial<Record<string, unknown>> = { ...value };
  return ['email', 'password', 'description'].every((key) => typeof account[key] === 'string');
}

async function loadAccounts(signal: AbortSignal): Promise<FirstRunAccount[]> {
  const response = await fetch('/local/accounts', { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answer: unknown = await response.json();
  return Array.isArray(answer) ? answer.filter(isAccount) : [];
}

/** Shows the accounts of the first start, for trying the portal; only the embedded build contains it. */
export default function FirstRunAccounts({
  onChoose,
}: {
  onChoose: (account: FirstRunAccount) => void;
}) {
  const [accounts, setAccounts] = useState<FirstRunAccount[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    loadAccounts(leave.signal)
      .then(setAccounts)
      .catch(() => setFailed(!leave.signal.aborted));
    return () => leave.abort();
  }, []);
  const text = useText('firstRun');
  return (
    <section className="first-run" aria-label={text('heading')}>
      <h2>{text('heading')}</h2>
      <p>{failed ? text('failed') : text('note')}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => onChoose(account)}>
              <span>{account.email}</span>
              <small>{account.description}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
