import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { ActionCodeInfo, Auth, User } from 'firebase/auth';
import { authFlowErrorOf } from './api-auth-flow-error.ts';
import { AuthFlowError } from './auth-flow.ts';
import type { AuthFlowProblem, AuthFlow, LinkAction, LinkFacts } from './auth-flow.ts';
import type { HttpClient } from '../http/http.ts';
import { noteMessage } from './message-pause.ts';
import type { MessageKind } from './message-pause.ts';
import { writeTab } from '../browser/tab-memory.ts';

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

async function told<T>(work: Promise<T>, problem = problemOf): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AuthFlowError(problem(error), error);
  }
}

/** Records that a message was sent: pages offer the next one after a pause. */
async function sent(kind: MessageKind, work: Promise<void>): Promise<void> {
  await told(work);
  noteMessage(kind, Date.now());
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

/** VA-01: requests the link from our server, which limits the requests. Works without a sign-in. */
async function askForReset(client: HttpClient, email: string, language: string): Promise<void> {
  const body = JSON.stringify({ email, language });
  try {
    await client('/auth/password-reset', { kind: 'authFlow', method: 'POST', body, token: null });
  } catch (error) {
    throw authFlowErrorOf(error);
  }
}

/** Implements the auth flow with Firebase Authentication, and with our API for forgotten passwords. */
export function firebaseAuthFlow(auth: Auth, client: HttpClient): AuthFlow {
  const current = (): User => {
    if (!auth.currentUser) throw new Error('No authenticated user');
    return auth.currentUser;
  };
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
      const { user } = await told(createUserWithEmailAndPassword(auth, email, password));
      // The profile stores the name; Firebase only uses it in the greeting of its messages.
      await updateProfile(user, { displayName }).catch((error: unknown) => {
        console.warn('The name could not be given to the sign-in', error);
      });
      return { uid: user.uid, email: user.email ?? email, emailVerified: user.emailVerified };
    },
    sendVerification: async () => sent('verification', sendEmailVerification(current())),
    changeAddress: async (email) => {
      await sent('new-address', verifyBeforeUpdateEmail(current(), email));
      writeTab('new-address', email);
    },
    confirmPassword: async (password) => told(confirm(password)),
    sendPasswordReset: async (email) => {
      const language = auth.languageCode === 'es' ? 'es' : 'en';
      await askForReset(client, email, language);
      noteMessage('password-reset', Date.now());
    },
    readLink: async (code) => factsOf(await told(checkActionCode(auth, code), linkProblemOf)),
    applyLink: async (code) => told(applyActionCode(auth, code), linkProblemOf),
    setPassword: async (code, password) =>
      told(confirmPasswordReset(auth, code, password), linkProblemOf),
  };
}
