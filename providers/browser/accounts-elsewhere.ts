/** The accounts that the server grants, as `rememberAccounts` stores them. */
const KEY = 'customerInfo';

/**
 * Calls the listener when another tab was granted other accounts than before, but at least one: without any, the profile
 * changes, too, which every tab follows. Returns a function that stops it.
 */
export function onAccountsElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY && newValue !== null && newValue !== '[]') listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
