import { SignInError } from '../firebase/auth-port.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import { clearStorage, readText, writeText } from '../browser/local-storage.ts';
import { createObservable } from '../async/observable.ts';
import { createProfileFollower } from './profile-follower.ts';
import { previewProfile } from './profile-preview.ts';
import { rememberAccount, rememberAccounts } from './remember.ts';
import { createCleaners } from './session-cleaners.ts';
import type { Session, SessionPorts } from './session-contract.ts';
import { nobody, withAccounts } from './session-state.ts';
import type { SessionState, SignedOutBecause } from './session-state.ts';
import { createTokenKeeper } from './session-token.ts';
import { createSignUpHold } from './sign-up-hold.ts';
import { clearTab, readTab } from '../browser/tab-memory.ts';

/** Where an address was changed, Firebase ends the sign-ins under the old one. */
function unlessChanged<T>(because: T): T | 'address-changed' {
  return readTab('new-address') === null ? because : 'address-changed';
}

export function createSession(ports: SessionPorts): Session {
  const { auth } = ports;
  const state = createObservable<SessionState>({ ...nobody, status: 'checking' });
  const cleaners = createCleaners(ports.log);
  let generation = 0;
  let fresh = false;
  let leaving: Promise<void> | null = null;
  let asking: Promise<boolean> | null = null;
  const tokens = createTokenKeeper({ auth, log: ports.log, isLeaving: () => leaving !== null });
  const follower = createProfileFollower({
    watch: ports.watchProfile,
    state,
    // The server linked the account: its claims and accounts are to be read again.
    onAccount: (user) => {
      renew(user).catch((error) => ports.log('The account that came', error));
    },
  });

  /** IN-10: the browser kept the sign-in, and nobody has done anything for too long. */
  const wasLeft = async (user: AuthUser): Promise<boolean> =>
    !fresh && state.get().status !== 'signedIn' && (await ports.idle.wasOver(user.uid));

  /** LG-01: not waited for. */
  const tellSignIn = async (signedIn: SessionState): Promise<void> => {
    await ports.resetActivity(signedIn);
    ports.idle.told();
  };

  const enter = async (user: AuthUser): Promise<void> => {
    generation += 1;
    const mine = generation;
    try {
      if (await wasLeft(user)) return mine === generation ? await signOut('idle') : undefined;
      await tokens.token();
      const next = await ports.establish(user, () => mine === generation);
      if (mine !== generation) return;
      state.set(next);
      tokens.startRenewing();
      // A listener alone would not hear of a record that a read has found missing.
      if (fresh || ports.idle.isUntold())
        tellSignIn(next).catch((error) => ports.log('User activity', error));
      fresh = false;
      // LG-01: before the address is verified, or with a one-time password, the profile is an empty one.
      if (next.authStatus === 'EMAILNOTVERIFIED' || next.mustChangePassword) follower.stop();
      else follower.follow(user.uid);
    } catch (error) {
      ports.log('The session could not be established', error);
      if (mine === generation) state.set({ ...nobody, because: 'unreadable' });
    }
  };

  const renew = async (user: AuthUser): Promise<void> => {
    await tokens.token(true);
    await enter(user);
  };

  const checkEmail = async (): Promise<boolean> => {
    const user = await auth.reload();
    if (!user?.emailVerified) return false;
    if (!state.get().user?.emailVerified) await renew(user);
    return true;
  };

  /** What no server is asked for: whoever leaves the page from now on is signed out, here and in the other tabs. */
  const forgetHere = async (): Promise<void> => {
    // The other tabs hear of this first, and keep what they need to say their last.
    writeText('authToken', null);
    await auth.forget().catch((error) => ports.log('Signing out', error));
  };

  const forget = async (because: SignedOutBecause | null): Promise<void> => {
    if (because !== null) await forgetHere();
    await cleaners.run();
    clearStorage();
    // Nobody was here: what a page before the sign-in keeps stays, as the pause between two messages.
    if (because !== null) clearTab();
    await auth.signOut().catch((error) => ports.log('Signing out', error));
    leaving = null;
    state.set({ ...nobody, because });
  };

  /** IN-10: what is noticed after the time is up has ended by that, whoever notices it first. */
  const reasonOf = (because: SignedOutBecause | null): SignedOutBecause | null =>
    (because === 'expired' || because === 'other-tab') && ports.idle.isOver() ? 'idle' : because;

  const signOut = (asked: SignedOutBecause | null = 'user'): Promise<void> => {
    if (leaving) return leaving;
    const because = reasonOf(asked);
    generation += 1;
    tokens.stopRenewing();
    follower.stop();
    // First nobody is on the screen, so that nothing reads or listens while it is taken away.
    state.set({ ...nobody, status: 'leaving', because });
    // A turn later, so that whoever hears of it while it happens already finds `leaving`.
    leaving = Promise.resolve().then(() => forget(because));
    return leaving;
  };

  /** AU-05: nobody is signed in (any more). A tab that signs out takes the token away first; Firebase does not. */
  const left = async (): Promise<void> => {
    if (leaving) return leaving;
    const { status } = state.get();
    if (status === 'checking') await signOut(unlessChanged(null));
    const endedElsewhere = readText('authToken') === null;
    if (status === 'signedIn')
      await signOut(unlessChanged(endedElsewhere ? 'other-tab' : 'expired'));
  };

  const hold = createSignUpHold((user) => (user ? enter(user) : left()));

  /** LG-01: somebody comes; when that fails, nobody came. */
  const arriving = async <T>(come: () => Promise<T>): Promise<T> => {
    fresh = true;
    const nobodyCame = ports.idle.begin();
    try {
      return await come();
    } catch (error) {
      fresh = false;
      nobodyCame();
      throw error;
    }
  };

  const authReady = new Promise<void>((resolve) => {
    auth.onUser((user) => void hold.tell(user).then(resolve));
  });

  ports.onOtherTabLeft(() => {
    if (state.get().status === 'signedIn') void signOut(unlessChanged('other-tab'));
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    authReady,
    signIn: async (email, password) => {
      await arriving(() => auth.signIn(email, password));
      // Firebase tells of no change when the same user signs in again after a failed load.
      const user = state.get().because === 'unreadable' ? await auth.reload() : null;
      if (user) await enter(user);
    },
    signUp: async (input) => {
      const made = await arriving(() => hold.during(() => ports.signUp(input)));
      const now = state.get();
      if (now.user?.uid === made.user.uid) state.set({ ...now, unfinished: made.unfinished });
    },
    signOut,
    refresh: async () => {
      const user = await auth.reload();
      if (!user) return signOut('expired');
      await renew(user);
    },
    checkEmail: () => {
      asking ??= checkEmail().finally(() => {
        asking = null;
      });
      return asking;
    },
    token: tokens.token,
    chooseAccount: (accountNumber) => {
      const now = state.get();
      const isGranted = now.accounts.some((account) => account.accountNumber === accountNumber);
      if (!now.user || !isGranted) return;
      rememberAccount(now.user.uid, accountNumber);
      state.set({ ...now, accountNumber });
    },
    readAccounts: async () => {
      const mine = generation;
      const accounts = await ports.accounts();
      if (mine !== generation) return;
      const next = withAccounts(state.get(), accounts);
      rememberAccounts(accounts);
      rememberAccount(next.user?.uid ?? '', next.accountNumber);
      state.set(next);
    },
    acceptTerms: async () => {
      const { user } = state.get();
      if (!user) throw new Error('User not authenticated');
      await ports.acceptTerms(user.uid);
      await enter(user);
    },
    changePassword: async (change) => {
      const { user, mustChangePassword } = state.get();
      if (!user) throw new Error('No authenticated user');
      try {
        await ports.changePassword(user, change);
      } catch (error) {
        if (!(error instanceof SignInError)) throw error;
        // It is set; this browser could not sign in with it, so the user does.
        ports.log('Signing in with the new password', error);
        return signOut('expired');
      }
      if (mustChangePassword) await renew(user);
      else await tokens.token();
    },
    previewProfile: (fields) => previewProfile(state, fields, follower.stored),
    onLeave: cleaners.add,
  };
}
