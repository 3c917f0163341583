import { FirebaseError } from 'firebase/app';
import { onAuthStateChanged, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { SignInError } from './auth-port.ts';
import type { AuthPort, AuthUser, SignInProblem } from './auth-port.ts';
import { forgetKept, keepAgain } from './kept-sign-in.ts';

const PROBLEMS: Record<string, SignInProblem> = {
  'auth/invalid-credential': 'wrong',
  'auth/invalid-login-credentials': 'wrong',
  'auth/user-not-found': 'wrong',
  'auth/wrong-password': 'wrong',
  'auth/invalid-email': 'wrong',
  'auth/missing-password': 'wrong',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'throttled',
  'auth/network-request-failed': 'offline',
};

/** Returns the same problem for an unknown account and a wrong password, so that nobody learns who has an account. */
export function signInProblem(error: unknown): SignInProblem {
  return error instanceof FirebaseError ? (PROBLEMS[error.code] ?? 'unknown') : 'unknown';
}

function toUser(user: User | null): AuthUser | null {
  return user && { uid: user.uid, email: user.email ?? '', emailVerified: user.emailVerified };
}

/** Firebase signs out disabled and expired users itself, but not users that no longer exist. */
const GONE = new Set(['auth/user-not-found', 'auth/invalid-user-token']);

async function endIfGone<T>(auth: Auth, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FirebaseError && GONE.has(error.code)) await signOut(auth);
    throw error;
  }
}

/** Implements the session's port with Firebase Authentication. */
export function firebaseAuthPort(auth: Auth): AuthPort {
  const current = (): User => {
    if (!auth.currentUser) throw new Error('No authenticated user');
    return auth.currentUser;
  };
  return {
    onUser: (listener) => onAuthStateChanged(auth, (user) => listener(toUser(user))),
    signIn: async (email, password) => {
      try {
        await signInWithEmailAndPassword(auth, email, password);
      } catch (error) {
        throw new SignInError(signInProblem(error), error);
      }
    },
    forget: () => forgetKept(auth),
    signOut: async () => {
      await signOut(auth);
      await keepAgain(auth);
    },
    token: async (renew) => endIfGone(auth, current().getIdToken(renew)),
    claims: async () => (await current().getIdTokenResult()).claims,
    reload: async () => {
      await endIfGone(auth, Promise.resolve(auth.currentUser?.reload()));
      return toUser(auth.currentUser);
    },
  };
}
