import type { PersonalFields, Profile } from '#domain/address/profile.ts';
import type { Account } from '#domain/customers/customer.ts';
import type { SessionIdle } from '../activity/idle-session.ts';
import type { Observable } from '../async/observable.ts';
import type { AuthPort, AuthUser } from '../firebase/auth-port.ts';
import type { NewPassword } from './change-password.ts';
import type { Cleaner } from './session-cleaners.ts';
import type { SessionState, SignedOutBecause } from './session-state.ts';
import type { SignedUp, SignUpInput } from './sign-up.ts';

export interface SessionDeps {
  auth: AuthPort;
  /** Reads claims, profile and accounts; saves them only while `isCurrent`, not after the user has left. */
  establish: (user: AuthUser, isCurrent: () => boolean) => Promise<SessionState>;
  acceptTerms: (uid: string) => Promise<void>;
  /** Loads the accounts that the server grants. Throws when that fails. */
  accounts: () => Promise<Account[]>;
  /** LG-02. Throws AuthFlowError when there is no account. */
  signUp: (input: SignUpInput) => Promise<SignedUp>;
  /** VA-02. Throws AuthFlowError while the old password is still valid. */
  changePassword: (user: AuthUser, change: NewPassword) => Promise<void>;
  /** Calls `onProfile` with the stored profile, now and after each change; returns a function that stops it. */
  watchProfile: (uid: string, onProfile: (profile: Profile) => void) => () => void;
  idle: SessionIdle;
  /** LG-01; the caller must not await it. */
  resetActivity: (state: SessionState) => Promise<void>;
  /** Calls the listener when another tab of this browser signs out. */
  onOtherTabLeft: (listener: () => void) => void;
  log: (message: string, error: unknown) => void;
}

/** Asks whoever wants to sign out; resolves with whether they still want to. */
export type LeaveQuestion = () => Promise<boolean>;

/** The single owner of who is signed in, and since when. */
export interface Session extends Observable<SessionState> {
  /** Resolves once it is known whether a user is signed in. */
  authReady: Promise<void>;
  /** Throws SignInError. The state changes when the profile is loaded. */
  signIn: (email: string, password: string) => Promise<void>;
  /** LG-02. Throws AuthFlowError when there is no account; what failed later is `unfinished` in the state. */
  signUp: (input: SignUpInput) => Promise<void>;
  /**
   * LG-03: the only way to sign out. Clears local storage and the sign-in, and runs what `onLeave` was given. Users who
   * sign out by themselves are asked first, and may stay.
   */
  signOut: (because?: SignedOutBecause) => Promise<void>;
  /** Reads user, claims, profile and accounts again. */
  refresh: () => Promise<void>;
  /** Returns whether the e-mail is verified by now, on whatever device; if so, establishes the session again. */
  checkEmail: () => Promise<boolean>;
  /** A valid token, also kept in local storage (RS-01). */
  token: (renew?: boolean) => Promise<string>;
  /** LY-07: chooses an account; ignores one that the server has not granted (PM-03). */
  chooseAccount: (accountNumber: string) => void;
  /** LY-12: retries accounts that could not be loaded. Throws when they still cannot be loaded. */
  readAccounts: () => Promise<void>;
  acceptTerms: () => Promise<void>;
  /** VA-02: changes the user's password; this browser stays signed in, all others do not. Throws AuthFlowError. */
  changePassword: (change: NewPassword) => Promise<void>;
  /** PF-01: shows these fields of the profile before they are stored. Returns a function that reverts them. */
  previewProfile: (fields: Partial<PersonalFields>) => () => void;
  /** Adds a function that runs at sign-out. Returns a function that removes it. */
  onLeave: (clean: Cleaner) => () => void;
  /** Sets what asks users who sign out by themselves; it never rejects. Null: nothing. */
  askBeforeLeaving: (question: LeaveQuestion | null) => void;
}
