import { createHash } from 'node:crypto';

interface Entry<T> {
  value: Promise<T>;
  freshUntil: number;
}

/**
 * Answers to "who is this token?" for a short while. Bounded, keyed by a digest so that no token is kept, and
 * one question at a time for each token. A question that failed is asked again.
 */
export class IdentityCache<T> {
  readonly #ask: (token: string) => Promise<T>;
  readonly #freshFor: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(options: {
    ask: (token: string) => Promise<T>;
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

  async get(token: string): Promise<T> {
    const key = createHash('sha256').update(token).digest('base64');
    const known = this.#entries.get(key);
    if (known && known.freshUntil > this.#now()) return known.value;
    const entry = { value: this.#ask(token), freshUntil: this.#now() + this.#freshFor };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#dropOldest();
    try {
      return await entry.value;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  #dropOldest(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) return;
      this.#entries.delete(key);
    }
  }
}
