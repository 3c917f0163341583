import { Link, Navigate, useLocation } from 'react-router';
import { useSession } from '#providers/session/use-session.ts';
import { homeOf } from '#src/session/guard.ts';
import { useAuthText } from '../shared/auth-text.ts';
import '../frame/auth.css';
import { readLoginState } from '../login-state.ts';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { useSignUpText } from './sign-up-text.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** LG-02: creates an account; redirects a signed-in user to their home. */
export default function SignUpPage() {
  const session = useSession();
  const { email = '' } = readLoginState(useLocation().state);
  const { heading, lead, already } = useSignUpText();
  const { signIn } = useAuthText();
  if (session.status === 'signedIn') return <Navigate to={homeOf(session)} replace />;
  return (
    <PublicFrame>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <SignUpForm email={email} />
      <p className="auth-note">
        {already}{' '}
        <Link className="link" to="/auth/login">
          {signIn}
        </Link>
      </p>
    </PublicFrame>
  );
}
