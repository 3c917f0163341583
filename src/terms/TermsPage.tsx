import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { hasAcceptedTerms } from '#domain/access/terms.ts';
import { currentLocale } from '#providers/messages/locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { homeOf } from '../session/guard.ts';
import { safeReturnUrl } from '../session/return-url.ts';
import type { TermsState } from '../session/use-terms-redirect.ts';
import './terms.css';

interface AcceptanceProps {
  /** The page to open then. */
  next: string;
  /** When an earlier version was accepted, as ISO time; empty when none was. */
  acceptedBefore: string;
}

/** TM-01 … TM-05. A visitor without a sign-in may read the terms, and has nothing to accept. */
export default function TermsPage() {
  const session = useSession();
  const entryText = useText('entry');
  const termsText = useText('terms');
  const onward = useOnward();
  if (isDone(session)) return <Navigate to={onward ?? homeOf(session)} replace />;
  return (
    <main className="terms">
      <h1>{entryText('titles.terms')}</h1>
      <iframe
        src={termsText('document')}
        title={entryText('titles.terms')}
        sandbox="allow-same-origin"
      />
      <NextStep session={session} />
    </main>
  );
}

/** Returns the page that the terms interrupted, if only its address holds what was wanted. */
function useOnward(): string | null {
  const state = useLocation().state as Partial<TermsState> | null;
  return typeof state?.onward === 'string' ? safeReturnUrl(state.onward) : null;
}

/** TM-03. Before the address is verified the profile does not contain the terms (LG-01): that step comes first. */
function isDone({ authStatus, profile, roles }: SessionState): boolean {
  if (authStatus === 'EMAILNOTVERIFIED') return true;
  return !roles.includes('ADMIN') && profile !== null && hasAcceptedTerms(profile);
}

function NextStep({ session }: { session: SessionState }) {
  const text = useText('terms');
  const onward = useOnward();
  if (session.status === 'checking' || session.status === 'leaving') return null;
  if (session.status === 'signedOut') {
    return (
      <Note text={text('readOnly')} link={text('signIn')} to="/auth/login?returnUrl=%2Fterms" />
    );
  }
  const home = homeOf(session);
  if (session.roles.includes('ADMIN'))
    return <Note text={text('admin')} link={text('home')} to={home} />;
  const next = onward ?? home;
  return <Acceptance next={next} acceptedBefore={session.profile?.termsAcceptedDate ?? ''} />;
}

function Note({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <div className="terms-actions">
      <p>{text}</p>
      <Link className="button button-quiet" to={to}>
        {link}
      </Link>
    </div>
  );
}

/** TM-02, TM-04, TM-05. */
function Acceptance({ next, acceptedBefore }: AcceptanceProps) {
  const { signOut } = useSessionActions();
  const [agreed, setAgreed] = useState(false);
  const { busy, accept } = useAcceptance(next);
  const entryText = useText('entry');
  const termsText = useText('terms');
  return (
    <div className="terms-actions">
      {acceptedBefore && <Changed since={acceptedBefore} />}
      <label>
        <input type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
        <span>
          {termsText('agree')}{' '}
          <a
            href={termsText('document')}
            target="_blank"
            rel="noreferrer"
            title={termsText('newTab')}
          >
            {termsText('link')}
          </a>
        </span>
      </label>
      <button type="button" className="button button-quiet" onClick={() => void signOut()}>
        {entryText('logout')}
      </button>
      <button
        type="button"
        className="button"
        disabled={!agreed || busy}
        onClick={() => void accept()}
      >
        {busy ? termsText('accepting') : termsText('accept')}
      </button>
    </div>
  );
}

function Changed({ since }: { since: string }) {
  const text = useText('terms');
  const date = new Date(since).toLocaleDateString(currentLocale.get(), { dateStyle: 'long' });
  return <p className="terms-changed">{text('changed', { date })}</p>;
}

/** TM-05: only logs a failure; the button works again. */
function useAcceptance(next: string): { busy: boolean; accept: () => Promise<void> } {
  const { acceptTerms } = useSessionActions();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const accept = async (): Promise<void> => {
    setBusy(true);
    try {
      await acceptTerms();
      await navigate(next);
    } catch (error) {
      console.error('Accepting the terms failed', error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, accept };
}
