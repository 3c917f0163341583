import { useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#providers/session/use-session.ts';
import { readLoginState } from '../auth/login-state.ts';
import { isConsultantPath } from '../page/consultant-path.ts';
import { useStart } from '../page/start.ts';
import { homeOf } from '../session/guard.ts';
import { wantedPath } from '../session/return-url.ts';

/**
 * RT-02: the sign-in page in the route table. It shows the page, which is outside the router (decision 34), and opens
 * the page that the user wanted once they are signed in.
 */
export function LoginSpot() {
  const session = useSession();
  const here = useLocation();
  const { state } = here;
  const { login } = useStart();
  useLayoutEffect(() => login.set(readLoginState(state)), [login, state]);
  useLayoutEffect(() => () => login.set(null), [login]);
  if (session.status !== 'signedIn') return null;
  const wanted = wantedPath(here);
  // The consultant is open to everybody, and says itself what a step that is still missing prevents.
  const isOpen = wanted !== null && isConsultantPath(new URL(wanted, location.origin).pathname);
  const opens = session.authStatus === 'AUTHENTICATED' || isOpen;
  return <Navigate to={opens && wanted ? wanted : homeOf(session)} replace />;
}
