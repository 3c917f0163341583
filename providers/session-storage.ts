import { roleLabel } from '#domain/auth.ts';
import { writeJson, writeText } from './local-storage.ts';
import { rememberAccount, rememberProfile } from './remember.ts';
import type { SessionState } from './session-state.ts';

/** EN-05: keeps what the specification names of a signed-in user in local storage. */
export function rememberSession(state: SessionState): void {
  const { user, profile, accounts, accountNumber } = state;
  if (!user || !profile) return;
  rememberProfile(profile);
  rememberAccount(user.uid, accountNumber);
  writeJson(
    'accountNumbers',
    accounts.map((account) => account.accountNumber),
  );
  writeJson('customerInfo', accounts);
  writeJson('currentUser', { uid: user.uid, email: user.email, emailVerified: user.emailVerified });
  writeText('roleLabel', roleLabel(state.roles));
}
