import { Problem } from '../errors/problem.ts';

interface Limits {
  /** How many at most at once, of everybody together and of one owner. */
  inAll: number;
  ofOne?: number;
  /** What is said to whom no slot is left for. */
  message: string;
}

/** Counts what is open at once. Each slot ends with the signal that it was taken with, and so on every way out. */
export class Slots {
  readonly #limits: Limits;
  readonly #taken = new Map<string, number>();
  #inAll = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Takes a slot until `over` is aborted; none when it already is.
   *
   * @throws Problem 'too-many-requests'
   */
  take(owner: string, over: AbortSignal): void {
    if (over.aborted) return;
    const { inAll, ofOne = inAll, message } = this.#limits;
    const already = this.#taken.get(owner) ?? 0;
    if (this.#inAll >= inAll || already >= ofOne) throw new Problem('too-many-requests', message);
    this.#inAll += 1;
    this.#taken.set(owner, already + 1);
    over.addEventListener('abort', () => this.#free(owner), { once: true });
  }

  #free(owner: string): void {
    this.#inAll -= 1;
    const left = (this.#taken.get(owner) ?? 1) - 1;
    if (left > 0) this.#taken.set(owner, left);
    else this.#taken.delete(owner);
  }
}
