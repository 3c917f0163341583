import { nodeOfFunctions } from '#tests/run/functions-node.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { CallableAnswer } from './firebase.ts';
import { buildFunctions } from './functions-bundle.ts';

const SCRIPT = fileURLToPath(new URL('./serving-functions.ts', import.meta.url));
const startedSchema = z.object({ port: z.number(), node: z.string(), names: z.array(z.string()) });

/** How the official emulator has firebase-functions read tokens without verifying them. */
const TAKES_TOKENS = {
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
};

/** The callables as they are deployed, in a process of their own. */
export interface DeployedFunctions {
  /** The version of Node that they run on, such as 22.23.2. */
  node: string;
  /** What the bundle exports. */
  names: string[];
  call(name: string, data: unknown, token?: string): Promise<CallableAnswer>;
  close(): Promise<void>;
}

/** Builds the bundle and serves it on the Node of Cloud Functions, in the platform's environment and that of this process. */
export async function startDeployedFunctions(options: {
  databaseUrl: string | undefined;
  projectId: string;
  /** Whether firebase-functions verifies tokens; it does by default. */
  verifiesTokens?: boolean;
  /** Told each piece of what the process writes. */
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
    call: (name, data, token) => post(`http://127.0.0.1:${port}/${name}`, data, token),
    async close() {
      child.kill();
      await ended;
      await bundle.remove();
    },
  };
}

async function post(url: string, data: unknown, token?: string): Promise<CallableAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}
