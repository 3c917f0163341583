import { BREAKER } from './limits.ts';

/** After several failures in a row nobody waits for a model that is down. Each instance learns it by itself. */
export class Breaker {
  readonly #now: () => Date;
  #failures = 0;
  #closedUntil = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Whether the model may be asked. After the pause one question may, and the others when that one was answered. */
  mayAsk(): boolean {
    if (this.#failures < BREAKER.failures) return true;
    const now = this.#now().getTime();
    if (now < this.#closedUntil) return false;
    this.#closedUntil = now + BREAKER.pause;
    return true;
  }

  worked(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= BREAKER.failures) {
      this.#closedUntil = this.#now().getTime() + BREAKER.pause;
    }
  }
}
