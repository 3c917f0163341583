import { PgliteThread, type PgliteFiles } from './pglite-thread.ts';

/** In milliseconds: a start takes a core and much memory, and every request would lead to one. */
const PAUSE = 1_000;

/**
 * The thread of the embedded database. One that has died, for want of memory or of room on the disk, is followed by
 * another, which finds what was committed; in memory there is nothing to be found, and the database stays gone.
 */
export class PgliteThreads {
  readonly #files: PgliteFiles;
  #thread: PgliteThread;
  /** Why it could not be opened the last time, and until when that is not tried again. */
  #failure: { error: Error; until: number } | undefined;

  private constructor(files: PgliteFiles, thread: PgliteThread) {
    this.#files = files;
    this.#thread = thread;
  }

  static async start(files: PgliteFiles): Promise<PgliteThreads> {
    return new PgliteThreads(files, await PgliteThread.start(files));
  }

  /** To be asked by one session at a time. @throws Error while it cannot be opened, for want of room on the disk perhaps */
  async living(): Promise<PgliteThread> {
    if (!this.#thread.hasEnded || !this.#files.folder) return this.#thread;
    await this.#thread.exited;
    if (this.#failure && performance.now() < this.#failure.until) throw this.#failure.error;
    try {
      this.#thread = await PgliteThread.start(this.#files);
      this.#failure = undefined;
    } catch (cause) {
      const error = new Error('The database thread has ended and cannot be started', { cause });
      this.#failure = { error, until: performance.now() + PAUSE };
      throw error;
    }
    return this.#thread;
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }
}
