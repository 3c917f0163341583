import type { AuthStatus, Role } from '#domain/access/auth.ts';
import type { Profile } from '#domain/address/profile.ts';
import type { Account } from '#domain/customers/customer.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import type { EndedBy } from '../http/error-table.ts';
import type { SignUpStep } from './sign-up.ts';

/**
 * Why nobody is signed in: the user left, here or in another tab; the policy ended the session; the user's data could
 * not be read; the address was changed, which ends the sign-ins under the old one; the user was inactive for an hour;
 * the session was ended from another device or by a super admin.
 */
export type SignedOutBecause =
  | EndedBy
  | 'user'
  | 'other-tab'
  | 'unreadable'
  | 'address-changed'
  | 'idle'
  | 'ended';

export interface SessionState {
  status: 'checking' | 'signedOut' | 'signedIn' | 'leaving';
  authStatus: AuthStatus;
  user: AuthUser | null;
  roles: Role[];
  profile: Profile | null;
  /** PM-03: the accounts that the server grants, main account first; empty for admins. */
  accounts: Account[];
  /** LY-12: the accounts could not be loaded; `accounts` and `accountNumber` are the last known ones. */
  accountsUnknown: boolean;
  /** The account that the customer works for. */
  accountNumber: string | null;
  /** When the session was established, milliseconds since 1970. */
  since: number | null;
  /** The user has a one-time password and must choose a new one first. */
  mustChangePassword: boolean;
  because: SignedOutBecause | null;
  /** LG-02: the sign-up steps that failed after the account was created, in this tab, just now. */
  unfinished: readonly SignUpStep[];
}

export const nobody: SessionState = {
  status: 'signedOut',
  authStatus: 'UNAUTHENTICATED',
  user: null,
  roles: [],
  profile: null,
  accounts: [],
  accountsUnknown: false,
  accountNumber: null,
  since: null,
  mustChangePassword: false,
  because: null,
  unfinished: [],
};

/** PM-03: sets the accounts that the server grants. Keeps the chosen account when it is one of them. */
export function withAccounts(state: SessionState, accounts: Account[]): SessionState {
  const isGranted = accounts.some(({ accountNumber }) => accountNumber === state.accountNumber);
  const main = accounts[0]?.accountNumber ?? state.profile?.accountNumber ?? null;
  const accountNumber = isGranted ? state.accountNumber : main;
  return { ...state, accounts, accountNumber, accountsUnknown: false };
}

/** Returns the first and last name, or the e-mail address when the user has no name. */
export function fullName(state: SessionState): string {
  const name = [state.profile?.firstName, state.profile?.lastName].filter(Boolean).join(' ');
  return name || (state.user?.email ?? '');
}
