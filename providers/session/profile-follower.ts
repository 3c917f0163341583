import type { Profile } from '#domain/schemas/profile.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import type { MutableObservable } from '../async/observable.ts';
import { rememberProfile } from './remember.ts';
import type { SessionState } from './session-state.ts';

export interface ProfileFollowerDeps {
  watch: (uid: string, onProfile: (profile: Profile) => void) => () => void;
  state: MutableObservable<SessionState>;
  /** Another account number is in the profile. */
  onAccount: (user: AuthUser) => void;
}

export interface ProfileFollower {
  /** Follows this user's profile, and no other any more. */
  follow: (uid: string) => void;
  /** The profile that came last; null before the first. */
  stored: () => Profile | null;
  stop: () => void;
}

/** Keeps the session's profile as it is stored, whoever changes it: another device, the server. */
export function createProfileFollower(deps: ProfileFollowerDeps): ProfileFollower {
  let end: (() => void) | null = null;
  let stored: Profile | null = null;

  const onProfile = (profile: Profile): void => {
    const now = deps.state.get();
    if (!now.user || !now.profile || now.user.uid !== profile.uid) return;
    stored = profile;
    // What was shown before it was stored is only now kept.
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
      // Anew each time: a listener that was refused has ended.
      stop();
      end = deps.watch(uid, onProfile);
    },
  };
}
