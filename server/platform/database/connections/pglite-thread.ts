import { Worker } from 'node:worker_threads';

/** The first byte of an error message in PostgreSQL's protocol. */
const ERROR = 'E'.charCodeAt(0);

/** The field of an error message that contains the SQLSTATE. */
const STATE = 'C'.charCodeAt(0);

/** Bytes of a message before its fields: its kind and its length. */
const HEADER = 5;

/**
 * PGlite's answer to every query, even reads, after it failed to write its log (a full disk): the portal of the failed
 * statement stays active forever. Nothing else causes this code, because we use no cursors.
 */
const STUCK = '24000';

/** PGlite's modules, compiled. A thread compiles them itself without. */
export interface PgliteModules {
  pgliteWasmModule: WebAssembly.Module;
  initdbWasmModule: WebAssembly.Module;
}

/** What the worker opens. */
export interface PgliteFiles {
  /** Where PGlite keeps its files; null keeps them in memory. */
  folder: string | null;
  /** The tar file that an in-memory database is loaded from. */
  dump: string | undefined;
  modules?: PgliteModules | undefined;
}

const ENDED =
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
      this.#fail(new Error(ENDED));
      void this.#worker.terminate();
    } else this.#waiting.shift()?.resolve(message);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}

/** Returns whether the answer shows that this PGlite is broken for good. A new one on the same files works. */
function isStuck(answer: Uint8Array): boolean {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + HEADER <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] === ERROR && stateOf(answer.subarray(at + HEADER)) === STUCK) return true;
  }
  return false;
}

/** Fields follow each other, each a letter and a zero-terminated text. */
function stateOf(fields: Uint8Array): string {
  for (let at = 0; at < fields.length && fields[at] !== 0;) {
    const end = fields.indexOf(0, at);
    if (end < 0) break;
    if (fields[at] === STATE) return Buffer.from(fields.subarray(at + 1, end)).toString('latin1');
    at = end + 1;
  }
  return '';
}
