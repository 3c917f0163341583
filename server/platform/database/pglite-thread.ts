import { Worker } from 'node:worker_threads';
import { isStuck } from './pglite-errors.ts';

/** What the worker opens. */
export interface PgliteFiles {
  /** Where PGlite keeps its files; null keeps them in memory. */
  folder: string | null;
  /** The tar file that an in-memory database is loaded from. */
  dump: string | undefined;
}

const STUCK =
  'The database thread has ended: it could write no more. Is the disk full? It is opened anew.';

interface Waiting {
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** The main thread's side of `pglite-worker.mjs`. Each message gets one answer, in order. */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  readonly #exited: Promise<void>;
  readonly #ready: Promise<void>;
  #failure: Error | undefined;

  private constructor(files: PgliteFiles) {
    this.#worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
      workerData: files,
      execArgv: [],
    });
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#fail(new Error('The database thread has ended'));
        resolve();
      });
    });
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.once('error', (error) => {
        this.#fail(new Error('The database thread has ended', { cause: error }));
        reject(error);
      });
      this.#worker.on('message', (message: Uint8Array | 'ready') => {
        if (message === 'ready') resolve();
        else this.#answer(message);
      });
    });
  }

  get hasEnded(): boolean {
    return this.#failure !== undefined;
  }

  /** Resolves when the thread has released the files. */
  get exited(): Promise<void> {
    return this.#exited;
  }

  static async start(files: PgliteFiles): Promise<PgliteThread> {
    const thread = new PgliteThread(files);
    await thread.#ready;
    return thread;
  }

  /** Sends bytes of PostgreSQL's protocol and returns all bytes of the answer. */
  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    if (this.#failure) throw this.#failure;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(bytes, []);
    });
  }

  async close(): Promise<void> {
    if (!this.#failure) this.#worker.postMessage('close', []);
    await this.#exited;
  }

  /** Terminates a broken PGlite without closing it, which would write, too. Committed data is in its files. */
  #answer(message: Uint8Array): void {
    if (isStuck(message)) {
      this.#fail(new Error(STUCK));
      void this.#worker.terminate();
    } else this.#waiting.shift()?.resolve(message);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
