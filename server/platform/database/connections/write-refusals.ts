import type { Pool, PoolClient } from 'pg';

/** SQLSTATEs of writes that the disk refused: it is full, or it failed. */
const OF_DISK = new Set(['53100', '58030']);
/** What PGlite's thread says when it could not write its log. */
const STUCK = /could write no more/;

/** SE-09: what the writes of this process met: whether the disk refused one, and nothing has proven since that there is room. */
export class WriteRefusals {
  #refused = 0;
  #proven = 0;

  /** How many writes were refused so far. */
  get count(): number {
    return this.#refused;
  }

  get isOpen(): boolean {
    return this.#refused > this.#proven;
  }

  /** Says that there was room after so many refusals. */
  prove(count: number): void {
    this.#proven = Math.max(this.#proven, count);
  }

  /** Hears every answer of the pool's connections, whoever asked. */
  watch(pool: Pool): void {
    pool.on('connect', (client) => {
      client.on('error', ({ message }) => {
        if (STUCK.test(message)) this.#refused += 1;
      });
      onErrorMessage(client, (code) => {
        if (OF_DISK.has(code)) this.#refused += 1;
      });
    });
  }
}

/** Calls `hear` with the SQLSTATE of each error that the database answers. The types of `pg` leave the connection out. */
function onErrorMessage(client: PoolClient, hear: (code: string) => void): void {
  const connection: unknown = Reflect.get(client, 'connection');
  if (!isEmitter(connection)) throw new Error('The client of pg has no connection to listen to');
  connection.on('errorMessage', ({ code }: { code?: string }) => hear(code ?? ''));
}

function isEmitter(value: unknown): value is NodeJS.EventEmitter {
  return typeof value === 'object' && value !== null && 'on' in value;
}
