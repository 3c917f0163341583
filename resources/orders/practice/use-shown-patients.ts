import { useMay } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';

/** Whether the user's role shows the patient of all, some or none of a list's orders. */
export type ShownPatients = 'all' | 'some' | 'none';

/** AD-08: returns it for the orders of the selected account, or of all accounts of the user. */
export function useShownPatients(isAll: boolean): ShownPatients {
  const { accounts, accountNumber } = useSession();
  const may = useMay();
  const listed = isAll ? accounts.map((account) => account.accountNumber) : [accountNumber];
  const shown = listed.map((number) => may('orders:clinical', number || undefined));
  if (shown.every(Boolean)) return 'all';
  return shown.some(Boolean) ? 'some' : 'none';
}
