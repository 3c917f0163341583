import { PgliteThread, type PgliteFiles } from './pglite-thread.ts';

/**
 * The thread of the embedded database. One that has died, for want of memory perhaps, is followed by another, which finds
 * what was committed; in memory there is nothing to be found, and the database stays gone.
 */
export class PgliteThreads {
  readonly #files: PgliteFiles;
  #thread: PgliteThread;

  private constructor(files: PgliteFiles, thread: PgliteThread) {
    this.#files = files;
    this.#thread = thread;
  }

  static async start(files: PgliteFiles): Promise<PgliteThreads> {
    return new PgliteThreads(files, await PgliteThread.start(files));
  }

  /** To be asked by one session at a time. */
  async living(): Promise<PgliteThread> {
    if (this.#thread.hasEnded && this.#files.folder) {
      this.#thread = await PgliteThread.start(this.#files);
    }
    return this.#thread;
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }
}
