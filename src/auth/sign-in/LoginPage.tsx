import { useText } from '#providers/messages/use-text.ts';
import type { SignedOutBecause } from '#providers/session/session-state.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { useTitle } from '../../page/use-title.ts';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import type { LoginState } from '../login-state.ts';
import { LoginForm } from './LoginForm.tsx';

/** RT-02: signs in. It works without the router (decision 34); `LoginSpot` is its place in the route table. */
export function LoginPage({ email = '', done }: LoginState) {
  const session = useSession();
  const text = useText('entry');
  useTitle('login');
  // The router is opening the page that the user wanted.
  if (session.status === 'signedIn') return null;
  return (
    <PublicFrame>
      <h1>{text('login.heading')}</h1>
      <p className="lead">{text('login.lead')}</p>
      {done ? (
        <output className="hint">{text(`login.${done}`)}</output>
      ) : (
        <WhySignedOut because={session.because} />
      )}
      <LoginForm key={email} startEmail={email} waiting={session.user !== null} />
    </PublicFrame>
  );
}

function WhySignedOut({ because }: { because: SignedOutBecause | null }) {
  const session = useSessionActions();
  const text = useText('entry');
  if (because === null || because === 'user') return null;
  return (
    <output className="hint">
      <p>{text(`because.${because}`)}</p>
      {because === 'unreadable' && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void session.refresh()}
        >
          {text('because.tryAgain')}
        </button>
      )}
    </output>
  );
}
