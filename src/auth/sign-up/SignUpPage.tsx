import { Link, Navigate, useLocation } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { homeOf } from '../../session/guard.ts';
import '../frame/auth.css';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { readLoginState } from '../login-state.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** LG-02: creates an account; redirects a signed-in user to their home. */
export default function SignUpPage() {
  const session = useSession();
  const { email = '' } = readLoginState(useLocation().state);
  const signUpText = useText('signUp');
  const authText = useText('auth');
  if (session.status === 'signedIn') return <Navigate to={homeOf(session)} replace />;
  return (
    <PublicFrame>
      <h1>{signUpText('heading')}</h1>
      <p className="lead">{signUpText('lead')}</p>
      <SignUpForm email={email} />
      <p className="auth-note">
        {signUpText('already')}{' '}
        <Link className="link" to="/auth/login">
          {authText('signIn')}
        </Link>
      </p>
    </PublicFrame>
  );
}
