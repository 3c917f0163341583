import { Link, useLocation } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import '../frame/auth.css';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { readLoginState } from '../login-state.ts';
import { MailboxLink } from '../shared/MailboxLink.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** VA-01. Open to signed-in users too: a forgotten password is no reason to sign out. */
export default function ForgotPasswordPage() {
  const { email = '' } = readLoginState(useLocation().state);
  const text = useText('forgot');
  return (
    <PublicFrame>
      <h1>{text('heading')}</h1>
      <p className="lead">{text('lead')}</p>
      <ForgotPasswordForm startEmail={email} />
      {import.meta.env.MODE === 'embedded' && <MailboxLink />}
      <p className="auth-note">
        <Link className="link" to="/auth/login" state={{ email }}>
          {text('back')}
        </Link>
      </p>
    </PublicFrame>
  );
}
