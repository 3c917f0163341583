/** How many entries to remember before those that are over are thrown away. */
const PRUNE_ABOVE = 10_000;

interface Limits {
  /** Events until a pause is asked for. */
  limit: number;
  pauseMs: number;
  /** How long after the last event all are forgotten; left out, with the end of the pause. */
  keptMs?: number;
}

/** Counts events by key and asks for a pause after each from the `limit`th on; times in ms. */
export class Throttle {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #counts = new Map<string, { events: number; last: number }>();

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** True while the key has used up its events; the pause begins with the last of them. */
  isPaused(key: string): boolean {
    const { limit, pauseMs } = this.#limits;
    const entry = this.#current(key);
    return entry !== undefined && entry.events >= limit && this.#now() < entry.last + pauseMs;
  }

  count(key: string): void {
    if (this.#counts.size > PRUNE_ABOVE) this.#prune();
    const events = (this.#current(key)?.events ?? 0) + 1;
    this.#counts.set(key, { events, last: this.#now() });
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }

  #current(key: string) {
    const entry = this.#counts.get(key);
    return entry && this.#isKept(entry.last) ? entry : undefined;
  }

  #isKept(last: number): boolean {
    const { pauseMs, keptMs = pauseMs } = this.#limits;
    return this.#now() < last + keptMs;
  }

  #prune(): void {
    for (const [key, { last }] of this.#counts) if (!this.#isKept(last)) this.#counts.delete(key);
  }
}
