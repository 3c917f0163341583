import type { AuthStatus, Role } from '#domain/auth.ts';
import type { Account } from '#domain/schemas/customer.ts';
import type { Profile } from '#domain/schemas/profile.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import type { EndedBy } from '../http/error-policy.ts';
import type { SignUpStep } from './sign-up.ts';

/**
 * Why nobody is signed in: the user left, here or in another tab; the policy ended it; what is known of them could
 * not be read; the address was changed, which ends the sign-ins under the old one; nobody did anything for an hour;
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
  /** PM-03: what the server grants, main account first; empty for admins. */
  accounts: Account[];
  /** LY-12: the accounts could not be loaded; `accounts` and `accountNumber` are those known before. */
  accountsUnknown: boolean;
  /** The account that the customer works for. */
  accountNumber: string | null;
  /** When it was established, milliseconds since 1970. */
  since: number | null;
  /** The password is a one-time one: nothing else before a new one is chosen. */
  mustChangePassword: boolean;
  because: SignedOutBecause | null;
  /** LG-02: what failed after the account was made, in this tab, just now. */
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

/** PM-03: with the accounts that the server grants. The account that is worked for stays when it is one of them. */
export function withAccounts(state: SessionState, accounts: Account[]): SessionState {
  const isGranted = accounts.some(({ accountNumber }) => accountNumber === state.accountNumber);
  const main = accounts[0]?.accountNumber ?? state.profile?.accountNumber ?? null;
  const accountNumber = isGranted ? state.accountNumber : main;
  return { ...state, accounts, accountNumber, accountsUnknown: false };
}

/** First and last name, or the e-mail address of whoever has given none. */
export function fullName(state: SessionState): string {
  const name = [state.profile?.firstName, state.profile?.lastName].filter(Boolean).join(' ');
  return name || (state.user?.email ?? '');
}
