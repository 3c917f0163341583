import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { SignedOutBecause } from '#providers/session/session-state.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { homeOf } from '#src/session/guard.ts';
import { safeReturnUrl } from '#src/session/return-url.ts';
import { readLoginState } from '../login-state.ts';
import { LoginForm } from './LoginForm.tsx';
import { PublicFrame } from '../frame/PublicFrame.tsx';

/** RT-02: signs in, and then opens the page that the user wanted. */
export function LoginPage() {
  const session = useSession();
  const { login } = usePublicText();
  const [search] = useSearchParams();
  const { email = '', done } = readLoginState(useLocation().state);
  if (session.status === 'signedIn') {
    const returnUrl =
      session.authStatus === 'AUTHENTICATED' ? safeReturnUrl(search.get('returnUrl')) : null;
    return <Navigate to={returnUrl ?? homeOf(session)} replace />;
  }
  return (
    <PublicFrame>
      <h1>{login.heading}</h1>
      <p className="lead">{login.lead}</p>
      {done ? (
        <output className="hint">{login[done]}</output>
      ) : (
        <WhySignedOut because={session.because} />
      )}
      <LoginForm key={email} startEmail={email} waiting={session.user !== null} />
    </PublicFrame>
  );
}

function WhySignedOut({ because }: { because: SignedOutBecause | null }) {
  const session = useSessionActions();
  const texts = usePublicText().because;
  if (because === null || because === 'user') return null;
  return (
    <output className="hint">
      <p>{texts[because]}</p>
      {because === 'unreadable' && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void session.refresh()}
        >
          {texts.tryAgain}
        </button>
      )}
    </output>
  );
}
