import type { MutableObservable } from '../async/observable.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import type { Session, SessionDeps } from './session-contract.ts';
import type { Entering } from './session-entering.ts';
import type { SessionState } from './session-state.ts';

interface SignUpLock {
  /** Passes on the signed-in user; while the lock is held, after the work is done. */
  notify: (user: AuthUser | null) => Promise<void>;
  /** Runs the work and holds the lock meanwhile. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
}

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

/**
 * LG-02: Firebase reports a new user as soon as the account exists. The sign-up stores the profile later, and the
 * session must not be established before that.
 */
function createSignUpLock(handle: (user: AuthUser | null) => Promise<void>): SignUpLock {
  let held = false;
  let last: { user: AuthUser | null } | null = null;
  const release = async (): Promise<void> => {
    held = false;
    const latest = last;
    last = null;
    if (latest) await handle(latest.user);
  };
  return {
    notify: async (user) => {
      if (held) last = { user };
      else await handle(user);
    },
    during: async (work) => {
      held = true;
      try {
        return await work();
      } finally {
        await release();
      }
    },
  };
}
