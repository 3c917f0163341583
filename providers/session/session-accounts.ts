import type { MutableObservable } from '../async/observable.ts';
import { rememberAccount, rememberAccounts } from './remember.ts';
import type { Session, SessionDeps } from './session-contract.ts';
import { withAccounts } from './session-state.ts';
import type { SessionState } from './session-state.ts';
import type { Turns } from './session-turns.ts';

interface AccountChoiceDeps extends Pick<SessionDeps, 'accounts'> {
  state: MutableObservable<SessionState>;
  turns: Turns;
}

/** Chooses the account that the customer works for, and reloads the granted accounts. */
export function createAccountChoice(
  deps: AccountChoiceDeps,
): Pick<Session, 'chooseAccount' | 'readAccounts'> {
  const { state, turns } = deps;
  return {
    chooseAccount: (accountNumber) => {
      const now = state.get();
      const isGranted = now.accounts.some((account) => account.accountNumber === accountNumber);
      if (!now.user || !isGranted) return;
      rememberAccount(now.user.uid, accountNumber);
      state.set({ ...now, accountNumber });
    },
    readAccounts: async () => {
      const isCurrent = turns.current();
      const accounts = await deps.accounts();
      if (!isCurrent()) return;
      const next = withAccounts(state.get(), accounts);
      rememberAccounts(accounts);
      rememberAccount(next.user?.uid ?? '', next.accountNumber);
      state.set(next);
    },
  };
}
