import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

const script = fileURLToPath(new URL('./serve-as-is.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const instanceSchema = z.object({ origin: z.string(), practice: z.string(), admin: z.string() });

export type Instance = z.infer<typeof instanceSchema> & { child: ChildProcess };

/** Starts a server of its own process on this database. */
export async function startInstance(url: string): Promise<Instance> {
  const child = fork(script, {
    execArgv: ['--import', loader],
    env: { ...process.env, DATABASE_URL: url },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('An instance ended')));
  const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return { ...instanceSchema.parse(message), child };
}

export async function stopInstance({ child }: Instance): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}
