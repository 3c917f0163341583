import { loggableError } from '../errors/error-log.ts';
import { within } from '../firebase/within.ts';
import { Lane, type LaneSurroundings, type OutboxLane } from './lane.ts';

interface OutboxWorkerOptions extends LaneSurroundings {
  lanes: OutboxLane[];
}

/** Delivers due rows each time it is woken. Any number of workers may run, in any number of processes. */
export class OutboxWorker {
  readonly #log: LaneSurroundings['log'];
  readonly #lanes: Lane[];

  constructor({ lanes, ...around }: OutboxWorkerOptions) {
    this.#log = around.log;
    this.#lanes = lanes.map((lane) => new Lane(lane, around));
  }

  /** Finds due rows and delivers them, in the background. */
  wake(): void {
    for (const lane of this.#lanes) lane.wake();
  }

  /** Resolves when no claim or delivery is running. */
  async idle(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.idle()));
  }

  /**
   * Stops claiming rows and waits for current deliveries, at most `grace` milliseconds. The next worker finds the
   * waiting rows, and, when their leases expire, the unfinished ones.
   */
  async close(grace: number): Promise<void> {
    for (const lane of this.#lanes) lane.stop();
    try {
      await within(grace, 'What the outbox had under way', this.idle());
    } catch (error) {
      this.#log.warn({ error: loggableError(error) }, 'outbox left a delivery under way');
    }
  }
}
