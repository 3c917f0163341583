import { Link, useLocation, useNavigate } from 'react-router';
import type { Invited } from '#domain/access/member.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { INVITATION } from '../page/linked-pages.ts';
import { homeOf } from '../session/guard.ts';
import { loginUrl } from '../session/return-url.ts';
import { JoinButton } from './JoinButton.tsx';

interface InvitationAnswerProps {
  invited: Invited;
  token: string;
  onClosed: () => void;
}

/** What the visitor does next: sign in, sign up, change the user, verify the address, or join. */
export function InvitationAnswer({ invited, token, onClosed }: InvitationAnswerProps) {
  const text = useText('invitation');
  const session = useSession();
  const { email } = invited;
  if (session.status === 'checking' || session.status === 'leaving') return null;
  if (!session.user) return <SignedOut email={email} token={token} />;
  if (session.user.email.toLowerCase() !== email.toLowerCase()) {
    return <WrongUser email={email} />;
  }
  if (session.roles.includes('ADMIN')) return <p className="auth-note">{text('staff')}</p>;
  if (session.authStatus === 'EMAILNOTVERIFIED') {
    return (
      <>
        <p className="auth-note">{text('verify')}</p>
        <Link className="button" to={homeOf(session)}>
          {text('verifyNow')}
        </Link>
      </>
    );
  }
  return <JoinButton invited={invited} onClosed={onClosed} />;
}

/** After the sign-in the link is opened again; a user without an account finds the invitation on their page. */
function SignedOut({ email, token }: { email: string; token: string }) {
  const text = useText('invitation');
  return (
    <>
      <p className="auth-note">{text('signedOut', { email })}</p>
      <div className="auth-actions">
        <Link className="button" to="/auth/sign-up" state={{ email }}>
          {text('signUp')}
        </Link>
        <Link
          className="button button-quiet"
          to={loginUrl(`${INVITATION}#${token}`)}
          state={{ email }}
        >
          {text('signIn')}
        </Link>
      </div>
    </>
  );
}

function WrongUser({ email }: { email: string }) {
  const text = useText('invitation');
  const { user } = useSession();
  const { signOut } = useSessionActions();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    // The sign-in page, where the sign-out leads, fills it in.
    await navigate({ hash }, { replace: true, state: { email } });
    await signOut();
  };
  return (
    <>
      <p className="alert" role="alert">
        {text('wrongUser', { email, user: user?.email ?? '' })}
      </p>
      <button type="button" className="button" onClick={() => void leave()}>
        {text('signOut')}
      </button>
    </>
  );
}
