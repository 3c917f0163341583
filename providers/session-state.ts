import type { AuthStatus, Role } from '#domain/auth.ts';
import type { Account } from '#domain/schemas/customer.ts';
import type { Profile } from '#domain/schemas/profile.ts';
import type { AuthUser } from './auth-port.ts';
import type { EndedBy } from './error-policy.ts';

/** Why nobody is signed in: the user left, here or in another tab; the policy ended it; what is known of them could not be read. */
export type SignedOutBecause = EndedBy | 'user' | 'other-tab' | 'unreadable';

export interface SessionState {
  status: 'checking' | 'signedOut' | 'signedIn' | 'leaving';
  authStatus: AuthStatus;
  user: AuthUser | null;
  roles: Role[];
  profile: Profile | null;
  /** PM-03: what the server grants, main account first; empty for admins. */
  accounts: Account[];
  /** The account that the customer works for. */
  accountNumber: string | null;
  /** When it was established, milliseconds since 1970. */
  since: number | null;
  because: SignedOutBecause | null;
}

export const nobody: SessionState = {
  status: 'signedOut',
  authStatus: 'UNAUTHENTICATED',
  user: null,
  roles: [],
  profile: null,
  accounts: [],
  accountNumber: null,
  since: null,
  because: null,
};

/** First and last name, or the e-mail address of whoever has given none. */
export function fullName(state: SessionState): string {
  const name = [state.profile?.firstName, state.profile?.lastName].filter(Boolean).join(' ');
  return name || (state.user?.email ?? '');
}
