import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/fixtures/free-port.ts';

const ROOT = process.cwd();
const ENTRY = join(ROOT, 'tests/contract/firebase/support/embedded-server.ts');

/** The embedded Firebase in a process of its own, so that a test can stop it as hard as it likes. */
export class ServerProcess {
  readonly port: number;
  readonly #projectId: string;
  readonly #folder: string;
  #child: ChildProcess | null = null;

  private constructor(projectId: string, folder: string, port: number) {
    this.#projectId = projectId;
    this.#folder = folder;
    this.port = port;
  }

  /** Listens when it resolves. Its data lie in a new folder, which `close` removes. */
  static async open(projectId: string): Promise<ServerProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
    const server = new ServerProcess(projectId, folder, await freePort());
    await server.start();
    return server;
  }

  /** Starts it (again) on the same port and data. */
  async start(): Promise<void> {
    const tsx = createRequire(import.meta.url).resolve('tsx');
    const args = ['--import', tsx, ENTRY, this.#projectId, this.#folder, String(this.port)];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'test' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    await firstLine(child);
  }

  /** Ends the process at once (SIGKILL unless told otherwise) and resolves when it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Resolves with the first line it prints; rejects if it ends before. */
async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server process has no standard output');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The embedded Firebase ended before it listened');
}
