import { useSyncExternalStore } from 'react';
import { readText } from '#providers/browser/local-storage.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LoginPage } from '../auth/sign-in/LoginPage.tsx';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { useStart } from '../page/start.ts';
import { Overlay } from '../session/Overlay.tsx';

/**
 * The sign-in page, and beside it all pages once the router is loaded. The sign-in page is never inside the router, so
 * that it stays as it is, with what is typed and the focus, when the router arrives (decision 34).
 */
export function StartPage() {
  const { login, pages } = useStart();
  const state = useSyncExternalStore(login.subscribe, login.get);
  const loaded = useSyncExternalStore(pages.subscribe, pages.get);
  return (
    <>
      {state && (
        <ErrorBoundary>
          <LoginPage {...state} />
        </ErrorBoundary>
      )}
      <ErrorBoundary>{loaded ? <loaded.Content /> : <UntilLoaded />}</ErrorBoundary>
    </>
  );
}

/** LY-10: covers the page while the session of a returning user is checked. */
function UntilLoaded() {
  const { status } = useSession();
  const text = useText('entry');
  if (status === 'signedIn') return <Overlay text={text('loading')} />;
  const isReturning = status === 'checking' && readText('authToken') !== null;
  return isReturning ? <Overlay text={text('verifying')} /> : null;
}
