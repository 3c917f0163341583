import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  updateProfile,
} from 'firebase/auth';
import type { ActionCodeInfo, Auth, User } from 'firebase/auth';
import { writeTab } from '../browser/tab-memory.ts';
import type { HttpClient } from '../http/http.ts';
import { authFlowErrorOf } from './api-auth-flow-error.ts';
import { AuthFlowError } from './auth-flow.ts';
import type { AuthFlowProblem, AuthFlow, LinkAction, LinkFacts } from './auth-flow.ts';
import { noteMessage } from './message-pause.ts';
import type { MessageKind } from './message-pause.ts';

const PROBLEMS: Record<string, AuthFlowProblem> = {
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-email': 'email-invalid',
  'auth/invalid-new-email': 'email-invalid',
  'auth/missing-email': 'email-invalid',
  'auth/missing-new-email': 'email-invalid',
  'auth/user-not-found': 'email-unknown',
  'auth/weak-password': 'password-weak',
  'auth/password-does-not-meet-requirements': 'password-weak',
  'auth/missing-password': 'password-weak',
  'auth/invalid-credential': 'password-wrong',
  'auth/invalid-login-credentials': 'password-wrong',
  'auth/wrong-password': 'password-wrong',
  'auth/requires-recent-login': 'password-needed',
  'auth/invalid-action-code': 'link-used',
  'auth/expired-action-code': 'link-expired',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'throttled',
  'auth/quota-exceeded': 'throttled',
  'auth/network-request-failed': 'offline',
};

/** Returns the auth flow problem of a Firebase error. */
export function problemOf(error: unknown): AuthFlowProblem {
  return error instanceof FirebaseError ? (PROBLEMS[error.code] ?? 'unknown') : 'unknown';
}

/** Like `problemOf` for a link, where an unknown address means that the account was deleted. */
function linkProblemOf(error: unknown): AuthFlowProblem {
  const problem = problemOf(error);
  return problem === 'email-unknown' ? 'deleted' : problem;
}

async function withProblem<T>(work: Promise<T>, problem = problemOf): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AuthFlowError(problem(error), error);
  }
}

const ACTIONS: Partial<Record<string, LinkAction>> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

function factsOf({ operation, data }: ActionCodeInfo): LinkFacts {
  const action = ACTIONS[operation];
  if (!action) throw new AuthFlowError('unknown');
  return { action, email: data.email ?? '', previousEmail: data.previousEmail ?? null };
}

/**
 * Requests a link from our server, which limits the requests, and records that it was sent: pages offer the next one after a
 * pause. `token`: null works without a sign-in.
 */
async function askForLink(
  client: HttpClient,
  kind: MessageKind,
  { path, body, token }: { path: string; body: object; token?: null },
): Promise<void> {
  try {
    await client(path, {
      kind: 'authFlow',
      method: 'POST',
      body: JSON.stringify(body),
      ...(token === null && { token }),
    });
  } catch (error) {
    throw authFlowErrorOf(error);
  }
  noteMessage(kind, Date.now());
}

/** Implements the auth flow with Firebase Authentication, and with our API for the emails with a link. */
export function firebaseAuthFlow(auth: Auth, client: HttpClient): AuthFlow {
  const current = (): User => {
    if (!auth.currentUser) throw new Error('No authenticated user');
    return auth.currentUser;
  };
  const language = () => (auth.languageCode === 'es' ? 'es' : 'en');
  const confirm = async (password: string): Promise<void> => {
    const user = current();
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await reauthenticateWithCredential(user, credential);
  };
  return {
    speak: (language) => {
      auth.languageCode = language;
    },
    createAccount: async ({ email, password, displayName }) => {
      const { user } = await withProblem(createUserWithEmailAndPassword(auth, email, password));
      // The profile stores the name; Firebase only uses it in the greeting of its messages.
      await updateProfile(user, { displayName }).catch((error: unknown) => {
        console.warn('The name could not be given to the sign-in', error);
      });
      return { uid: user.uid, email: user.email ?? email, emailVerified: user.emailVerified };
    },
    sendVerification: async () => {
      current();
      const body = { language: language() };
      await askForLink(client, 'verification', { path: '/auth/verification', body });
    },
    changeAddress: async (email) => {
      current();
      const body = { email, language: language() };
      await askForLink(client, 'new-address', { path: '/auth/address', body });
      writeTab('new-address', email);
    },
    confirmPassword: async (password) => withProblem(confirm(password)),
    sendPasswordReset: async (email) => {
      const body = { email, language: language() };
      await askForLink(client, 'password-reset', {
        path: '/auth/password-reset',
        body,
        token: null,
      });
    },
    readLink: async (code) =>
      factsOf(await withProblem(checkActionCode(auth, code), linkProblemOf)),
    applyLink: async (code) => withProblem(applyActionCode(auth, code), linkProblemOf),
    setPassword: async (code, password) =>
      withProblem(confirmPasswordReset(auth, code, password), linkProblemOf),
  };
}
