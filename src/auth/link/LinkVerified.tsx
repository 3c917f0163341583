import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { notifyEmailChecked } from '#providers/browser/other-tabs.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { homeOf } from '../../session/guard.ts';
import { loginUrl } from '../../session/return-url.ts';
import { continuePath } from '../continue-path.ts';

/** Shown after a verification: the same user continues automatically, here and in the other tabs. */
export function LinkVerified({ email }: { email: string }) {
  const session = useSession();
  const { checkEmail } = useSessionActions();
  const [search] = useSearchParams();
  const text = useText('action');
  const user = session.status === 'signedIn' ? session.user : null;
  const isSame = user?.email.toLowerCase() === email.toLowerCase();
  useEffect(() => {
    notifyEmailChecked();
    if (!isSame) return;
    checkEmail().catch((error: unknown) => console.warn('The session could not be renewed', error));
  }, [checkEmail, isSame]);
  const onward = continuePath(search.get('continueUrl'), location.origin);
  if (isSame && user?.emailVerified) {
    const to = session.authStatus === 'AUTHENTICATED' ? onward : null;
    return <Navigate to={to ?? homeOf(session)} replace />;
  }
  return (
    <>
      <h1>{text('verified.heading')}</h1>
      <p className="lead">{text('verified.body', { email })}</p>
      {user && !isSame && <p className="auth-note">{text('otherUser', { email: user.email })}</p>}
      <div className="auth-actions">
        {user ? (
          <Link className="button" to={homeOf(session)}>
            {text('goOn')}
          </Link>
        ) : (
          <Link className="button" to={loginUrl(onward)} state={{ email, done: 'verified' }}>
            {text('signIn')}
          </Link>
        )}
      </div>
    </>
  );
}
