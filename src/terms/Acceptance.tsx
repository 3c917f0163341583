import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSessionActions } from '#providers/session/use-session.ts';
import { fill } from '#src/i18n/create-text.ts';
import { currentLocale } from '#src/i18n/locale.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { useTermsText } from './terms-text.ts';

interface AcceptanceProps {
  home: string;
  /** When an earlier version was accepted, as ISO time; empty when none was. */
  acceptedBefore: string;
}

/** TM-02, TM-04, TM-05. */
export function Acceptance({ home, acceptedBefore }: AcceptanceProps) {
  const { signOut } = useSessionActions();
  const [agreed, setAgreed] = useState(false);
  const { busy, accept } = useAcceptance(home);
  const { logout } = usePublicText();
  const texts = useTermsText();
  return (
    <div className="terms-actions">
      {acceptedBefore && <Changed since={acceptedBefore} />}
      <label>
        <input type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
        <span>
          {texts.agree}{' '}
          <a href={texts.document} target="_blank" rel="noreferrer" title={texts.newTab}>
            {texts.link}
          </a>
        </span>
      </label>
      <button type="button" className="button button-quiet" onClick={() => void signOut()}>
        {logout}
      </button>
      <button
        type="button"
        className="button"
        disabled={!agreed || busy}
        onClick={() => void accept()}
      >
        {busy ? texts.accepting : texts.accept}
      </button>
    </div>
  );
}

function Changed({ since }: { since: string }) {
  const { changed } = useTermsText();
  const date = new Date(since).toLocaleDateString(currentLocale.get(), { dateStyle: 'long' });
  return <p className="terms-changed">{fill(changed, { date })}</p>;
}

/** TM-05: only logs a failure; the button works again. */
function useAcceptance(home: string): { busy: boolean; accept: () => Promise<void> } {
  const { acceptTerms } = useSessionActions();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const accept = async (): Promise<void> => {
    setBusy(true);
    try {
      await acceptTerms();
      await navigate(home);
    } catch (error) {
      console.error('Accepting the terms failed', error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, accept };
}
