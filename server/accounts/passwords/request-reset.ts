import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';
import { tellEvents } from '#server/platform/mail/tell-event.ts';
import { emailDigest } from './reset-tries.ts';

/** Firebase has no user with the address, or does not accept it as an address. */
const NOBODY = new Set(['auth/user-not-found', 'auth/invalid-email']);

interface AskedReset {
  email: string;
  /** The language of the email. */
  language: Locale;
  /** Whether an unknown address is reported (VA-01); if not, every address gets the same response and the same work. */
  revealsUnknown: boolean;
}

/**
 * VA-01: sends a password reset link to the user with the address. A disabled user gets none, and is not notified.
 * @throws Problem 422 for an unknown address, if that may be reported
 */
export async function requestReset(
  { db }: Pick<Database, 'db'>,
  { email, language, revealsUnknown }: AskedReset,
): Promise<void> {
  const user = await findByEmail(email);
  if (!user && revealsUnknown) throw unknownAddress();
  const uid = user && !user.disabled ? user.uid : null;
  await db.transaction((tx) =>
    tellEvents(tx, [{ event: 'passwordLink', key: emailDigest(email), ref: { uid, language } }]),
  );
}

function unknownAddress(): Problem {
  const message = 'No account found with this email address';
  return new Problem('invalid', message, { errors: { email: { rule: 'unknown', message } } });
}

/** Returns the user with the address, or null. */
async function findByEmail(email: string): Promise<UserRecord | null> {
  try {
    return await askFirebase(() => getAuth().getUserByEmail(email));
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.has(String(error.code))) return null;
    throw error;
  }
}
