import { PgliteThread, type PgliteFiles } from './pglite-thread.ts';

/** Milliseconds between two starts. A start takes a core and much memory, and every request would cause one. */
const PAUSE = 1_000;

/**
 * The thread of the embedded database. When it dies, for lack of memory or disk space, a new thread opens the same
 * files with all committed data. A database in memory has no files and stays gone.
 */
export class PgliteThreads {
  readonly #files: PgliteFiles;
  #thread: PgliteThread;
  /** The last error of opening it, and until when no new attempt is made. */
  #failure: { error: Error; until: number } | undefined;

  private constructor(files: PgliteFiles, thread: PgliteThread) {
    this.#files = files;
    this.#thread = thread;
  }

  static async start(files: PgliteFiles): Promise<PgliteThreads> {
    return new PgliteThreads(files, await PgliteThread.start(files));
  }

  /** Call it from one session at a time. @throws Error while the database cannot be opened, as with a full disk */
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
