/** Who Firebase says is signed in. */
export interface AuthUser {
  uid: string;
  email: string;
  emailVerified: boolean;
}

export type SignInProblem = 'wrong' | 'disabled' | 'throttled' | 'offline' | 'unknown';

/** Why signing in failed, in a way that does not tell whether the account exists. */
export class SignInError extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`Sign-in failed: ${problem}`, { cause });
    this.name = 'SignInError';
    this.problem = problem;
  }
}

/** What the session needs of an identity provider. */
export interface AuthPort {
  /** Calls with the user, or null, now and whenever it changes. */
  onUser: (listener: (user: AuthUser | null) => void) => () => void;
  /** Throws SignInError. */
  signIn: (email: string, password: string) => Promise<void>;
  /** LG-03: the browser no longer keeps the sign-in, in any tab. This page has it until `signOut`. */
  forget: () => Promise<void>;
  signOut: () => Promise<void>;
  /** The ID token; `renew` asks for a new one even when the last is still good. Throws when nobody is signed in. */
  token: (renew: boolean) => Promise<string>;
  /** What the token claims, unchecked. */
  claims: () => Promise<unknown>;
  /** Asks again whether the e-mail was verified meanwhile; null when the user is gone. */
  reload: () => Promise<AuthUser | null>;
}
