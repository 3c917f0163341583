import type { SessionState } from '#providers/session/session-state.ts';
import { isConsultantPath } from '#src/routes.ts';
import { newPasswordUrl } from './guard.ts';

/** What may be opened with a one-time password: where one chooses another, and what concerns no session. */
const OPEN = new Set(['/auth/new-password', '/auth/action', '/auth/forgot-password']);

/**
 * Where whoever signed in with a one-time password must go from an address, before anything of it shows; null for
 * everybody else.
 */
export function newPasswordRedirect(
  { status, mustChangePassword }: Pick<SessionState, 'status' | 'mustChangePassword'>,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  if (status !== 'signedIn' || !mustChangePassword) return null;
  if (OPEN.has(pathname) || isConsultantPath(pathname)) return null;
  const wanted = new URLSearchParams(search).get('returnUrl');
  return newPasswordUrl(pathname === '/auth/login' ? wanted : pathname + search);
}
