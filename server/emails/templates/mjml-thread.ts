import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What MJML says about a source. */
export interface MjmlError {
  line: number;
  tagName: string;
  message: string;
}

export interface MjmlResult {
  html: string;
  errors: MjmlError[];
}

/** In milliseconds. An email takes about 20. */
export const LONGEST_COMPILE = 5_000;
/** MJML takes 40 MB, and templates are seldom edited. */
const IDLE = 30_000;

/** A compile took longer than the limit. */
export class CompileTooLong extends Error {
  constructor() {
    super('The template was not compiled in time');
    this.name = 'CompileTooLong';
  }
}

let thread: Promise<Worker> | null = null;
let lastCompile: Promise<unknown> = Promise.resolve();
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Compiles MJML in a thread of its own, one source after the other, so that requests go on meanwhile and a source that
 * takes too long can be stopped.
 *
 * @param longest in milliseconds; null: it is never stopped
 * @throws CompileTooLong
 */
export async function runMjml(
  source: string,
  longest: number | null = LONGEST_COMPILE,
): Promise<MjmlResult> {
  const compiled = lastCompile.then(() => compileNext(source, longest));
  lastCompile = compiled.catch(() => undefined);
  return compiled;
}

async function compileNext(source: string, longest: number | null): Promise<MjmlResult> {
  clearTimeout(idleTimer);
  thread ??= startThread();
  try {
    const worker = await thread;
    const answered = nextMessage(worker, longest);
    worker.postMessage(source, []);
    return (await answered) as MjmlResult;
  } catch (error) {
    await endThread();
    throw error;
  } finally {
    idleTimer = setTimeout(() => void endThread(), IDLE).unref();
  }
}

async function startThread(): Promise<Worker> {
  const worker = new Worker(new URL('mjml-worker.mjs', import.meta.url), { execArgv: [] });
  // The server may end while the thread waits.
  worker.unref();
  // Without a limit: it reads hundreds of files, on a machine that may be busy.
  await nextMessage(worker, null);
  return worker;
}

/** @throws CompileTooLong, or the error that ended the thread */
async function nextMessage(worker: Worker, longest: number | null): Promise<unknown> {
  const timeout = new AbortController();
  const timer = longest === null ? undefined : setTimeout(() => timeout.abort(), longest);
  try {
    const [message] = (await once(worker, 'message', { signal: timeout.signal })) as unknown[];
    return message;
  } catch (error) {
    throw timeout.signal.aborted ? new CompileTooLong() : error;
  } finally {
    clearTimeout(timer);
  }
}

async function endThread(): Promise<void> {
  const ended = thread;
  thread = null;
  const worker = await ended?.catch(() => null);
  await worker?.terminate();
}
