import { useEffect, useState } from 'react';
import {
  loadFirstRunAccounts,
  type FirstRunAccount,
} from '#providers/account/first-run-accounts.ts';
import { useText } from '#providers/messages/use-text.ts';

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
    loadFirstRunAccounts(leave.signal)
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
