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
  /** How many seconds to wait, where it is known. */
  readonly wait: number | null;

  constructor(problem: AuthFlowProblem, cause?: unknown, wait: number | null = null) {
    super(`Refused: ${problem}`, { cause });
    this.name = 'AuthFlowError';
    this.problem = problem;
    this.wait = wait;
  }
}

/** The problem that `error` names; `unknown` for any other error. */
export function authFlowProblem(error: unknown): AuthFlowProblem {
  return error instanceof AuthFlowError ? error.problem : 'unknown';
}

/** The seconds to wait that `error` names, or null. */
export function authFlowWait(error: unknown): number | null {
  return error instanceof AuthFlowError ? error.wait : null;
}

export interface NewAccount {
  email: string;
  password: string;
  displayName: string;
}

export type LinkAction = 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail' | 'recoverEmail';

/** What a link of an e-mail is for. */
export interface LinkFacts {
  action: LinkAction;
  /** The address that counts once the link has done its work. */
  email: string;
  previousEmail: string | null;
}

/**
 * What nobody needs to be let in for: accounts are made, addresses verified, passwords forgotten.
 * Everything throws AuthFlowError. Messages go out in the language given to `speak`.
 */
export interface AuthFlow {
  /** The language of the messages from now on, as `en`. */
  speak: (language: string) => void;
  /** LG-02: makes the account and signs in. */
  createAccount: (account: NewAccount) => Promise<AuthUser>;
  /** Sends the signed-in user the message that verifies the address. */
  sendVerification: () => Promise<void>;
  /** Sends a link to `email` that makes it the address of the signed-in user. */
  changeAddress: (email: string) => Promise<void>;
  /** Proves the signed-in user once more, after `password-needed`. */
  confirmPassword: (password: string) => Promise<void>;
  /** VA-01: sends a link for a new password. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** What the code of a link is for; it stays usable. */
  readLink: (code: string) => Promise<LinkFacts>;
  /** Does what the code of a verification is for. */
  applyLink: (code: string) => Promise<void>;
  /** Sets the password that a link was sent for. */
  setPassword: (code: string, password: string) => Promise<void>;
}
