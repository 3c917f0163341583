import { z } from 'zod';
import { roleLabel } from '#domain/access/auth.ts';
import { memberAccountSchema, type Account } from '#domain/customers/customer.ts';
import { readJson, writeJson, writeText } from '../browser/local-storage.ts';
import { tryAnswer } from '../http/read-answer.ts';
import { rememberAccount, rememberAccounts, rememberProfile } from './remember.ts';
import type { SessionState } from './session-state.ts';

/** EN-05: saves in local storage what the specification requires of a signed-in user. */
export function rememberSession(state: SessionState): void {
  const { user, profile, accounts, accountNumber, accountsUnknown } = state;
  if (!user || !profile) return;
  rememberProfile(profile);
  rememberAccount(user.uid, accountNumber);
  if (!accountsUnknown) rememberAccounts(accounts);
  writeJson('currentUser', { uid: user.uid, email: user.email, emailVerified: user.emailVerified });
  writeText('roleLabel', roleLabel(state.roles));
}

/** Returns the accounts that were stored last; an empty list when there are none or they cannot be read. */
export function keptAccounts(): Account[] {
  return tryAnswer(z.array(memberAccountSchema), readJson('customerInfo')) ?? [];
}
