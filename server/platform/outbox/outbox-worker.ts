import { loggableError } from '../errors/error-log.ts';
import { Lane, type LaneSurroundings, type OutboxLane } from './lane.ts';
import { within } from '../firebase/within.ts';

export interface OutboxWorkerOptions extends LaneSurroundings {
  lanes: OutboxLane[];
}

/** Delivers what is due each time that it is woken. Any number of workers, in any number of processes, may run. */
export class OutboxWorker {
  readonly #log: LaneSurroundings['log'];
  readonly #lanes: Lane[];

  constructor({ lanes, ...around }: OutboxWorkerOptions) {
    this.#log = around.log;
    this.#lanes = lanes.map((lane) => new Lane(lane, around));
  }

  /** Looks for due rows and delivers them, in the background. */
  wake(): void {
    for (const lane of this.#lanes) lane.wake();
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.idle()));
  }

  /**
   * Claims nothing any more and waits for what is under way, for at most `grace` milliseconds. What waits is found by
   * the next worker, what was not done by then, too, when its lease is over.
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
