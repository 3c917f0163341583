import { useEffect, useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readPreference } from '#providers/browser/preferences.ts';
import type { AuthFlow } from '#providers/firebase/auth-flow.ts';
import { LOCALES, showLocale } from '#providers/messages/locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import '../frame/auth.css';
import { PublicFrame } from '../frame/PublicFrame.tsx';
import { LinkDone } from './LinkDone.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { LinkVerified } from './LinkVerified.tsx';
import { NewPassword } from './NewPassword.tsx';
import {
  createLinkOpener,
  readLinkAddress,
  type LinkOpener,
  type LinkOutcome,
} from './open-link.ts';

/** One opener per auth flow, so that a page that mounts twice opens its link once. */
const openers = new WeakMap<AuthFlow, LinkOpener>();

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
  const text = useText('action');
  // The offered actions depend on the signed-in user.
  if (outcome === null || status === 'checking') {
    return (
      <output className="auth-waiting">
        <span className="overlay-ring" aria-hidden="true" />
        {text('working')}
      </output>
    );
  }
  if (outcome.kind === 'verified') return <LinkVerified email={outcome.email} />;
  if (outcome.kind === 'password') return <NewPassword email={outcome.email} code={outcome.code} />;
  if (outcome.kind === 'failed') return <LinkFailed outcome={outcome} onRetry={retry} />;
  return <LinkDone outcome={outcome} />;
}

/** Uses the language of the message when none was chosen in this browser. Does not save it. */
function useLinkLanguage(): void {
  const [search] = useSearchParams();
  const asked = search.get('lang')?.toLowerCase() ?? '';
  useEffect(() => {
    const locale = LOCALES.find((known) => asked.startsWith(known));
    if (!locale || readPreference('locale') !== null) return;
    showLocale(locale).catch((error: unknown) => console.warn('The language of a link', error));
  }, [asked]);
}

function openerOf(authFlow: AuthFlow): LinkOpener {
  const known = openers.get(authFlow) ?? createLinkOpener(authFlow);
  openers.set(authFlow, known);
  return known;
}

/** Returns the result of the link in the address, null while it is being opened, and a retry function. */
function useLink(): { outcome: LinkOutcome | null; retry: () => void } {
  const { authFlow } = useRuntime();
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const opening = useCallback(
    () => openerOf(authFlow).open(readLinkAddress(search)),
    [authFlow, search],
  );
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const result = await opening();
      if (!left) setOutcome(result);
    };
    if (outcome === null) void look();
    return () => {
      left = true;
    };
  }, [opening, outcome]);
  const retry = (): void => {
    openerOf(authFlow).forget(readLinkAddress(search));
    setOutcome(null);
  };
  return { outcome, retry };
}
