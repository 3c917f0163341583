import type { SessionState } from '#providers/session/session-state.ts';
import { isConsultantPath } from '../page/consultant-path.ts';
import { guardedAt } from '../routes/areas.ts';
import { requiredRoles } from '../routes/required-roles.ts';
import { fitsRoles, newPasswordUrl } from './guard.ts';
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
  session: Pick<SessionState, 'status' | 'mustChangePassword' | 'roles'>,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | null {
  if (session.status !== 'signedIn' || !session.mustChangePassword) return null;
  if (OPEN.has(pathname) || isConsultantPath(pathname)) return null;
  const isLogin = pathname === '/auth/login';
  const wanted = isLogin ? wantedPath({ search, hash }) : pathname + search + hash;
  return newPasswordUrl(wanted !== null && isTheirs(session, wanted) ? wanted : null);
}

/** GD-01: the roles are looked at first: nothing leads back to a page that is not the user's. */
function isTheirs(session: Pick<SessionState, 'roles'>, wanted: string): boolean {
  const route = guardedAt(wanted.split(/[?#]/u, 1)[0] ?? '');
  return route === null || fitsRoles(session, requiredRoles(route));
}
