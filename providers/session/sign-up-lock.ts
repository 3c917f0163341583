import type { AuthUser } from '../firebase/auth-port.ts';

interface SignUpLock {
  /** Passes on the signed-in user; while the lock is held, after the work is done. */
  notify: (user: AuthUser | null) => Promise<void>;
  /** Runs the work and holds the lock meanwhile. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * LG-02: Firebase reports a new user as soon as the account exists. The sign-up stores the profile later, and the
 * session must not be established before that.
 */
export function createSignUpLock(handle: (user: AuthUser | null) => Promise<void>): SignUpLock {
  let held = false;
  let last: { user: AuthUser | null } | null = null;
  const release = async (): Promise<void> => {
    held = false;
    const told = last;
    last = null;
    if (told) await handle(told.user);
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
