import { authStatus, claimsSchema, normalizeAccountNumber, rolesFromClaims } from '#domain/auth.ts';
import type { Claims } from '#domain/auth.ts';
import type { Account } from '#domain/schemas/customer.ts';
import { emptyProfile } from '#domain/schemas/profile.ts';
import type { Profile } from '#domain/schemas/profile.ts';
import type { AuthUser } from './auth-port.ts';
import { nobody } from './session-state.ts';
import type { SessionState } from './session-state.ts';

export interface Known {
  user: AuthUser;
  claims: Claims;
  profile: Profile;
  accounts: Account[];
}

/** The state of a signed-in user. `chosen` counts only among the accounts that the server grants (PM-03). */
export function signedIn(known: Known, chosen: string | null, now: number): SessionState {
  const { user, claims, profile, accounts } = known;
  const main = normalizeAccountNumber(profile.accountNumber);
  const granted = accounts.some((account) => account.accountNumber === chosen);
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
    accounts,
    accountNumber: granted ? chosen : (accounts[0]?.accountNumber ?? main),
    since: now,
    mustChangePassword: claims.mustChangePassword === true,
  };
}

export interface EstablishPorts {
  claims: () => Promise<unknown>;
  profile: (user: AuthUser) => Promise<Profile>;
  accounts: () => Promise<Account[]>;
  /** The account that was chosen last on this browser. */
  chosen: () => string | null;
  now: () => number;
}

/**
 * Finds out who a signed-in user is to the portal. A module of its own, loaded after the sign-in, because it
 * brings the schemas along. Throws when claims or profile cannot be read.
 */
export async function establish(user: AuthUser, ports: EstablishPorts): Promise<SessionState> {
  const claims = claimsSchema.parse(await ports.claims());
  // With a one-time password nothing is to be had but a new one: nothing is asked for.
  const profile = claims.mustChangePassword
    ? emptyProfile(user.uid, user.email)
    : await ports.profile(user);
  const known = { user, claims, profile, accounts: [] };
  const state = signedIn(known, ports.chosen(), ports.now());
  // Only a customer who passes every door has accounts to ask for (PM-02).
  const isMember = state.authStatus === 'AUTHENTICATED' && state.roles.includes('CUSTOMER');
  if (!isMember || state.mustChangePassword) return state;
  return signedIn({ ...known, accounts: await ports.accounts() }, ports.chosen(), ports.now());
}
