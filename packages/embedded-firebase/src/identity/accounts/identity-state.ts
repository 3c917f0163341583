import type { ActionCode, Change, Session, Settings, User } from './records.ts';

const REMEMBER_MS = 30 * 86_400_000;

/** Everything in memory, changed by nothing but `apply`, so that a replay ends where the process was. */
export class IdentityState {
  readonly users = new Map<string, User>();
  readonly sessions = new Map<string, Session>();
  readonly codes = new Map<string, ActionCode>();
  settings: Settings;
  readonly #idByEmail = new Map<string, string>();
  readonly #idByPhone = new Map<string, string>();

  constructor(settings: Settings) {
    this.settings = settings;
  }

  userByEmail(email: string): User | undefined {
    return this.users.get(this.#idByEmail.get(email.toLowerCase()) ?? '');
  }

  userByPhone(phoneNumber: string): User | undefined {
    return this.users.get(this.#idByPhone.get(phoneNumber) ?? '');
  }

  apply(change: Change): void {
    if ('drop' in change) this.#drop(change);
    else if (change.set === 'user') this.#setUser(change.user);
    else if (change.set === 'session') this.sessions.set(change.hash, change.session);
    else if (change.set === 'code') this.codes.set(change.code.code, change.code);
    else this.settings = change.settings;
  }

  /** What rebuilds this state. Sessions long ended and codes expired are left behind. */
  *snapshot(now: number): Generator<Change> {
    yield { set: 'settings', settings: this.settings };
    for (const user of this.users.values()) yield { set: 'user', user };
    for (const [hash, session] of this.sessions) {
      if (this.#isWorthKeeping(session, now)) yield { set: 'session', hash, session };
    }
    for (const code of this.codes.values()) if (code.expiresAt > now) yield { set: 'code', code };
  }

  /** An ended session is remembered for a while: its browser is to hear "expired", not "unknown". */
  #isWorthKeeping(session: Session, now: number): boolean {
    const user = this.users.get(session.localId);
    return user?.sessionKey === session.sessionKey || now - session.authTime * 1000 < REMEMBER_MS;
  }

  #setUser(user: User): void {
    this.#forgetIndexes(user.localId);
    this.users.set(user.localId, user);
    if (user.email !== undefined) this.#idByEmail.set(user.email, user.localId);
    if (user.phoneNumber !== undefined) this.#idByPhone.set(user.phoneNumber, user.localId);
  }

  #drop(change: Extract<Change, { drop: string }>): void {
    if (change.drop === 'code') this.codes.delete(change.code);
    else if (change.drop === 'user') this.#dropUser(change.localId);
    else {
      for (const localId of this.users.keys()) this.#dropUser(localId);
      this.codes.clear();
    }
  }

  /** Open codes stay: whoever uses one is to hear that the user is gone, not that the link is broken. */
  #dropUser(localId: string): void {
    this.#forgetIndexes(localId);
    this.users.delete(localId);
  }

  #forgetIndexes(localId: string): void {
    const { email, phoneNumber } = this.users.get(localId) ?? {};
    if (email !== undefined) this.#idByEmail.delete(email);
    if (phoneNumber !== undefined) this.#idByPhone.delete(phoneNumber);
  }
}
