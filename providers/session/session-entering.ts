import type { MutableObservable } from '../async/observable.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import type { ProfileFollower } from './profile-follower.ts';
import type { SessionDeps } from './session-contract.ts';
import { nobody } from './session-state.ts';
import type { SessionState } from './session-state.ts';
import type { TokenKeeper } from './session-token.ts';
import type { Turns } from './session-turns.ts';

interface EnteringDeps extends Pick<SessionDeps, 'establish' | 'idle' | 'resetActivity' | 'log'> {
  state: MutableObservable<SessionState>;
  tokens: TokenKeeper;
  follower: ProfileFollower;
  turns: Turns;
  signOut: (because: 'idle') => Promise<void>;
}

export interface Entering {
  /** Establishes the session of this user. Never rejects: a failed read is reported in the state. */
  enter: (user: AuthUser) => Promise<void>;
  /** Does the same with a new token. */
  renew: (user: AuthUser) => Promise<void>;
  /** LG-01: runs a sign-in and marks it as fresh; takes the mark back when it fails. */
  arriving: <T>(come: () => Promise<T>) => Promise<T>;
}

export function createEntering(deps: EnteringDeps): Entering {
  const { state, tokens, follower, turns, idle, log } = deps;
  /** Whether the user has just signed in, rather than been restored by the browser. */
  let fresh = false;

  /** IN-10: returns whether the browser restored the sign-in after the user was inactive for too long. */
  const wasLeft = async (user: AuthUser): Promise<boolean> =>
    !fresh && state.get().status !== 'signedIn' && (await idle.wasOver(user.uid));
  /** LG-01: the caller does not await it. */
  const notifySignIn = async (signedIn: SessionState): Promise<void> => {
    await deps.resetActivity(signedIn);
    idle.reported();
  };
  const letIn = (next: SessionState, user: AuthUser): void => {
    state.set(next);
    tokens.startRenewing();
    // A listener alone would not notice a record that a read has found missing.
    if (fresh || idle.isUnreported())
      notifySignIn(next).catch((error) => log('User activity', error));
    fresh = false;
    // LG-01: before the address is verified, the profile is an empty one.
    if (next.authStatus === 'EMAILNOTVERIFIED') follower.stop();
    else follower.follow(user.uid);
  };
  const enter = async (user: AuthUser): Promise<void> => {
    const isCurrent = turns.begin();
    try {
      if (await wasLeft(user)) return isCurrent() ? await deps.signOut('idle') : undefined;
      await tokens.token();
      const next = await deps.establish(user, isCurrent);
      if (isCurrent()) letIn(next, user);
    } catch (error) {
      log('The session could not be established', error);
      if (isCurrent()) state.set({ ...nobody, because: 'unreadable' });
    }
  };
  return {
    enter,
    renew: async (user) => {
      await tokens.token(true);
      await enter(user);
    },
    arriving: async (come) => {
      fresh = true;
      const nobodyCame = idle.begin();
      try {
        return await come();
      } catch (error) {
        fresh = false;
        nobodyCame();
        throw error;
      }
    },
  };
}
