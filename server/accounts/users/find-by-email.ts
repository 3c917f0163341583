import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';

/** Firebase has no user with the address, or does not accept it as an address. */
const NOBODY = new Set(['auth/user-not-found', 'auth/invalid-email']);

/** Returns the user with the address, or null. */
export async function findByEmail(email: string): Promise<UserRecord | null> {
  try {
    return await askFirebase(() => getAuth().getUserByEmail(email));
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.has(String(error.code))) return null;
    throw error;
  }
}
