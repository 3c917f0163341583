import { Navigate } from 'react-router';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { homeOf } from '#src/session/guard.ts';
import { ChangeAddress } from './ChangeAddress.tsx';
import '../frame/auth.css';
import { MailboxLink } from '../shared/MailboxLink.tsx';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { SendAgain } from './SendAgain.tsx';
import { useVerifyText } from './verify-text.ts';
import { Waiting } from './Waiting.tsx';

/** RT-03, GD-03: for a user whose address is not verified; redirects everybody else to their home. */
export default function VerifyEmailPage() {
  const session = useSession();
  const { signOut } = useSessionActions();
  const { logout } = usePublicText();
  const { heading, sentTo, goesOn, unfinished } = useVerifyText();
  if (session.status === 'checking' || session.status === 'leaving') return null;
  if (session.authStatus !== 'EMAILNOTVERIFIED') return <Navigate to={homeOf(session)} replace />;
  const email = session.user?.email ?? '';
  return (
    <PublicFrame>
      <h1>{heading}</h1>
      <p className="lead">
        {sentTo} <strong className="auth-address">{email}</strong>. {goesOn}
      </p>
      {session.unfinished.map((step) => (
        <p key={step} className="alert" role="alert">
          {unfinished[step]}
        </p>
      ))}
      <Waiting />
      <div className="auth-actions">
        <SendAgain />
        <button type="button" className="button button-quiet" onClick={() => void signOut()}>
          {logout}
        </button>
      </div>
      {import.meta.env.MODE === 'embedded' && <MailboxLink />}
      <ChangeAddress current={email} />
    </PublicFrame>
  );
}
