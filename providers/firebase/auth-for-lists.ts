import type { FirebaseApp } from 'firebase/app';
import { initializeAuth } from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { KEPT_IN } from './kept-sign-in.ts';

export * from 'firebase/auth';

/**
 * What react-admin-firebase gets for Firebase's own `getAuth`: the page's Auth, which exists by then. Firebase's would
 * bring the code for sign-in by popup into the first page, because Auth is one file (decision 34).
 */
export function getAuth(app: FirebaseApp): Auth {
  return initializeAuth(app, { persistence: KEPT_IN });
}
