import {
  authStatus,
  claimsSchema,
  normalizeAccountNumber,
  rolesFromClaims,
} from '#domain/access/auth.ts';
import type { Claims } from '#domain/access/auth.ts';
import { emptyProfile } from '#domain/address/profile.ts';
import type { Profile } from '#domain/address/profile.ts';
import type { Account } from '#domain/customers/customer.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import { nobody, withAccounts } from './session-state.ts';
import type { SessionState } from './session-state.ts';

export interface Known {
  user: AuthUser;
  claims: Claims;
  profile: Profile;
}

/** The state of a signed-in user, on their main account. */
export function signedIn({ user, claims, profile }: Known, now: number): SessionState {
  return {
    ...nobody,
    status: 'signedIn',
    authStatus: authStatus({
      claims,
      emailVerified: user.emailVerified,
      accountNumber: profile.accountNumber,
    }),
    user,
    roles: rolesFromClaims(claims),
    profile,
    accountNumber: normalizeAccountNumber(profile.accountNumber),
    since: now,
    mustChangePassword: claims.mustChangePassword === true,
  };
}

export interface EstablishDeps {
  claims: () => Promise<unknown>;
  profile: (user: AuthUser) => Promise<Profile>;
  accounts: () => Promise<Account[]>;
  /** The accounts that this browser stored last. */
  kept: () => Account[];
  /** The account that was chosen last on this browser. */
  chosen: () => string | null;
  log: (message: string, error: unknown) => void;
  now: () => number;
}

/** LG-01: returns whether to load the stored profile: not for an unverified user who is no admin. */
function hasProfile({ emailVerified }: AuthUser, claims: Claims): boolean {
  return authStatus({ claims, emailVerified, accountNumber: null }) !== 'EMAILNOTVERIFIED';
}

/**
 * Loads claims, profile and accounts of a signed-in user. A separate module, loaded after the sign-in, because it
 * imports the schemas. Throws when claims or profile cannot be read.
 */
export async function establish(user: AuthUser, deps: EstablishDeps): Promise<SessionState> {
  const claims = claimsSchema.parse(await deps.claims());
  const profile = hasProfile(user, claims)
    ? await deps.profile(user)
    : emptyProfile(user.uid, user.email);
  const state = signedIn({ user, claims, profile }, deps.now());
  // Only a customer who has completed every sign-in step has accounts (PM-02).
  const isMember = state.authStatus === 'AUTHENTICATED' && state.roles.includes('CUSTOMER');
  // With a one-time password the server says nothing about accounts.
  if (!isMember || state.mustChangePassword) return state;
  const accountNumber = deps.chosen() ?? state.accountNumber;
  const onChosen = { ...state, accountNumber };
  try {
    return withAccounts(onChosen, await deps.accounts());
  } catch (error) {
    // LY-12: the chosen account stays chosen, and orders are blocked until the accounts are loaded.
    deps.log('The accounts could not be loaded', error);
    return { ...onChosen, accounts: deps.kept(), accountsUnknown: true };
  }
}
