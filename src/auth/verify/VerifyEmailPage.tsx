import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { onEmailChecked } from '#providers/browser/other-tabs.ts';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { homeOf } from '../../session/guard.ts';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import '../frame/auth.css';
import { MailboxLink } from '../shared/MailboxLink.tsx';
import { ProblemAlert } from '../shared/ProblemAlert.tsx';
import { useAuthRequest } from '../shared/use-auth-request.ts';
import { usePause } from '../shared/use-pause.ts';
import { ChangeAddress } from './ChangeAddress.tsx';
import { watchEmail } from './watch-email.ts';

const NO_FIELDS: readonly AuthFlowProblem[] = [];

/** RT-03, GD-03: for a user whose address is not verified; redirects everybody else to their home. */
export default function VerifyEmailPage() {
  const session = useSession();
  const { signOut } = useSessionActions();
  const entryText = useText('entry');
  const verifyText = useText('verify');
  if (session.status === 'checking' || session.status === 'leaving') return null;
  if (session.authStatus !== 'EMAILNOTVERIFIED') return <Navigate to={homeOf(session)} replace />;
  const email = session.user?.email ?? '';
  return (
    <PublicFrame>
      <h1>{verifyText('heading')}</h1>
      <p className="lead">
        {verifyText('sentTo')} <strong className="auth-address">{email}</strong>.{' '}
        {verifyText('goesOn')}
      </p>
      {session.unfinished.map((step) => (
        <p key={step} className="alert" role="alert">
          {verifyText(`unfinished.${step}`)}
        </p>
      ))}
      <Waiting />
      <div className="auth-actions">
        <SendAgain />
        <button type="button" className="button button-quiet" onClick={() => void signOut()}>
          {entryText('logout')}
        </button>
      </div>
      {import.meta.env.MODE === 'embedded' && <MailboxLink />}
      <ChangeAddress current={email} />
    </PublicFrame>
  );
}

/** Continues automatically once the address is verified, in this tab, in another one or on another device. */
function Waiting() {
  const { checkEmail } = useSessionActions();
  const text = useText('verify');
  const [reachable, setReachable] = useState(true);
  useEffect(
    () => watchEmail({ check: checkEmail, onReachable: setReachable, onOtherTab: onEmailChecked }),
    [checkEmail],
  );
  return (
    <output className="auth-waiting">
      <span className="overlay-ring" aria-hidden="true" />
      {reachable ? text('waiting') : text('unreachable')}
    </output>
  );
}

/** Sends the message again, at most once a minute. */
function SendAgain() {
  const { authFlow } = useRuntime();
  const verifyText = useText('verify');
  const authText = useText('auth');
  const { busy, problem, run } = useAuthRequest();
  const { seconds, look } = usePause('verification');
  const [done, setDone] = useState(false);
  const send = async (): Promise<void> => {
    setDone(false);
    const outcome = await run(authFlow.sendVerification);
    setDone(outcome === 'done');
    look();
  };
  const label =
    seconds > 0 ? authText('pause', { text: verifyText('again'), seconds }) : verifyText('again');
  return (
    <>
      <div className="auth-result">
        <ProblemAlert problem={problem} atFields={NO_FIELDS} />
        {done && <output className="hint">{verifyText('sent')}</output>}
      </div>
      <button
        type="button"
        className="button auth-countdown"
        disabled={busy || seconds > 0}
        onClick={() => void send()}
      >
        {busy ? verifyText('sending') : label}
      </button>
    </>
  );
}
