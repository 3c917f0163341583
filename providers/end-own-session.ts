import type { AuthPort } from './auth-port.ts';
import { send } from './http.ts';
import type { SignedOutBecause } from './session-state.ts';
import { within } from './within.ts';

/** A sign-out waits no longer for the server, in milliseconds. */
const MOST_WAITED = 2_000;

/** The server no longer takes the session, or another tab is telling it. */
const OVER = new Set<SignedOutBecause | null>(['ended', 'expired', 'other-tab']);

export interface LeavingPorts {
  apiUrl: string;
  auth: Pick<AuthPort, 'token'>;
  log: (message: string, error: unknown) => void;
}

/**
 * Has the server end the session of whoever signs out here, as well as it goes: without an answer it ends when
 * nobody uses it any more.
 */
export async function endOwnSession(
  because: SignedOutBecause | null,
  { apiUrl, auth, log }: LeavingPorts,
): Promise<void> {
  if (OVER.has(because)) return;
  // Nobody has a token when Firebase has ended the sign-in already.
  const token = await within(MOST_WAITED, auth.token(false)).catch(() => null);
  if (token === null) return;
  const request = { method: 'POST', keepalive: true, timeout: MOST_WAITED };
  const ending = send(`${apiUrl}/auth/sessions/end`, token, request);
  await within(MOST_WAITED, ending).catch((error) => log('Ending the session', error));
}
