import { useEffect } from 'react';
import { Link } from 'react-router';
import { notifyEmailChecked } from '#providers/browser/other-tabs.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useActionText } from './action-text.ts';
import type { LinkOutcome } from './open-link.ts';

type Done = Extract<LinkOutcome, { kind: 'changed' | 'recovered' }>;

/** Shown after an address change or its reversal. Firebase ends the sign-ins under the other address; so does this. */
export function LinkDone({ outcome }: { outcome: Done }) {
  const { user } = useSession();
  const { signOut } = useSessionActions();
  const texts = useActionText();
  const { email } = outcome;
  const previousEmail = outcome.kind === 'changed' ? outcome.previousEmail : null;
  const isTheirs = user !== null && user.email === previousEmail;
  useEffect(() => {
    notifyEmailChecked();
    if (isTheirs) void signOut('address-changed');
  }, [isTheirs, signOut]);
  const { heading, body } = texts[outcome.kind];
  return (
    <>
      <h1>{heading}</h1>
      <p className="lead">{fill(body, { email })}</p>
      <div className="auth-actions">
        <Link className="button" to="/auth/login" state={{ email }}>
          {texts.signIn}
        </Link>
        {outcome.kind === 'recovered' && (
          <Link className="button button-quiet" to="/auth/forgot-password" state={{ email }}>
            {texts.newPassword}
          </Link>
        )}
      </div>
    </>
  );
}
