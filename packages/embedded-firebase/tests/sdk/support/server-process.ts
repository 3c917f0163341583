import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'test-tools/free-port.ts';

const ENTRY = join(import.meta.dirname, 'embedded-server.ts');

/** The embedded Firebase in a process of its own, so that a test can stop it as hard as it likes. */
export interface ServerProcess {
  readonly port: number;
  /** Starts it (again) on the same port and data. */
  start(): Promise<void>;
  /** Ends the process at once (SIGKILL unless told otherwise) and resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

/** Listens when it resolves. Its data lie in a new folder, which `close` removes. */
export async function openServerProcess(projectId: string): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  const tsx = createRequire(import.meta.url).resolve('tsx');
  let child: ChildProcess | null = null;
  const server: ServerProcess = {
    port: await freePort(),
    async start() {
      const args = ['--import', tsx, ENTRY, projectId, folder, String(server.port)];
      const env = { ...process.env, NODE_ENV: 'test' };
      child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
      await firstLine(child);
    },
    async stop(signal = 'SIGKILL') {
      const stopped = child;
      child = null;
      if (!stopped || stopped.exitCode !== null || stopped.signalCode !== null) return;
      const gone = once(stopped, 'exit');
      stopped.kill(signal);
      await gone;
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** Resolves with the first line it prints; rejects if it ends before. */
async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server process has no standard output');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The embedded Firebase ended before it listened');
}
