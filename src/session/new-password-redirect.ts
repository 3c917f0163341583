import type { SessionState } from '#providers/session/session-state.ts';
import { isConsultantPath } from '#src/consultant-path.ts';
import { newPasswordUrl } from './guard.ts';

/** The pages open to a user with a one-time password: the one to choose a new password, and those without a session. */
const OPEN = new Set(['/auth/new-password', '/auth/action', '/auth/forgot-password']);

/** Returns the redirect of a user with a one-time password, before the page shows; null for everybody else. */
export function newPasswordRedirect(
  { status, mustChangePassword }: Pick<SessionState, 'status' | 'mustChangePassword'>,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  if (status !== 'signedIn' || !mustChangePassword) return null;
  if (OPEN.has(pathname) || isConsultantPath(pathname)) return null;
  const wanted = new URLSearchParams(search).get('returnUrl');
  return newPasswordUrl(pathname === '/auth/login' ? wanted : pathname + search);
}
