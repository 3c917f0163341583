import type { MutableObservable } from '../async/observable.ts';
import type { Session, SessionDeps } from './session-contract.ts';
import type { Entering } from './session-entering.ts';
import type { SessionState } from './session-state.ts';
import { createSignUpLock } from './sign-up-lock.ts';

interface ArrivalDeps extends Pick<SessionDeps, 'auth' | 'signUp'> {
  state: MutableObservable<SessionState>;
  entering: Pick<Entering, 'arriving' | 'enter'>;
  /** Called when nobody is signed in, or nobody any more. */
  left: () => Promise<void>;
}

/** Handles sign-ins: a user that Firebase reports, and a sign-in or sign-up on this page. Starts listening at once. */
export function createArrivals(
  deps: ArrivalDeps,
): Pick<Session, 'authReady' | 'signIn' | 'signUp'> {
  const { auth, state } = deps;
  const { arriving, enter } = deps.entering;
  const lock = createSignUpLock((user) => (user ? enter(user) : deps.left()));
  return {
    authReady: new Promise<void>((resolve) => {
      auth.onUser((user) => void lock.notify(user).then(resolve));
    }),
    signIn: async (email, password) => {
      await arriving(() => auth.signIn(email, password));
      // Firebase reports no change when the same user signs in again after a failed load.
      const user = state.get().because === 'unreadable' ? await auth.reload() : null;
      if (user) await enter(user);
    },
    signUp: async (input) => {
      const made = await arriving(() => lock.during(() => deps.signUp(input)));
      const now = state.get();
      if (now.user?.uid === made.user.uid) state.set({ ...now, unfinished: made.unfinished });
    },
  };
}
