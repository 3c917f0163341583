import { serialize } from 'pg-protocol';
import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite-thread.ts';
import type { PgliteThreads } from './pglite-threads.ts';

/** What `pg` takes for its network socket: the bytes go to PGlite's thread and back. */
export class PgliteStream extends Duplex {
  readonly #threads: PgliteThreads;
  /** The one that the session is in: it does not go on in another. */
  #thread: PgliteThread | undefined;

  constructor(threads: PgliteThreads) {
    super({
      // Answers are pushed as they come; there is nothing to ask for.
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => void this.#exchange(chunk, done),
      // The parts of one query travel together.
      writev: (chunks, done) =>
        void this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), done),
      final: (done) => {
        this.push(null);
        done();
      },
    });
    this.#threads = threads;
  }

  /** As a socket's, which `pg` calls. */
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
   * PGlite has one session for all clients, one after the other: this one must not find the transaction or the
   * LISTENs of the one before.
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
