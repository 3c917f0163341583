import { describe, expect, it } from 'vitest';
import type { AuthStatus, Role } from '#domain/access/auth.ts';
import { nobody, type SessionState } from '#providers/session/session-state.ts';
import { areas, guardedAt } from '#src/routes/areas.ts';
import { requiredRoles } from '#src/routes/required-roles.ts';
import { portalRoutes } from '#src/routes/routes.ts';
import { guard, type GuardSession } from '#src/session/guard.ts';
import { mustAcceptTerms } from '#src/session/use-terms-redirect.ts';
import { buildProfile } from '../../fixtures/build-profile.ts';
import { addressOf, landingOf, LANDINGS, VISITORS, type Visitor } from '../../fixtures/landings.ts';

function signedIn(authStatus: AuthStatus, roles: Role[], termsAccepted = true): SessionState {
  const profile = buildProfile({ termsAccepted });
  return { ...nobody, status: 'signedIn', authStatus, roles, profile };
}

const SESSIONS: Record<Visitor, SessionState> = {
  'signed out': nobody,
  super: signedIn('AUTHENTICATED', ['ADMIN', 'SUPERADMIN']),
  admin: signedIn('AUTHENTICATED', ['ADMIN']),
  bookkeeper: signedIn('AUTHENTICATED', ['ADMIN', 'BOOKKEEPER']),
  practice: signedIn('AUTHENTICATED', ['CUSTOMER']),
  other: signedIn('AUTHENTICATED', ['CUSTOMER']),
  unlinked: signedIn('ACCOUNTNUMBERNOTVERIFIED', ['CUSTOMER']),
  unverified: signedIn('EMAILNOTVERIFIED', ['CUSTOMER']),
  newterms: signedIn('AUTHENTICATED', ['CUSTOMER'], false),
};

/** Where the guard leads, as `Guard` asks it; whoever owes the terms is led there wherever they come through. */
function landing(session: SessionState, address: string, required: Role[]): string {
  const decided = guard(session satisfies GuardSession, required, address);
  if (mustAcceptTerms(session)) return '/terms';
  return decided.kind === 'go' ? decided.to : address;
}

const GUARDED = [
  ...portalRoutes.map(({ path }) => path.replace('/*', '')),
  ...areas.map(({ path }) => `${path}/*`),
];

/** As `Guard` asks for them; an address outside the guard has none. */
function rolesAt(address: string): Role[] {
  const guarded = guardedAt(address);
  return guarded ? requiredRoles(guarded) : [];
}

describe.each(VISITORS)('where every guarded address leads: %s', (visitor) => {
  it.each(GUARDED)('RT-06 RT-07 RT-08 RT-09 RT-12 GD-01 GD-03 GD-04 GD-05 LG-05 %s', (path) => {
    const address = addressOf(path);
    const expected = landingOf(LANDINGS[path]?.[visitor] ?? '', address);
    expect(landing(SESSIONS[visitor], address, rolesAt(address))).toBe(expected);
  });
});
