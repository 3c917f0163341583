import { Navigate, useLocation } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { homeOf } from '../../session/guard.ts';
import { wantedPath } from '../../session/return-url.ts';
import '../frame/auth.css';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { OneTimePasswordForm } from './OneTimePasswordForm.tsx';

/** For a user with a one-time password, who must choose a new one before anything else opens. */
export default function NewPasswordPage() {
  const session = useSession();
  const { signOut } = useSessionActions();
  const here = useLocation();
  const oneTimeText = useText('oneTime');
  const entryText = useText('entry');
  if (session.status === 'checking' || session.status === 'leaving') return null;
  if (!session.mustChangePassword) {
    const isInside = session.authStatus === 'AUTHENTICATED';
    const back = isInside ? wantedPath(here) : null;
    return <Navigate to={back ?? homeOf(session)} replace />;
  }
  return (
    <PublicFrame>
      <h1>{oneTimeText('heading')}</h1>
      <p className="lead">{oneTimeText('lead')}</p>
      <OneTimePasswordForm email={session.user?.email ?? ''} />
      <div className="auth-actions">
        <button type="button" className="button button-quiet" onClick={() => void signOut()}>
          {entryText('logout')}
        </button>
      </div>
    </PublicFrame>
  );
}
