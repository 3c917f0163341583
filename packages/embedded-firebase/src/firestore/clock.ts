import { microsecondsOf, timestampOf } from './values/timestamps.ts';

/** Strictly rising times in microseconds, even when the machine's clock stands still or goes back. */
export class Clock {
  readonly #now: () => number;
  #last = 0;

  /** `now` answers milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A time after every one given out or seen before. */
  next(): string {
    this.#last = Math.max(Math.floor(this.#now()) * 1000, this.#last + 1);
    return timestampOf(this.#last);
  }

  /** Later times will lie behind this one. */
  see(timestamp: string): void {
    this.#last = Math.max(this.#last, microsecondsOf(timestamp));
  }
}
