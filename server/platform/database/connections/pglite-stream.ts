import { Duplex } from 'node:stream';
import { serialize } from 'pg-protocol';
import type { PgliteThread } from './pglite-thread.ts';
import type { PgliteThreads } from './pglite-threads.ts';

/** Stands in for the network socket of `pg`: sends the bytes to PGlite's thread and returns its answers. */
export class PgliteStream extends Duplex {
  readonly #threads: PgliteThreads;
  /** The thread that has the session. A session cannot continue in another thread. */
  #thread: PgliteThread | undefined;

  constructor(threads: PgliteThreads) {
    super({
      // Answers are pushed as they arrive, so there is nothing to request.
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => void this.#exchange(chunk, done),
      // Sends the parts of one query together.
      writev: (chunks, done) =>
        void this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done),
      final: (done) => {
        this.push(null);
        done();
      },
    });
    this.#threads = threads;
  }

  /** The method of a socket that `pg` calls. */
  connect(): this {
    void this.#startSession();
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /**
   * PGlite has one session for all clients, one after the other. Clears the transaction and the LISTENs of the previous
   * client.
   */
  async #startSession(): Promise<void> {
    try {
      this.#thread = await this.#threads.living();
      await Promise.all([this.#run('ROLLBACK'), this.#run('DISCARD ALL')]);
      this.emit('connect');
    } catch (error) {
      this.destroy(asError(error));
    }
  }

  async #run(statement: string): Promise<void> {
    await this.#exchangeBytes(new Uint8Array(serialize.query(statement)));
  }

  async #exchangeBytes(bytes: Uint8Array): Promise<Uint8Array> {
    if (!this.#thread) throw new Error('The session has not begun');
    return this.#thread.exchange(bytes);
  }

  async #exchange(bytes: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      const answer = await this.#exchangeBytes(new Uint8Array(bytes));
      if (answer.length > 0) this.push(Buffer.from(answer.buffer));
    } catch (error) {
      done(asError(error));
      return;
    }
    done();
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
