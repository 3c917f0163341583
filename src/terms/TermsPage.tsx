import { Link, Navigate } from 'react-router';
import { hasAcceptedTerms } from '#domain/terms.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { useSession } from '#providers/session/use-session.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { homeOf } from '#src/session/guard.ts';
import { Acceptance } from './Acceptance.tsx';
import { useTermsText } from './terms-text.ts';
import './terms.css';

/** TM-01 … TM-05. A visitor without a sign-in may read the terms, and has nothing to accept. */
export default function TermsPage() {
  const session = useSession();
  const { titles } = usePublicText();
  const { document } = useTermsText();
  if (isDone(session)) return <Navigate to={homeOf(session)} replace />;
  return (
    <main className="terms">
      <h1>{titles.terms}</h1>
      <iframe src={document} title={titles.terms} sandbox="allow-same-origin" />
      <NextStep session={session} />
    </main>
  );
}

/** TM-03. Before the address is verified the profile does not contain the terms (LG-01): that step comes first. */
function isDone({ authStatus, profile, roles }: SessionState): boolean {
  if (authStatus === 'EMAILNOTVERIFIED') return true;
  return !roles.includes('ADMIN') && profile !== null && hasAcceptedTerms(profile);
}

function NextStep({ session }: { session: SessionState }) {
  const texts = useTermsText();
  if (session.status === 'checking' || session.status === 'leaving') return null;
  if (session.status === 'signedOut') {
    return <Note text={texts.readOnly} link={texts.signIn} to="/auth/login?returnUrl=%2Fterms" />;
  }
  const home = homeOf(session);
  if (session.roles.includes('ADMIN'))
    return <Note text={texts.admin} link={texts.home} to={home} />;
  return <Acceptance home={home} acceptedBefore={session.profile?.termsAcceptedDate ?? ''} />;
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
