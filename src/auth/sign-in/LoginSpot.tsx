import { useLayoutEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '#providers/session/use-session.ts';
import { homeOf } from '#src/session/guard.ts';
import { safeReturnUrl } from '#src/session/return-url.ts';
import { useStart } from '#src/start/start.ts';
import { readLoginState } from '../login-state.ts';

/**
 * RT-02: the sign-in page in the route table. It shows the page, which is outside the router (decision 34), and opens
 * the page that the user wanted once they are signed in.
 */
export function LoginSpot() {
  const session = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { login } = useStart();
  useLayoutEffect(() => login.set(readLoginState(state)), [login, state]);
  useLayoutEffect(() => () => login.set(null), [login]);
  if (session.status !== 'signedIn') return null;
  const returnUrl =
    session.authStatus === 'AUTHENTICATED' ? safeReturnUrl(search.get('returnUrl')) : null;
  return <Navigate to={returnUrl ?? homeOf(session)} replace />;
}
