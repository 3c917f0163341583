/** How many entries to remember before those that are over are thrown away. */
const PRUNE_ABOVE = 10_000;

/** Counts events by key and asks for a pause after `limit` of them; times in ms. */
export class Throttle {
  readonly #limit: number;
  readonly #pauseMs: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, { events: number; forgetAt: number }>();

  constructor(limit: number, pauseMs: number, now: () => number) {
    this.#limit = limit;
    this.#pauseMs = pauseMs;
    this.#now = now;
  }

  /** True while the key has used up its events; the pause begins with the last of them. */
  isPaused(key: string): boolean {
    return this.#current(key) >= this.#limit;
  }

  count(key: string): void {
    if (this.#counts.size > PRUNE_ABOVE) this.#prune();
    const events = this.#current(key) + 1;
    this.#counts.set(key, { events, forgetAt: this.#now() + this.#pauseMs });
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }

  #current(key: string): number {
    const entry = this.#counts.get(key);
    return entry && entry.forgetAt > this.#now() ? entry.events : 0;
  }

  #prune(): void {
    for (const [key, { forgetAt }] of this.#counts) {
      if (forgetAt <= this.#now()) this.#counts.delete(key);
    }
  }
}
