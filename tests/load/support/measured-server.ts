import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

const script = fileURLToPath(new URL('firestore-server.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const listening = z.object({ port: z.number() });
const spent = z.object({ cpu: z.number() });

/** An embedded Firebase whose CPU time is its own: who asks and listens is another process. */
export interface MeasuredServer {
  base: string;
  /** Milliseconds of CPU since its start. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** Its journal lies in a new folder, which `close` removes. */
export async function openMeasuredServer(projectId: string): Promise<MeasuredServer> {
  const folder = await mkdtemp(join(tmpdir(), 'measured-firebase-'));
  const child = fork(script, [projectId, folder], { execArgv: ['--import', loader] });
  const gone = once(child, 'exit');
  const hear = async () => ((await once(child, 'message')) as unknown[])[0];
  const ended = gone.then(() => Promise.reject(new Error('The server ended before it listened')));
  const { port } = listening.parse(await Promise.race([hear(), ended]));
  ended.catch(() => undefined);
  return {
    base: `http://127.0.0.1:${port}`,
    async cpu() {
      const answer = hear();
      child.send('cpu');
      return spent.parse(await answer).cpu;
    },
    async close() {
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
