import { readText } from '#providers/browser/local-storage.ts';
import type { Session } from '#providers/session/session-contract.ts';
import { loginStateHere } from '../auth/login-state.ts';
import type { Start } from '../page/start.ts';

/** The first of these on the sign-in page: its user is about to go on. */
const FIRST_INPUT = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Loads the router: at once for a page other than the sign-in page and for a returning user, else with the first input
 * or when the session has something to show (decision 34).
 */
export function loadWhenNeeded(start: Start, session: Pick<Session, 'get' | 'subscribe'>): void {
  if (start.login.get() === null || readText('authToken') !== null) {
    void start.need();
    return;
  }
  const stop = session.subscribe(() => {
    const { status, because } = session.get();
    if (status !== 'signedIn' && because === null) return;
    stop();
    void start.need();
  });
  for (const type of FIRST_INPUT)
    addEventListener(type, start.prepare, { capture: true, once: true });
  // Back or forward after a reload, to another page that this tab showed before.
  addEventListener('popstate', () => {
    if (start.pages.get() !== null) return;
    start.login.set(loginStateHere(location, history));
    void start.need();
  });
}
