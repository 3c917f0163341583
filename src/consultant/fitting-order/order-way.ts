import type { SessionState } from '#providers/session/session-state.ts';
import type { May } from '#providers/session/use-may.ts';

/** What stands between whoever is here and a draft order. */
export type OrderWay =
  | { kind: 'wait' }
  /** May order: on to the form, which asks for terms and a new password itself. */
  | { kind: 'go' }
  | { kind: 'signIn' | 'verify' | 'account' | 'staff' }
  /** The role in the selected account does not order; the other accounts where the user may. */
  | { kind: 'role'; accountNumber: string; others: string[] };

type Who = Pick<
  SessionState,
  | 'status'
  | 'authStatus'
  | 'roles'
  | 'accounts'
  | 'accountNumber'
  | 'accountsUnknown'
  | 'mustChangePassword'
>;

/** Returns how somebody comes to a draft order, in the order of the steps that are missing. */
export function orderWay(who: Who, may: May): OrderWay {
  if (who.status === 'checking' || who.status === 'leaving') return { kind: 'wait' };
  if (who.authStatus === 'UNAUTHENTICATED') return { kind: 'signIn' };
  if (!who.roles.includes('CUSTOMER')) return { kind: 'staff' };
  if (who.mustChangePassword) return { kind: 'go' };
  if (who.authStatus === 'EMAILNOTVERIFIED') return { kind: 'verify' };
  if (who.authStatus === 'ACCOUNTNUMBERNOTVERIFIED') return { kind: 'account' };
  // The order form says itself that the accounts are not known.
  if (who.accountsUnknown || may('orders:submit')) return { kind: 'go' };
  const others = who.accounts
    .map(({ accountNumber }) => accountNumber)
    .filter((number) => may('orders:submit', number));
  return { kind: 'role', accountNumber: who.accountNumber ?? '', others };
}
