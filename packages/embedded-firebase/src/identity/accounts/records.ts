import type { ACTION_CODE_LIFE_MS } from './limits.ts';
import type { PasswordHash } from './passwords.ts';
import type { Claims } from './tokens.ts';

/** A user as stored. `…At` in ms since 1970, `validSince` in s as the tokens count. */
export interface User {
  localId: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  photoUrl?: string;
  phoneNumber?: string;
  password?: PasswordHash;
  passwordUpdatedAt?: number;
  disabled: boolean;
  /** Custom claims as JSON text, the way the Admin SDK sends them. */
  customAttributes?: string;
  createdAt: number;
  lastLoginAt?: number;
  lastRefreshAt?: number;
  /** ID tokens issued before are refused. */
  validSince: number;
  /** Refresh tokens carry this key; a new one ends them all, exactly, where `validSince` only has seconds. */
  sessionKey: string;
}

/** What a refresh token stands for. It is stored under its SHA-256. */
export interface Session {
  localId: string;
  sessionKey: string;
  provider: SignInProvider;
  /** Claims that came with a custom token. */
  claims?: Claims;
  /** In s since 1970. */
  authTime: number;
}

export type SignInProvider = 'password' | 'custom';

export type ActionType = keyof typeof ACTION_CODE_LIFE_MS;

/** What a code in an e-mail allows, once, until it expires (ms since 1970). */
export interface ActionCode {
  code: string;
  requestType: ActionType;
  localId: string;
  /** The user's address when the code was made; the code dies when it changes. */
  email: string;
  newEmail?: string;
  link: string;
  expiresAt: number;
}

/** How long a password may be that a user chooses, in units of UTF-16. */
export interface PasswordPolicy {
  least: number;
  most: number;
}

export interface Settings {
  /** Answers do not show whether an account exists. */
  emailEnumerationProtection: boolean;
  /** Absent: what Firebase asks of every password. */
  passwordPolicy?: PasswordPolicy;
}

export type Change =
  | { set: 'user'; user: User }
  | { set: 'session'; hash: string; session: Session }
  | { set: 'code'; code: ActionCode }
  | { set: 'settings'; settings: Settings }
  | { drop: 'user'; localId: string }
  | { drop: 'code'; code: string }
  | { drop: 'everybody' };
