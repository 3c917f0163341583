import { within } from '../async/within.ts';
import type { AuthPort } from '../firebase/auth-port.ts';
import { HttpFailure } from '../http/http.ts';
import type { HttpClient } from '../http/http.ts';
import type { SignedOutBecause } from './session-state.ts';

/** The longest time that a sign-out waits for the server, in milliseconds. */
const MAX_WAITED = 2_000;

/** Reasons without a request: the server already refuses the session, or another tab sends the request. */
const OVER = new Set<SignedOutBecause | null>(['ended', 'expired', 'other-tab']);

export interface LeavingDeps {
  client: HttpClient;
  auth: Pick<AuthPort, 'token'>;
  /** When the session began, seconds since 1970; null when the token does not say. */
  authTime: () => Promise<number | null>;
  /** The browser's lock manager; undefined when it has none. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** ER-03: logs what is no failure of a request; the client logs those. */
  log: (message: string, error: unknown) => void;
}

/**
 * Asks the server to end the session of the user who signs out here. Best effort: without a response the session ends
 * when nobody uses it any more. On a timeout all tabs of a browser sign out at once, so only one of them sends the
 * request: the server would refuse the others because the session has already ended.
 */
export async function endOwnSession(
  because: SignedOutBecause | null,
  deps: LeavingDeps,
): Promise<void> {
  if (OVER.has(because)) return;
  const began = await deps.authTime().catch(() => null);
  if (await isFirstTab(deps.locks, `lens-portal-ending-${began}`)) await notifyServer(deps);
}

/** Returns true for the first tab that requests the lock; it keeps the lock for as long as its page lives. */
async function isFirstTab(locks: LeavingDeps['locks'], name: string): Promise<boolean> {
  if (!locks) return true;
  return new Promise((resolve, reject) => {
    const held = locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>(() => undefined);
    });
    held.catch(reject);
  });
}

async function notifyServer({ client, auth, log }: LeavingDeps): Promise<void> {
  // There is no token when Firebase has already ended the sign-in.
  const token = await within(MAX_WAITED, auth.token(false)).catch(() => null);
  if (token === null) return;
  try {
    await client('/auth/sessions/end', {
      kind: 'leaving',
      method: 'POST',
      keepalive: true,
      timeout: MAX_WAITED,
      token,
    });
  } catch (error) {
    if (!(error instanceof HttpFailure)) log('Telling the server of the sign-out', error);
  }
}
