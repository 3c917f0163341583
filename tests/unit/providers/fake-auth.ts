import { SignInError } from '#providers/firebase/auth-port.ts';
import type { AuthPort, AuthUser } from '#providers/firebase/auth-port.ts';

export const PRACTICE_USER: AuthUser = {
  uid: 'u1',
  email: 'practice@lens.test',
  emailVerified: true,
};

/** An identity provider in memory: one account, whose password is `right`. */
export class FakeAuth implements AuthPort {
  current: AuthUser | null;
  renewals = 0;
  /** What another tab, or whoever comes back to the page, would find. */
  isKept = true;
  private readonly listeners = new Set<(user: AuthUser | null) => void>();

  constructor(current: AuthUser | null = null) {
    this.current = current;
  }

  become(user: AuthUser | null): void {
    this.current = user;
    for (const listener of this.listeners) listener(user);
  }

  onUser = (listener: (user: AuthUser | null) => void): (() => void) => {
    this.listeners.add(listener);
    listener(this.current);
    return () => void this.listeners.delete(listener);
  };

  signIn = (email: string, password: string): Promise<void> => {
    if (password !== 'right') return Promise.reject(new SignInError('wrong'));
    this.become({ ...PRACTICE_USER, email });
    return Promise.resolve();
  };

  forget = (): Promise<void> => {
    this.isKept = false;
    return Promise.resolve();
  };

  signOut = (): Promise<void> => {
    this.become(null);
    return Promise.resolve();
  };

  token = (renew: boolean): Promise<string> => {
    if (!this.current) return Promise.reject(new Error('No authenticated user'));
    if (renew) this.renewals += 1;
    return Promise.resolve(`token-${this.renewals}`);
  };

  claims = (): Promise<unknown> => Promise.resolve({});
  reload = (): Promise<AuthUser | null> => Promise.resolve(this.current);
}
