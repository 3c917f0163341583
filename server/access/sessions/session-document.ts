import { getFirestore, type DocumentReference } from 'firebase-admin/firestore';
import { SESSION_ENDS, sessionEndsSchema, type SessionEnds } from '#domain/access/session.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { requireTimeLeft, withDeadline } from '../../platform/firebase/deadline.ts';

/** The last call of each name. */
const turns = new Map<string, Promise<unknown>>();

/** Attempts to write one document, because many requests may end sessions of one user at once. */
const MAX_ATTEMPTS = 20;

/** Milliseconds for waiting and writing together. */
const LONGEST_WAIT = 20_000;

const NOTHING_ENDED: SessionEnds = { disabled: false, validAfter: 0, kept: [], ended: [] };

/** Returns the document that lists which sessions of the user are no longer valid. */
export function sessionEndsDocument(uid: string): DocumentReference {
  return getFirestore().collection(SESSION_ENDS).doc(uid);
}

/** Parses the document; null when there is none. @throws Error when it is invalid */
export function readSessionEnds(data: unknown): SessionEnds | null {
  return data === undefined ? null : sessionEndsSchema.parse(data);
}

/** Changes the document in a transaction. `change` may be called several times. */
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
  // A call whose turn comes too late is refused at once, so that no call waits long for a stalled Firestore.
  return withDeadline(LONGEST_WAIT, () => inTurnOf(uid, () => askFirebase(transact)));
}

/** Runs the calls of one name one after the other within this process, because they would collide. */
export async function inTurnOf<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve();
  // An error of the call before goes to its own caller.
  const mine = before.then(work, work);
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}
