import { useLocation } from 'react-router';
import { useSession } from '#providers/session/use-session.ts';
import { useActionText } from './action-text.ts';
import '../frame/auth.css';
import { LinkFailed } from './LinkFailed.tsx';
import { LinkDone } from './LinkDone.tsx';
import { LinkVerified } from './LinkVerified.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { useLinkLanguage } from './use-link-language.ts';
import { useLink } from './use-link.ts';

/** The page that Firebase's e-mail links open: applies the link and shows the result. */
export default function ActionPage() {
  useLinkLanguage();
  const { search } = useLocation();
  return (
    <PublicFrame>
      <Link key={search} />
    </PublicFrame>
  );
}

function Link() {
  const { outcome, retry } = useLink();
  const { status } = useSession();
  const { working } = useActionText();
  // The offered actions depend on the signed-in user.
  if (outcome === null || status === 'checking') {
    return (
      <output className="auth-waiting">
        <span className="overlay-ring" aria-hidden="true" />
        {working}
      </output>
    );
  }
  if (outcome.kind === 'verified') return <LinkVerified email={outcome.email} />;
  if (outcome.kind === 'password') return <NewPassword email={outcome.email} code={outcome.code} />;
  if (outcome.kind === 'failed') return <LinkFailed outcome={outcome} onRetry={retry} />;
  return <LinkDone outcome={outcome} />;
}
