import type { AuthStatus, Role } from '#domain/access/auth.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { loginUrl, urlWithReturn } from './return-url.ts';

/** What the guard needs from the session. */
export type GuardSession = Pick<SessionState, 'status' | 'authStatus' | 'roles'> &
  Partial<Pick<SessionState, 'mustChangePassword'>>;

export type GuardResult = { kind: 'pass' } | { kind: 'wait' } | { kind: 'go'; to: string };

const NEW_PASSWORD = '/auth/new-password';

const go = (to: string): GuardResult => ({ kind: 'go', to });

const DOORS: Record<Exclude<AuthStatus, 'AUTHENTICATED'>, string> = {
  UNAUTHENTICATED: '/auth/login',
  EMAILNOTVERIFIED: '/auth/verify-email',
  ACCOUNTNUMBERNOTVERIFIED: '/auth/request',
};

/** Returns the URL where a user with a one-time password chooses a new one, and then returns to `path`. */
export function newPasswordUrl(path: string | null): string {
  return urlWithReturn(NEW_PASSWORD, path);
}

/** Returns a user's home: their area, or the page of the next missing step. */
export function homeOf(
  session: Pick<GuardSession, 'authStatus' | 'roles' | 'mustChangePassword'>,
): string {
  if (session.mustChangePassword) return NEW_PASSWORD;
  if (session.authStatus !== 'AUTHENTICATED') return DOORS[session.authStatus];
  return session.roles.includes('ADMIN') ? '/admin/home' : '/customer/home';
}

/** GD-01: returns whether a user has one of the roles that a route requires. */
export function fitsRoles(
  { roles }: Pick<GuardSession, 'roles'>,
  required: readonly Role[],
): boolean {
  return required.length === 0 || required.some((role) => roles.includes(role));
}

/**
 * GD-01 … GD-05: returns whether a guarded page may be shown. `required` are the roles of the route; `path` is the
 * requested path, with its query and fragment.
 */
export function guard(session: GuardSession, required: readonly Role[], path: string): GuardResult {
  if (session.status === 'checking' || session.status === 'leaving') return { kind: 'wait' };
  if (session.authStatus === 'UNAUTHENTICATED') return go(loginUrl(path));
  if (!fitsRoles(session, required)) return go(homeOf(session));
  if (session.mustChangePassword) return go(newPasswordUrl(path));
  const unverifiedAdmin =
    session.authStatus === 'EMAILNOTVERIFIED' && session.roles.includes('ADMIN');
  if (session.authStatus === 'AUTHENTICATED' || unverifiedAdmin) return { kind: 'pass' };
  return go(homeOf(session));
}

/** GD-06: like `guard`; an error redirects to the sign-in page. */
export function guardSafely(decide: () => GuardResult, log: (error: unknown) => void): GuardResult {
  try {
    return decide();
  } catch (error) {
    log(error);
    return go('/auth/login');
  }
}
