import { createHash } from 'node:crypto';

interface Entry<T> {
  value: Promise<T>;
  /** Null while it is asked. */
  uid: string | null;
  freshUntil: number;
}

/**
 * Answers to "who is this token?" for a short while. Bounded, keyed by a digest so that no token is kept, and
 * one question at a time for each token. A question that failed is asked again.
 */
export class IdentityCache<T extends { uid: string }, From = null> {
  readonly #ask: (token: string, from: From | null) => Promise<T>;
  readonly #freshFor: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(options: {
    ask: (token: string, from: From | null) => Promise<T>;
    /** Milliseconds. */
    freshFor: number;
    most: number;
    now?: () => number;
  }) {
    this.#ask = options.ask;
    this.#freshFor = options.freshFor;
    this.#most = options.most;
    this.#now = options.now ?? Date.now;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** `from` is where the token came from, for whoever is asked; it does not tell one answer from another. */
  async get(token: string, from: From | null = null): Promise<T> {
    const known = this.#entries.get(keyOf(token));
    if (known && known.freshUntil > this.#now()) return known.value;
    return this.renew(token, from);
  }

  /** Asks whatever is remembered, and remembers the answer. */
  async renew(token: string, from: From | null = null): Promise<T> {
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

  /** Forgets all answers about the user, and those that are on their way: they may have been found out before. */
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
