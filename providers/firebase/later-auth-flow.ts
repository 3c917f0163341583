import type { Auth } from 'firebase/auth';
import { lazily } from '../async/lazily.ts';
import type { HttpClient } from '../http/http.ts';
import { AuthFlowError } from './auth-flow.ts';
import type { AuthFlow } from './auth-flow.ts';

/** The auth flow; its code loads on the first call, because signing in does without. */
export function laterAuthFlow(auth: Auth, client: HttpClient): AuthFlow {
  const { get } = lazily(async () => {
    const { firebaseAuthFlow } = await import('./firebase-auth-flow.ts').catch(notLoaded);
    return firebaseAuthFlow(auth, client);
  });
  return {
    speak: (language) => {
      auth.languageCode = language;
    },
    createAccount: async (account) => (await get()).createAccount(account),
    sendVerification: async () => (await get()).sendVerification(),
    changeAddress: async (email) => (await get()).changeAddress(email),
    confirmPassword: async (password) => (await get()).confirmPassword(password),
    sendPasswordReset: async (email) => (await get()).sendPasswordReset(email),
    readLink: async (code) => (await get()).readLink(code),
    applyLink: async (code) => (await get()).applyLink(code),
    setPassword: async (code, password) => (await get()).setPassword(code, password),
  };
}

function notLoaded(error: unknown): never {
  throw new AuthFlowError('offline', error);
}
