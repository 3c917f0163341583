import { useEffect } from 'react';
import { Link } from 'react-router';
import { notifyEmailChecked } from '#providers/browser/other-tabs.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import type { LinkOutcome } from './open-link.ts';

type Done = Extract<LinkOutcome, { kind: 'changed' | 'recovered' }>;

/** Shown after an address change or its reversal. Firebase ends the sign-ins under the other address; so does this. */
export function LinkDone({ outcome }: { outcome: Done }) {
  const { user } = useSession();
  const { signOut } = useSessionActions();
  const text = useText('action');
  const { email } = outcome;
  const previousEmail = outcome.kind === 'changed' ? outcome.previousEmail : null;
  const isTheirs = user !== null && user.email === previousEmail;
  useEffect(() => {
    notifyEmailChecked();
    if (isTheirs) void signOut('address-changed');
  }, [isTheirs, signOut]);
  return (
    <>
      <h1>{text(`${outcome.kind}.heading`)}</h1>
      <p className="lead">{text(`${outcome.kind}.body`, { email })}</p>
      <div className="auth-actions">
        <Link className="button" to="/auth/login" state={{ email }}>
          {text('signIn')}
        </Link>
        {outcome.kind === 'recovered' && (
          <Link className="button button-quiet" to="/auth/forgot-password" state={{ email }}>
            {text('newPassword')}
          </Link>
        )}
      </div>
    </>
  );
}
