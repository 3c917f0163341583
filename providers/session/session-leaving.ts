import type { MutableObservable } from '../async/observable.ts';
import { clearStorage, readText, writeText } from '../browser/local-storage.ts';
import { clearTab, readTab } from '../browser/tab-memory.ts';
import type { AuthPort } from '../firebase/auth-port.ts';
import type { SessionDeps } from './session-contract.ts';
import { nobody } from './session-state.ts';
import type { SessionState, SignedOutBecause } from './session-state.ts';

export interface LeavingDeps {
  auth: Pick<AuthPort, 'forget' | 'signOut'>;
  idle: Pick<SessionDeps['idle'], 'isOver'>;
  state: MutableObservable<SessionState>;
  /** Forgets whatever was kept for the session; never rejects. */
  clean: () => Promise<void>;
  /** From now on nothing is done for the session any more. */
  onLeaving: () => void;
  log: SessionDeps['log'];
}

export interface Leaving {
  /** LG-03: the one way out; null when nobody was here. Asked again on the way, it answers the same. */
  signOut: (because?: SignedOutBecause | null) => Promise<void>;
  isUnderway: () => boolean;
  /** AU-05: nobody is signed in (any more). A tab that signs out takes the token away first; Firebase does not. */
  left: () => Promise<void>;
  /** Another tab of this browser has signed out. */
  leftElsewhere: () => void;
}

/** Where an address was changed, Firebase ends the sign-ins under the old one. */
function unlessChanged<T>(because: T): T | 'address-changed' {
  return readTab('new-address') === null ? because : 'address-changed';
}

export function createLeaving({ auth, idle, state, clean, onLeaving, log }: LeavingDeps): Leaving {
  let leaving: Promise<void> | null = null;

  /** What no server is asked for: whoever leaves the page from now on is signed out, here and in the other tabs. */
  const forgetHere = async (): Promise<void> => {
    // The other tabs hear of this first, and keep what they need to say their last.
    writeText('authToken', null);
    await auth.forget().catch((error) => log('Signing out', error));
  };
  const forget = async (because: SignedOutBecause | null): Promise<void> => {
    if (because !== null) await forgetHere();
    await clean();
    clearStorage();
    // Nobody was here: what a page before the sign-in keeps stays, as the pause between two messages.
    if (because !== null) clearTab();
    await auth.signOut().catch((error) => log('Signing out', error));
    leaving = null;
    state.set({ ...nobody, because });
  };
  /** IN-10: what is noticed after the time is up has ended by that, whoever notices it first. */
  const reasonOf = (because: SignedOutBecause | null): SignedOutBecause | null =>
    (because === 'expired' || because === 'other-tab') && idle.isOver() ? 'idle' : because;
  const signOut = (asked: SignedOutBecause | null = 'user'): Promise<void> => {
    if (leaving) return leaving;
    const because = reasonOf(asked);
    onLeaving();
    // First nobody is on the screen, so that nothing reads or listens while it is taken away.
    state.set({ ...nobody, status: 'leaving', because });
    // A turn later, so that whoever hears of it while it happens already finds `leaving`.
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
