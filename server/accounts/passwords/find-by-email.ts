import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';

/** Firebase knows nobody of that address, also because it is none to Firebase. */
const NOBODY = new Set(['auth/user-not-found', 'auth/invalid-email']);

/** Whose address it is, or null. */
export async function findByEmail(email: string): Promise<UserRecord | null> {
  try {
    return await askFirebase(() => getAuth().getUserByEmail(email));
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.has(String(error.code))) return null;
    throw error;
  }
}
