import { Navigate } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { PublicFrame } from '../auth/frame/PublicFrame.tsx';
import { OwnInvitations } from '../invitation/OwnInvitations.tsx';
import { homeOf } from '../session/guard.ts';
import { RequestWays } from './RequestWays.tsx';
import './request.css';

/** RT-04, GD-04: lets a customer get an account number. Redirects everybody else to their home. */
export default function RequestPage() {
  const session = useSession();
  const text = useText('request');
  if (session.status === 'checking' || session.status === 'leaving') return null;
  if (session.authStatus !== 'ACCOUNTNUMBERNOTVERIFIED') {
    return <Navigate to={homeOf(session)} replace />;
  }
  return (
    <PublicFrame>
      <div className="request">
        <h1>{text('heading')}</h1>
        <p className="lead">{text('lead', { email: session.user?.email ?? '' })}</p>
        <OwnInvitations />
        <RequestWays />
      </div>
    </PublicFrame>
  );
}
