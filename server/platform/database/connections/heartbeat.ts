import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** Milliseconds; see `PostgresLimits`. */
interface Rhythm {
  beat: number;
  beatAnswer: number;
}

/**
 * SE-09: sends notifications to itself over its own connection. A dead connection looks the same as one without
 * notifications; only one that does not receive its own is dead.
 */
export class Heartbeat {
  /** A channel of this instance only, so that instances do not wake each other. */
  readonly channel = `lens_portal_beat_${randomUUID().replaceAll('-', '')}`;
  readonly #rhythm: Rhythm;
  #next: NodeJS.Timeout | undefined;
  #late: NodeJS.Timeout | undefined;
  #heard: (() => void) | undefined;

  constructor(rhythm: Rhythm) {
    this.#rhythm = rhythm;
  }

  /** The statement that sends one beat. */
  get statement(): string {
    return `NOTIFY ${this.channel}`;
  }

  /** Beats until `stop`, or until a beat is not received; then calls `onSilent`. */
  start(client: Client, onSilent: (error: Error) => void): void {
    this.#next = setTimeout(() => this.#beat(client, onSilent), this.#rhythm.beat);
    this.#next.unref();
  }

  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#late);
    this.#heard = undefined;
  }

  /** Call it with each notification on the channel. */
  hear(): void {
    clearTimeout(this.#late);
    const heard = this.#heard;
    this.#heard = undefined;
    heard?.();
  }

  /** Returns whether a beat that `ask` sends arrives in time. @throws what `ask` throws */
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
    // An error ends the connection, which reports it, or the beat is not received.
    client.query(this.statement).catch(() => undefined);
  }
}
