import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LOGOUT_REDIRECT_WAIT } from '#domain/basics/constants.ts';
import { useSession } from '#providers/session/use-session.ts';
import { isConsultantPath } from '../page/consultant-path.ts';
import { INVITATION } from '../page/linked-pages.ts';
import { guardedAt } from '../routes/areas.ts';
import { loginUrl } from './return-url.ts';

/**
 * LG-03: returns where a sign-out redirects from `path`, and after how many milliseconds; null to stay. Not called for
 * guarded pages, whose guard redirects and keeps the return URL. An invitation is opened again after the next sign-in.
 */
export function afterSignOut(path: string, hash = ''): { to: string; wait: number } | null {
  if (path === INVITATION) return { to: loginUrl(path + hash), wait: 0 };
  if (path.startsWith('/auth/') || isConsultantPath(path)) return null;
  return { to: '/auth/login', wait: path === '/' ? LOGOUT_REDIRECT_WAIT : 0 };
}

/** LG-03: redirects after every sign-out, whatever its cause. A visitor without a sign-in stays. */
export function useSignOutRedirect(): void {
  const { status, because } = useSession();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const before = useRef(status);
  const left = useRef(false);
  useEffect(() => {
    if (before.current === 'leaving' && status === 'signedOut') left.current = because !== null;
    before.current = status;
    if (!left.current || guardedAt(pathname)) return undefined;
    const next = afterSignOut(pathname, hash);
    if (!next) {
      left.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      left.current = false;
      // An invitation says to the sign-in page whom it invites; the state of other pages ends with the session.
      void navigate(next.to, { replace: true, state: pathname === INVITATION ? state : null });
    }, next.wait);
    return () => clearTimeout(timer);
  }, [status, because, pathname, hash, state, navigate]);
}
