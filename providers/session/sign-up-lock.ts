import type { AuthUser } from '../firebase/auth-port.ts';

export interface SignUpLock {
  /** Hands on who is signed in now; while something is held, once that is done. */
  notify: (user: AuthUser | null) => Promise<void>;
  /** Does the work; meanwhile nobody hears who is signed in. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * LG-02: Firebase tells of a new user as soon as the account exists. What the sign-up stores for it comes later,
 * and the session must not be established before.
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
