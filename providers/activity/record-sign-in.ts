import { newActivity } from './activity.ts';
import { browserFacts } from './activity-facts.ts';
import { syncActivity } from './auth-service.ts';
import type { Documents } from '../firebase/documents.ts';
import type { SessionState } from '../session/session-state.ts';

/** LG-01: writes a new activity record for this browser; `now` is by the server's clock, milliseconds since 1970. */
export async function recordSignIn(
  documents: Pick<Documents, 'write'>,
  state: SessionState,
  now: number,
): Promise<void> {
  if (!state.user) return;
  const facts = { ...browserFacts(), sessionId: crypto.randomUUID() };
  await syncActivity(documents, state.user.uid, newActivity(state, facts, new Date(now)));
}
