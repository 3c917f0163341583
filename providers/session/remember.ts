import { hasAcceptedTerms } from '#domain/access/terms.ts';
import type { Profile } from '#domain/address/profile.ts';
import type { Account } from '#domain/customers/customer.ts';
import { writeJson, writeText } from '../browser/local-storage.ts';

/** EN-05: saves the parts of a profile that belong in local storage. */
export function rememberProfile(profile: Profile): void {
  writeJson('nameObject', { firstName: profile.firstName, lastName: profile.lastName });
  writeText('termsAccepted', String(hasAcceptedTerms(profile)));
}

/** EN-05, LY-07: saves the chosen account under both of its local storage keys. */
export function rememberAccount(uid: string, accountNumber: string | null): void {
  writeText('accountNumber', accountNumber);
  writeJson('apiUser', { uid, accountNumber });
}

/** EN-05: saves the accounts that the server grants. */
export function rememberAccounts(accounts: readonly Account[]): void {
  writeJson(
    'accountNumbers',
    accounts.map(({ accountNumber }) => accountNumber),
  );
  writeJson('customerInfo', accounts);
}
