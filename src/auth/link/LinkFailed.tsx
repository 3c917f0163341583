import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { homeOf } from '../../session/guard.ts';
import type { LinkOutcome } from './open-link.ts';

type Failed = Extract<LinkOutcome, { kind: 'failed' }>;

interface LinkFailedProps {
  outcome: Failed;
  onRetry: () => void;
}

/** Shows why a link failed, and what to do instead. */
export function LinkFailed({ outcome: { problem, action }, onRetry }: LinkFailedProps) {
  const session = useSession();
  const isVerified = useVerifiedMeanwhile(problem === 'link-used' && action === 'verifyEmail');
  const actionText = useText('action');
  const authText = useText('auth');
  if (isVerified) return <Navigate to={homeOf(session)} replace />;
  const canRetry = problem === 'offline' || problem === 'throttled' || problem === 'unknown';
  return (
    <>
      <h1>{actionText('failed.heading')}</h1>
      <p className="alert" role="alert">
        {problem === 'broken' ? actionText('failed.broken') : authText(`problems.${problem}`)}
      </p>
      <div className="auth-actions">
        {canRetry ? (
          <button type="button" className="button" onClick={onRetry}>
            {actionText('tryAgain')}
          </button>
        ) : (
          <NextStep action={action} />
        )}
      </div>
    </>
  );
}

function NextStep({ action }: Pick<Failed, 'action'>) {
  const session = useSession();
  const text = useText('action');
  const isForgotten = action === 'resetPassword';
  const waits = session.authStatus === 'EMAILNOTVERIFIED';
  return (
    <>
      {isForgotten && (
        <Link className="button" to="/auth/forgot-password">
          {text('forgotten')}
        </Link>
      )}
      <Link
        className={isForgotten ? 'button button-quiet' : 'button'}
        to={session.status === 'signedIn' ? homeOf(session) : '/auth/login'}
      >
        {session.status !== 'signedIn' ? text('signIn') : waits ? text('sendAgain') : text('goOn')}
      </Link>
    </>
  );
}

/** Returns whether the signed-in user's address is verified by now: a used link may have succeeded before. */
function useVerifiedMeanwhile(isWorthAsking: boolean): boolean {
  const { authStatus } = useSession();
  const { checkEmail } = useSessionActions();
  const asks = isWorthAsking && authStatus === 'EMAILNOTVERIFIED';
  useEffect(() => {
    if (!asks) return;
    checkEmail().catch((error: unknown) => console.warn('The session could not be renewed', error));
  }, [asks, checkEmail]);
  return isWorthAsking && !asks && authStatus !== 'UNAUTHENTICATED';
}
