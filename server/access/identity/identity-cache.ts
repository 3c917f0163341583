import { createHash } from 'node:crypto';

interface Entry<T> {
  value: Promise<T>;
  /** Null while the request is under way. */
  uid: string | null;
  freshUntil: number;
}

/**
 * Caches the caller of a token for a short time. It is bounded, keyed by a digest so that no token is stored, and sends
 * one request at a time for each token. Failed requests are not cached.
 */
export class IdentityCache<T extends { uid: string }, From> {
  readonly #ask: (token: string, from: From) => Promise<T>;
  readonly #freshFor: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(options: {
    ask: (token: string, from: From) => Promise<T>;
    /** Milliseconds. */
    freshFor: number;
    most: number;
    now: () => number;
  }) {
    this.#ask = options.ask;
    this.#freshFor = options.freshFor;
    this.#most = options.most;
    this.#now = options.now;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** `from` is passed on to `ask`; it is not part of the cache key. */
  async get(token: string, from: From): Promise<T> {
    const known = this.#entries.get(keyOf(token));
    if (known && known.freshUntil > this.#now()) return known.value;
    return this.renew(token, from);
  }

  /** Asks without the cache, and caches the answer. */
  async renew(token: string, from: From): Promise<T> {
    const key = keyOf(token);
    const entry: Entry<T> = {
      value: this.#ask(token, from),
      uid: null,
      freshUntil: this.#now() + this.#freshFor,
    };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#dropOldest();
    try {
      const value = await entry.value;
      entry.uid = value.uid;
      return value;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  /** Clears the user's entries, including requests under way, whose answers may be from before the change. */
  forget(uid: string): void {
    for (const [key, entry] of this.#entries) {
      if (entry.uid === uid || entry.uid === null) this.#entries.delete(key);
    }
  }

  #dropOldest(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) return;
      this.#entries.delete(key);
    }
  }
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
