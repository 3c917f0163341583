import type { Profile } from '#domain/address/profile.ts';
import type { MutableObservable } from '../async/observable.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import { rememberProfile } from './remember.ts';
import type { SessionState } from './session-state.ts';

interface ProfileFollowerDeps {
  watch: (uid: string, onProfile: (profile: Profile) => void) => () => void;
  state: MutableObservable<SessionState>;
  /** Called when the profile has another account number. */
  onAccount: (user: AuthUser) => void;
}

export interface ProfileFollower {
  /** Follows the profile of this user only. */
  follow: (uid: string) => void;
  /** The last profile received; null before the first. */
  stored: () => Profile | null;
  stop: () => void;
}

/** Updates the session's profile when the stored one changes, on this device, on another one or on the server. */
export function createProfileFollower(deps: ProfileFollowerDeps): ProfileFollower {
  let end: (() => void) | null = null;
  let stored: Profile | null = null;

  const onProfile = (profile: Profile): void => {
    const now = deps.state.get();
    if (!now.user || !now.profile || now.user.uid !== profile.uid) return;
    stored = profile;
    // A previewed profile equals the stored one now, so it can be remembered.
    if (JSON.stringify(now.profile) === JSON.stringify(profile)) return rememberProfile(profile);
    const hasAnotherAccount = (now.profile.accountNumber ?? '') !== (profile.accountNumber ?? '');
    if (hasAnotherAccount) deps.onAccount(now.user);
    else {
      rememberProfile(profile);
      deps.state.set({ ...now, profile });
    }
  };

  const stop = (): void => {
    end?.();
    end = null;
    stored = null;
  };
  return {
    stop,
    stored: () => stored,
    follow: (uid) => {
      // Starts a new listener each time, because a refused listener has ended.
      stop();
      end = deps.watch(uid, onProfile);
    },
  };
}
