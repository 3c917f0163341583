import type { Account } from '#domain/schemas/customer.ts';
import type { PersonalFields, Profile } from '#domain/schemas/profile.ts';
import type { AuthPort, AuthUser } from '../firebase/auth-port.ts';
import type { NewPassword } from './change-password.ts';
import type { SessionIdle } from '../activity/idle-session.ts';
import type { Observable } from '../async/observable.ts';
import type { Cleaner } from './session-cleaners.ts';
import type { SessionState, SignedOutBecause } from './session-state.ts';
import type { SignedUp, SignUpInput } from './sign-up.ts';

export interface SessionDeps {
  auth: AuthPort;
  /** Reads claims, profile and accounts; stores what is to be kept while `isCurrent`, not when the user left meanwhile. */
  establish: (user: AuthUser, isCurrent: () => boolean) => Promise<SessionState>;
  acceptTerms: (uid: string) => Promise<void>;
  /** The accounts that the server grants. Throws when they cannot be had. */
  accounts: () => Promise<Account[]>;
  /** LG-02. Throws AuthFlowError when there is no account. */
  signUp: (input: SignUpInput) => Promise<SignedUp>;
  /** VA-02. Throws AuthFlowError while the old password counts. */
  changePassword: (user: AuthUser, change: NewPassword) => Promise<void>;
  /** Calls with the stored profile, now and whenever it changes; answers how to stop. */
  watchProfile: (uid: string, onProfile: (profile: Profile) => void) => () => void;
  idle: SessionIdle;
  /** LG-01; must not be waited for. */
  resetActivity: (state: SessionState) => Promise<void>;
  /** Calls when another tab of this browser signed out. */
  onOtherTabLeft: (listener: () => void) => void;
  log: (message: string, error: unknown) => void;
}

/** The one owner of "who, and since when". */
export interface Session extends Observable<SessionState> {
  /** Resolves when it is first known whether somebody is signed in. */
  authReady: Promise<void>;
  /** Throws SignInError. The state follows when the profile is there. */
  signIn: (email: string, password: string) => Promise<void>;
  /** LG-02. Throws AuthFlowError when there is no account; what failed later is `unfinished` in the state. */
  signUp: (input: SignUpInput) => Promise<void>;
  /** LG-03: the one way out. Clears what `onLeave` was given, local storage and the sign-in. */
  signOut: (because?: SignedOutBecause) => Promise<void>;
  /** Reads user, claims, profile and accounts again. */
  refresh: () => Promise<void>;
  /** Whether the e-mail is verified by now, wherever it was done; if so, the session is established anew. */
  checkEmail: () => Promise<boolean>;
  /** A valid token, also kept in local storage (RS-01). */
  token: (renew?: boolean) => Promise<string>;
  /** LY-07: only an account that the server granted (PM-03). */
  chooseAccount: (accountNumber: string) => void;
  /** LY-12: asks again for accounts that could not be loaded. Throws when they still cannot. */
  readAccounts: () => Promise<void>;
  acceptTerms: () => Promise<void>;
  /** VA-02: sets the password of whoever is signed in; this browser goes on, all others are signed out. Throws AuthFlowError. */
  changePassword: (change: NewPassword) => Promise<void>;
  /** PF-01: shows these fields of the profile before they are stored. Answers how to take them back. */
  previewProfile: (fields: Partial<PersonalFields>) => () => void;
  /** What else must be forgotten at sign-out. Answers how to take it back. */
  onLeave: (clean: Cleaner) => () => void;
}
