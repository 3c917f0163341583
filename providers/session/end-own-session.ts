import type { AuthPort } from '../firebase/auth-port.ts';
import { checkFailure } from '../http/error-policy.ts';
import { failureStatus } from '../http/failure-status.ts';
import { send } from '../http/http.ts';
import type { SignedOutBecause } from './session-state.ts';
import { within } from '../async/within.ts';

/** A sign-out waits no longer for the server, in milliseconds. */
const MAX_WAITED = 2_000;

/** The server no longer takes the session, or another tab is telling it. */
const OVER = new Set<SignedOutBecause | null>(['ended', 'expired', 'other-tab']);

export interface LeavingDeps {
  apiUrl: string;
  auth: Pick<AuthPort, 'token'>;
  /** When the session began, seconds since 1970; null when the token does not say. */
  authTime: () => Promise<number | null>;
  /** The browser's; undefined where it has none. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** ER-03; with the error where it is none of a request. */
  log: (message: string, error?: unknown) => void;
}

/**
 * Has the server end the session of whoever signs out here, as well as it goes: without an answer it ends when
 * nobody uses it any more. The time is up in all tabs of a browser at once: one of them tells the server, and the
 * others would be refused, because the session that they want to end has ended.
 */
export async function endOwnSession(
  because: SignedOutBecause | null,
  deps: LeavingDeps,
): Promise<void> {
  if (OVER.has(because)) return;
  const began = await deps.authTime().catch(() => null);
  if (await isFirstTab(deps.locks, `lens-portal-ending-${began}`)) await notifyServer(deps);
}

/** Whether no other tab of the browser has asked for that name; this one stays the first while its page lives. */
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

async function notifyServer({ apiUrl, auth, log }: LeavingDeps): Promise<void> {
  // Nobody has a token when Firebase has ended the sign-in already.
  const token = await within(MAX_WAITED, auth.token(false)).catch(() => null);
  if (token === null) return;
  const path = '/auth/sessions/end';
  const request = { method: 'POST', keepalive: true, timeout: MAX_WAITED };
  const ending = send(`${apiUrl}${path}`, token, request);
  await within(MAX_WAITED, ending).catch((error) => {
    const status = failureStatus(error);
    if (status === null) log('Telling the server of the sign-out', error);
    else checkFailure({ kind: 'leaving', path, status }, log);
  });
}
