import type { MutableObservable } from '../async/observable.ts';
import { clearStorage, readText, writeText } from '../browser/local-storage.ts';
import { clearTab, readTab } from '../browser/tab-memory.ts';
import type { AuthPort } from '../firebase/auth-port.ts';
import type { SessionDeps } from './session-contract.ts';
import { nobody } from './session-state.ts';
import type { SessionState, SignedOutBecause } from './session-state.ts';

interface LeavingDeps {
  auth: Pick<AuthPort, 'forget' | 'signOut'>;
  idle: Pick<SessionDeps['idle'], 'isOver'>;
  state: MutableObservable<SessionState>;
  /** Clears everything that was kept for the session; never rejects. */
  clean: () => Promise<void>;
  /** Called first, to stop all work for the session. */
  onLeaving: () => void;
  log: SessionDeps['log'];
}

export interface Leaving {
  /** LG-03: the only way to sign out; null when nobody was signed in. While it runs, it returns the same promise. */
  signOut: (because?: SignedOutBecause | null) => Promise<void>;
  isUnderway: () => boolean;
  /** AU-05: called when nobody is signed in. A tab that signs out removes the token first; Firebase does not. */
  left: () => Promise<void>;
  /** Called when another tab of this browser signs out. */
  leftElsewhere: () => void;
}

/** Replaces the reason when the address was changed, because Firebase then ends the sign-ins under the old one. */
function unlessChanged<T>(because: T): T | 'address-changed' {
  return readTab('new-address') === null ? because : 'address-changed';
}

export function createLeaving({ auth, idle, state, clean, onLeaving, log }: LeavingDeps): Leaving {
  let leaving: Promise<void> | null = null;

  /** Needs no server: a user who closes the page from now on is signed out, here and in the other tabs. */
  const forgetHere = async (): Promise<void> => {
    // This notifies the other tabs first, which keep what they need for their last requests.
    writeText('authToken', null);
    await auth.forget().catch((error) => log('Signing out', error));
  };
  const forget = async (because: SignedOutBecause | null): Promise<void> => {
    if (because !== null) await forgetHere();
    await clean();
    clearStorage();
    // When nobody was signed in, keep what public pages stored, such as the pause between two messages.
    if (because !== null) clearTab();
    await auth.signOut().catch((error) => log('Signing out', error));
    leaving = null;
    state.set({ ...nobody, because });
  };
  /** IN-10: once the time is up, the reason is inactivity, whatever was noticed first. */
  const reasonOf = (because: SignedOutBecause | null): SignedOutBecause | null =>
    (because === 'expired' || because === 'other-tab') && idle.isOver() ? 'idle' : because;
  const signOut = (asked: SignedOutBecause | null = 'user'): Promise<void> => {
    if (leaving) return leaving;
    const because = reasonOf(asked);
    onLeaving();
    // Clear the user from the screen first, so that nothing reads or listens while the data is removed.
    state.set({ ...nobody, status: 'leaving', because });
    // Start one microtask later, so that a subscriber that signs out during `set` already finds `leaving`.
    leaving = Promise.resolve().then(() => forget(because));
    return leaving;
  };
  return {
    signOut,
    isUnderway: () => leaving !== null,
    left: async () => {
      if (leaving) return leaving;
      const { status } = state.get();
      if (status === 'checking') await signOut(unlessChanged(null));
      const endedElsewhere = readText('authToken') === null;
      if (status === 'signedIn')
        await signOut(unlessChanged(endedElsewhere ? 'other-tab' : 'expired'));
    },
    leftElsewhere: () => {
      if (state.get().status === 'signedIn') void signOut(unlessChanged('other-tab'));
    },
  };
}
