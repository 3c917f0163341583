import { getAuth } from 'firebase-admin/auth';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';

/** Returns the user's address, blank for a user without one; null when there is no such user. */
export async function emailOfUser(uid: string): Promise<string | null> {
  try {
    return (await askFirebase(() => getAuth().getUser(uid))).email ?? '';
  } catch (error) {
    if (isUserNotFound(error)) return null;
    throw error;
  }
}

/** Whether the error is Firebase Auth's "user not found". */
export function isUserNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
