import { startCluster } from './postgres-cluster.ts';
import type { StepResult } from './step.ts';
import { runVitest } from './tools.ts';

/** Runs the integration tests, or those in the files, on a PostgreSQL of their own. Installs PostgreSQL if there is none. */
export async function runOnPostgres(
  files: readonly string[],
  env: Record<string, string> = {},
): Promise<StepResult> {
  const cluster = await startCluster();
  try {
    console.log(cluster.version);
    return await runVitest({
      projects: ['integration'],
      files,
      env: { ...env, TEST_DATABASE_URL: cluster.url },
      alone: 'npm run test:postgres --',
    });
  } finally {
    await cluster.stop();
  }
}
