import type { SessionState } from '#providers/session/session-state.ts';
import { isConsultantPath } from '#src/consultant-path.ts';
import { newPasswordUrl } from './guard.ts';
import { wantedPath } from './return-url.ts';

/** The pages open to a user with a one-time password: the one to choose a new password, and those without a session. */
const OPEN = new Set([
  '/auth/new-password',
  '/auth/action',
  '/auth/forgot-password',
  '/auth/unsubscribe',
]);

/** Returns the redirect of a user with a one-time password, before the page shows; null for everybody else. */
export function newPasswordRedirect(
  { status, mustChangePassword }: Pick<SessionState, 'status' | 'mustChangePassword'>,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | null {
  if (status !== 'signedIn' || !mustChangePassword) return null;
  if (OPEN.has(pathname) || isConsultantPath(pathname)) return null;
  const isLogin = pathname === '/auth/login';
  return newPasswordUrl(isLogin ? wantedPath({ search, hash }) : pathname + search + hash);
}
