import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useSession, useSessionActions } from '#providers/use-session.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { homeOf } from '#src/session/guard.ts';

export const TERMS_DOCUMENT = '/terms/terms.html';

/** TM-01 … TM-05. Whoever is not signed in may read, and has nothing to accept. */
export default function TermsPage() {
  const session = useSession();
  const { heading } = usePublicText().terms;
  if (session.profile?.termsAccepted) return <Navigate to={homeOf(session)} replace />;
  return (
    <main className="terms">
      <h1>{heading}</h1>
      <iframe src={TERMS_DOCUMENT} title={heading} sandbox="allow-same-origin" />
      {session.status === 'signedIn' && <Acceptance home={homeOf(session)} />}
    </main>
  );
}

function Acceptance({ home }: { home: string }) {
  const { acceptTerms, signOut } = useSessionActions();
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const { logout, terms } = usePublicText();
  const { agree, link, newTab, accept } = terms;
  const submit = async (): Promise<void> => {
    try {
      await acceptTerms();
      await navigate(home);
    } catch (error) {
      // TM-05: logged only.
      console.error('Accepting the terms failed', error);
    }
  };
  return (
    <div className="terms-actions">
      <label>
        <input type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
        <span>
          {agree}{' '}
          <a href={TERMS_DOCUMENT} target="_blank" rel="noreferrer" title={newTab}>
            {link}
          </a>
        </span>
      </label>
      <button type="button" className="button button-quiet" onClick={() => void signOut()}>
        {logout}
      </button>
      <button type="button" className="button" disabled={!agreed} onClick={() => void submit()}>
        {accept}
      </button>
    </div>
  );
}
