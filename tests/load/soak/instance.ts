import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

const script = fileURLToPath(new URL('serving.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const memory = z.object({ resident: z.number() });

/** A portal in a process of its own, that can be killed and started again on its port. */
export class Instance {
  readonly port: number;
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;
  #listens = false;
  /** What it wrote, in all of its lives. */
  output = '';

  constructor(port: number, database: string, smtp: string) {
    this.port = port;
    this.#args = [database, smtp, String(port)];
  }

  /** Resolves when it listens. @throws Error with what it wrote, when it ends before */
  async start(): Promise<void> {
    const child = fork(script, this.#args, {
      execArgv: ['--import', loader],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(this.output)));
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    this.#listens = true;
  }

  /** As a crash of its machine. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    this.#listens = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Resident bytes; null while it is away. */
  async resident(): Promise<number | null> {
    const child = this.#child;
    if (!this.#listens || !child?.connected) return null;
    const answer = once(child, 'message');
    const gone = once(child, 'exit').then(() => null);
    child.send('memory');
    const told = await Promise.race([answer, gone]);
    return told && memory.parse(told[0]).resident;
  }
}
