import { SESSION_ENDS, sessionEndsSchema, type SessionEnds } from '#domain/schemas/session.ts';
import { getFirestore, type DocumentReference } from 'firebase-admin/firestore';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';
import { requireTimeLeft, withDeadline } from '#server/platform/firebase/deadline.ts';
import { inTurnOf } from './in-turn-of.ts';

/** Tries to write one document; many may end sessions of one user at once. */
const MAX_ATTEMPTS = 20;

/** For the turn and the change, in milliseconds. */
const LONGEST_WAIT = 20_000;

const NOTHING_ENDED: SessionEnds = { disabled: false, validAfter: 0, kept: [], ended: [] };

/** Where it is kept which sessions of the user no longer count. */
export function sessionEndsDocument(uid: string): DocumentReference {
  return getFirestore().collection(SESSION_ENDS).doc(uid);
}

/** What the document says; null when there is none. @throws when it cannot be read as one */
export function readSessionEnds(data: unknown): SessionEnds | null {
  return data === undefined ? null : sessionEndsSchema.parse(data);
}

/** Changes the document as nobody else does meanwhile. `change` must not count on being called once. */
export async function changeSessionEnds(
  uid: string,
  change: (ends: SessionEnds) => SessionEnds,
): Promise<SessionEnds> {
  const document = sessionEndsDocument(uid);
  const transact = () =>
    getFirestore().runTransaction(
      async (transaction) => {
        const stored = readSessionEnds((await transaction.get(document)).data());
        const next = change(stored ?? NOTHING_ENDED);
        requireTimeLeft();
        transaction.set(document, next);
        return next;
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
  // Whose turn comes too late is refused at once, so that nobody waits long behind a Firestore that stalls.
  return withDeadline(LONGEST_WAIT, () => inTurnOf(uid, () => askFirebase(transact)));
}
