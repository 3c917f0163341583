import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** Milliseconds; see `PostgresLimits`. */
interface Rhythm {
  beat: number;
  beatAnswer: number;
}

/**
 * SE-09: notifies itself over its own connection, over and over. A connection that hears nothing looks like one to which
 * nothing is told; one that does not hear itself is dead.
 */
export class Heartbeat {
  /** Nobody else listens to it: instances do not wake each other. */
  readonly channel = `lens_portal_beat_${randomUUID().replaceAll('-', '')}`;
  readonly #rhythm: Rhythm;
  #next: NodeJS.Timeout | undefined;
  #late: NodeJS.Timeout | undefined;
  #heard: (() => void) | undefined;

  constructor(rhythm: Rhythm) {
    this.#rhythm = rhythm;
  }

  /** What makes it beat once. */
  get statement(): string {
    return `NOTIFY ${this.channel}`;
  }

  /** Beats until `stop`, or until a beat is not heard: then `onSilent` is called. */
  start(client: Client, onSilent: (error: Error) => void): void {
    this.#next = setTimeout(() => this.#beat(client, onSilent), this.#rhythm.beat);
    this.#next.unref();
  }

  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#late);
    this.#heard = undefined;
  }

  /** To be called with each notification on the channel. */
  hear(): void {
    clearTimeout(this.#late);
    const heard = this.#heard;
    this.#heard = undefined;
    heard?.();
  }

  /** Whether a beat that `ask` makes is heard in time. @throws what `ask` throws */
  async isHeard(ask: (statement: string) => Promise<unknown>): Promise<boolean> {
    const arrived = new Promise<boolean>((resolve) => {
      this.#late = setTimeout(() => resolve(false), this.#rhythm.beatAnswer);
      this.#heard = () => resolve(true);
    });
    try {
      await ask(this.statement);
      return await arrived;
    } finally {
      this.stop();
    }
  }

  #beat(client: Client, onSilent: (error: Error) => void): void {
    this.#late = setTimeout(() => {
      this.stop();
      onSilent(new Error('Connection terminated: it no longer hears its own notifications'));
    }, this.#rhythm.beatAnswer);
    this.#late.unref();
    this.#heard = () => this.start(client, onSilent);
    // What fails ends the connection, which says so itself, or is heard as silence.
    client.query(this.statement).catch(() => undefined);
  }
}
