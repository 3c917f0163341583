import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { nodeOfFunctions } from '../../run/functions-node.ts';
import { callFunction, type CallableAnswer } from './firebase.ts';
import { buildFunctions } from './functions-bundle.ts';

const SCRIPT = fileURLToPath(new URL('./serving-functions.ts', import.meta.url));
const startedSchema = z.object({ port: z.number(), node: z.string(), names: z.array(z.string()) });

/** The variables by which the official emulator makes firebase-functions accept tokens without verification. */
const TAKES_TOKENS = {
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
};

/** The callables as deployed, in their own process. */
export interface DeployedFunctions {
  /** The version of Node that they run on, such as 22.23.2. */
  node: string;
  /** The exports of the bundle. */
  names: string[];
  call(name: string, data: unknown, token?: string): Promise<CallableAnswer>;
  close(): Promise<void>;
}

/** Builds the bundle and serves it on the Node version of Cloud Functions, with the platform's and this environment. */
export async function startDeployedFunctions(options: {
  databaseUrl: string | undefined;
  projectId: string;
  /** Whether firebase-functions verifies tokens; it does by default. */
  verifiesTokens?: boolean;
  /** Called with each chunk of the process's output. */
  onOutput: (text: string) => void;
}): Promise<DeployedFunctions> {
  const { databaseUrl, projectId, verifiesTokens = true, onOutput } = options;
  const [bundle, node] = await Promise.all([buildFunctions(), nodeOfFunctions()]);
  const child = fork(SCRIPT, [join(bundle.folder, bundle.manifest.main)], {
    execPath: node,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
      ...(!verifiesTokens && TAKES_TOKENS),
    },
  });
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (text: Buffer) => onOutput(text.toString()));
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  const { port, ...about } = startedSchema.parse(started[0]);
  return {
    ...about,
    call: (name, data, token) => callFunction(`http://127.0.0.1:${port}/${name}`, data, token),
    async close() {
      child.kill();
      await ended;
      await bundle.remove();
    },
  };
}
