/** The user whom Firebase reports as signed in. */
export interface AuthUser {
  uid: string;
  email: string;
  emailVerified: boolean;
}

export type SignInProblem = 'wrong' | 'disabled' | 'throttled' | 'offline' | 'unknown';

/** Why the sign-in failed; does not reveal whether the account exists. */
export class SignInError extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`Sign-in failed: ${problem}`, { cause });
    this.name = 'SignInError';
    this.problem = problem;
  }
}

/** The identity provider as the session uses it. */
export interface AuthPort {
  /** Calls the listener with the user, or null, now and after each change. */
  onUser: (listener: (user: AuthUser | null) => void) => () => void;
  /** Throws SignInError. */
  signIn: (email: string, password: string) => Promise<void>;
  /** LG-03: removes the stored sign-in in all tabs. This page stays signed in until `signOut`. */
  forget: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Returns the ID token; `renew` requests a new one even when the last is still valid. Throws without a user. */
  token: (renew: boolean) => Promise<string>;
  /** Returns the token's claims, unvalidated. */
  claims: () => Promise<unknown>;
  /** Reloads the user, whose e-mail may be verified by now; null when the user no longer exists. */
  reload: () => Promise<AuthUser | null>;
}
