import type { AuthPort, AuthUser } from './auth-port.ts';
import { clearStorage, writeText } from './local-storage.ts';
import { createObservable } from './observable.ts';
import type { Observable } from './observable.ts';
import { createCleaners } from './session-cleaners.ts';
import type { Cleaner } from './session-cleaners.ts';
import { nobody } from './session-state.ts';
import type { SessionState, SignedOutBecause } from './session-state.ts';
import { createTokenKeeper } from './session-token.ts';

export interface SessionPorts {
  auth: AuthPort;
  /** Reads claims, profile and accounts; stores what is to be kept while `isCurrent`, not when the user left meanwhile. */
  establish: (user: AuthUser, isCurrent: () => boolean) => Promise<SessionState>;
  acceptTerms: (uid: string) => Promise<void>;
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
  /** LG-03: the one way out. Clears what `onLeave` was given, local storage and the sign-in. */
  signOut: (because?: SignedOutBecause) => Promise<void>;
  /** Reads user, claims, profile and accounts again. */
  refresh: () => Promise<void>;
  /** A valid token, also kept in local storage (RS-01). */
  token: (renew?: boolean) => Promise<string>;
  /** LY-07: only an account that the server granted (PM-03). */
  chooseAccount: (accountNumber: string) => void;
  acceptTerms: () => Promise<void>;
  /** What else must be forgotten at sign-out. Answers how to take it back. */
  onLeave: (clean: Cleaner) => () => void;
}

export function createSession(ports: SessionPorts): Session {
  const { auth } = ports;
  const state = createObservable<SessionState>({ ...nobody, status: 'checking' });
  const cleaners = createCleaners(ports.log);
  let generation = 0;
  let fresh = false;
  let leaving: Promise<void> | null = null;
  const tokens = createTokenKeeper({ auth, log: ports.log, isLeaving: () => leaving !== null });

  const enter = async (user: AuthUser): Promise<void> => {
    generation += 1;
    const mine = generation;
    try {
      await tokens.token();
      const next = await ports.establish(user, () => mine === generation);
      if (mine !== generation) return;
      state.set(next);
      if (fresh) ports.resetActivity(next).catch((error) => ports.log('User activity', error));
      fresh = false;
      tokens.startRenewing();
    } catch (error) {
      ports.log('The session could not be established', error);
      if (mine === generation) state.set({ ...nobody, because: 'unreadable' });
    }
  };

  const forget = async (because: SignedOutBecause | null): Promise<void> => {
    await cleaners.run();
    clearStorage();
    await auth.signOut().catch((error) => ports.log('Signing out', error));
    leaving = null;
    state.set({ ...nobody, because });
  };

  const signOut = (because: SignedOutBecause | null = 'user'): Promise<void> => {
    if (leaving) return leaving;
    generation += 1;
    tokens.stopRenewing();
    // First nobody is on the screen, so that nothing reads or listens while it is taken away.
    state.set({ ...nobody, status: 'leaving', because });
    // A turn later, so that whoever hears of it while it happens already finds `leaving`.
    leaving = Promise.resolve().then(() => forget(because));
    return leaving;
  };

  /** AU-05: nobody is signed in (any more). */
  const left = async (): Promise<void> => {
    if (leaving) return leaving;
    const { status } = state.get();
    if (status === 'checking') await signOut(null);
    if (status === 'signedIn') await signOut('other-tab');
  };

  const authReady = new Promise<void>((resolve) => {
    auth.onUser((user) => {
      const done = user ? enter(user) : left();
      void done.then(resolve);
    });
  });

  ports.onOtherTabLeft(() => {
    if (state.get().status === 'signedIn') void signOut('other-tab');
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    authReady,
    signIn: async (email, password) => {
      fresh = true;
      await auth.signIn(email, password).catch((error) => {
        fresh = false;
        throw error;
      });
      // Firebase tells of no change when the same user signs in again after a failed load.
      const user = state.get().because === 'unreadable' ? await auth.reload() : null;
      if (user) await enter(user);
    },
    signOut,
    refresh: async () => {
      const user = await auth.reload();
      if (!user) return signOut('expired');
      await tokens.token(true);
      await enter(user);
    },
    token: tokens.token,
    chooseAccount: (accountNumber) => {
      const now = state.get();
      if (!now.accounts.some((account) => account.accountNumber === accountNumber)) return;
      writeText('accountNumber', accountNumber);
      state.set({ ...now, accountNumber });
    },
    acceptTerms: async () => {
      const { user } = state.get();
      if (!user) throw new Error('User not authenticated');
      await ports.acceptTerms(user.uid);
      await enter(user);
    },
    onLeave: cleaners.add,
  };
}
