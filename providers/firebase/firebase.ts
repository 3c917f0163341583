import { initializeApp } from 'firebase/app';
import type { FirebaseApp, FirebaseOptions } from 'firebase/app';
import { connectAuthEmulator, initializeAuth } from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { KEPT_IN } from './kept-sign-in.ts';

export interface FirebaseConfig {
  embedded: boolean;
  firebase: FirebaseOptions & { projectId: string };
}

/**
 * Starts Firebase's app and auth. `initializeAuth` without a popup resolver keeps the code for sign-in by popup, which
 * the portal does not offer, out of the first page.
 */
export function startFirebase(config: FirebaseConfig): { app: FirebaseApp; auth: Auth } {
  const app = initializeApp(config.firebase);
  const auth = initializeAuth(app, { persistence: KEPT_IN });
  if (import.meta.env.MODE === 'embedded' && config.embedded) {
    connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  }
  return { app, auth };
}
