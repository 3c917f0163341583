import type { AuthUser } from './auth-port.ts';

export type AuthFlowProblem =
  | 'email-in-use'
  | 'email-invalid'
  | 'email-unknown'
  | 'password-weak'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-email'
  | 'password-same'
  | 'password-wrong'
  | 'password-needed'
  | 'link-used'
  | 'link-expired'
  | 'disabled'
  | 'deleted'
  | 'throttled'
  | 'offline'
  | 'unknown';

/** Why a step of the auth flow was refused. */
export class AuthFlowError extends Error {
  readonly problem: AuthFlowProblem;
  /** The seconds to wait before the next attempt; null when not known. */
  readonly wait: number | null;

  constructor(problem: AuthFlowProblem, cause?: unknown, wait: number | null = null) {
    super(`Refused: ${problem}`, { cause });
    this.name = 'AuthFlowError';
    this.problem = problem;
    this.wait = wait;
  }
}

/** Returns the problem of `error`; `unknown` for any other error. */
export function authFlowProblem(error: unknown): AuthFlowProblem {
  return error instanceof AuthFlowError ? error.problem : 'unknown';
}

/** Returns the seconds to wait from `error`, or null. */
export function authFlowWait(error: unknown): number | null {
  return error instanceof AuthFlowError ? error.wait : null;
}

interface NewAccount {
  email: string;
  password: string;
  displayName: string;
}

export type LinkAction = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail';

/** What an e-mail link does. */
export interface LinkFacts {
  action: LinkAction;
  /** The address that is valid after the link has been applied. */
  email: string;
  previousEmail: string | null;
}

/**
 * The account actions that work without access to the portal: creating accounts, verifying addresses, resetting
 * passwords. All methods throw AuthFlowError. Messages are sent in the language set with `speak`.
 */
export interface AuthFlow {
  /** Sets the language of the messages from now on, such as `en`. */
  speak: (language: string) => void;
  /** LG-02: creates the account and signs in. */
  createAccount: (account: NewAccount) => Promise<AuthUser>;
  /** Sends the signed-in user the message that verifies the address. */
  sendVerification: () => Promise<void>;
  /** Sends a link to `email` that makes it the address of the signed-in user. */
  changeAddress: (email: string) => Promise<void>;
  /** Reauthenticates the signed-in user, after `password-needed`. */
  confirmPassword: (password: string) => Promise<void>;
  /** VA-01: sends a link for a new password. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** Returns what a link's code does; the code stays usable. */
  readLink: (code: string) => Promise<LinkFacts>;
  /** Applies the code of a verification link. */
  applyLink: (code: string) => Promise<void>;
  /** Sets a new password with the code of a reset link. */
  setPassword: (code: string, password: string) => Promise<void>;
}
