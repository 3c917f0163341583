import type { AuthStatus, Role } from '#domain/auth.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { loginUrl, safeReturnUrl } from './return-url.ts';

/** What the guard must know of the session. */
export type GuardSession = Pick<SessionState, 'status' | 'authStatus' | 'roles' | 'because'> &
  Partial<Pick<SessionState, 'mustChangePassword'>>;

export type GuardResult = { kind: 'pass' } | { kind: 'wait' } | { kind: 'go'; to: string };

const NEW_PASSWORD = '/auth/new-password';

const go = (to: string): GuardResult => ({ kind: 'go', to });

const DOORS: Record<Exclude<AuthStatus, 'AUTHENTICATED'>, string> = {
  UNAUTHENTICATED: '/auth/login',
  EMAILNOTVERIFIED: '/auth/verify-email',
  ACCOUNTNUMBERNOTVERIFIED: '/auth/request',
};

/** Where whoever signed in with a one-time password chooses one; it leads back to `path`. */
export function newPasswordUrl(path: string | null): string {
  const safe = safeReturnUrl(path);
  return safe ? `${NEW_PASSWORD}?returnUrl=${encodeURIComponent(safe)}` : NEW_PASSWORD;
}

/** Where a user belongs: their area, or the page where they complete what is missing. */
export function homeOf(
  session: Pick<GuardSession, 'authStatus' | 'roles' | 'mustChangePassword'>,
): string {
  if (session.mustChangePassword) return NEW_PASSWORD;
  if (session.authStatus !== 'AUTHENTICATED') return DOORS[session.authStatus];
  return session.roles.includes('ADMIN') ? '/admin/home' : '/customer/home';
}

/**
 * GD-01 … GD-05: whether a guarded page may show. `required` are the roles that the route names; `path` is
 * where the user wanted to go, with its query.
 */
export function guard(session: GuardSession, required: readonly Role[], path: string): GuardResult {
  if (session.status === 'checking' || session.status === 'leaving') return { kind: 'wait' };
  if (session.authStatus === 'UNAUTHENTICATED') return go(loginUrl(returnPath(session, path)));
  if (session.mustChangePassword) return go(newPasswordUrl(path));
  if (required.length > 0 && !required.some((role) => session.roles.includes(role))) {
    return go(homeOf(session));
  }
  const unverifiedAdmin =
    session.authStatus === 'EMAILNOTVERIFIED' && session.roles.includes('ADMIN');
  if (session.authStatus === 'AUTHENTICATED' || unverifiedAdmin) return { kind: 'pass' };
  return go(homeOf(session));
}

/** Whoever left by themselves starts anew; the next user must not land on their page. */
function returnPath(session: GuardSession, path: string): string | null {
  return session.because === 'user' || session.because === 'other-tab' ? null : path;
}

/** GD-06: as `guard`; an error in it sends to the sign-in page. */
export function guardSafely(decide: () => GuardResult, log: (error: unknown) => void): GuardResult {
  try {
    return decide();
  } catch (error) {
    log(error);
    return go('/auth/login');
  }
}
