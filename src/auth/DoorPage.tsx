import { useState } from 'react';
import { Navigate } from 'react-router';
import type { AuthStatus } from '#domain/auth.ts';
import { useSession, useSessionActions } from '#providers/use-session.ts';
import { fill } from '#src/i18n/create-text.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { homeOf } from '#src/session/guard.ts';
import { PublicFrame } from './PublicFrame.tsx';

interface DoorPageProps {
  /** Whom the page is for; everybody else goes where they belong. */
  status: AuthStatus;
  text: { heading: string; body: string };
}

/** A door that a signed-in user cannot pass yet: what is missing, look again, leave. */
export function DoorPage({ status, text }: DoorPageProps) {
  const session = useSession();
  const { signOut } = useSessionActions();
  const { logout } = usePublicText();
  if (session.status === 'checking' || session.status === 'leaving') return null;
  if (session.authStatus !== status) return <Navigate to={homeOf(session)} replace />;
  return (
    <PublicFrame>
      <h1>{text.heading}</h1>
      <p className="lead">{fill(text.body, { email: session.user?.email ?? '' })}</p>
      <CheckAgain />
      <button type="button" className="button button-quiet" onClick={() => void signOut()}>
        {logout}
      </button>
    </PublicFrame>
  );
}

function CheckAgain() {
  const { refresh } = useSessionActions();
  const texts = usePublicText();
  const [state, setState] = useState<'idle' | 'busy' | 'checked' | 'failed'>('idle');
  const check = (): void => {
    setState('busy');
    refresh().then(
      () => setState('checked'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <output className="door-status">
        {state === 'checked' && texts.stillMissing}
        {state === 'failed' && texts.problems.offline}
      </output>
      <button type="button" className="button" disabled={state === 'busy'} onClick={check}>
        {state === 'busy' ? texts.checking : texts.checkAgain}
      </button>
    </>
  );
}
