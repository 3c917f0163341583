import { startCluster } from './postgres-cluster.ts';
import type { Printing, Step, StepResult } from './step.ts';
import { runVitest } from './tools.ts';

/** The integration suite on its own PostgreSQL. */
export const onPostgres: Step = {
  name: 'integration on PostgreSQL',
  budget: 240,
  run: (printing) => runOnPostgres(['run', '--project', 'integration'], printing),
};

/** Runs Vitest while there is a PostgreSQL for the integration tests. Installs PostgreSQL if there is none. */
export async function runOnPostgres(
  args: string[],
  printing: Printing,
  env: Record<string, string> = {},
): Promise<StepResult> {
  const cluster = await startCluster();
  try {
    console.log(cluster.version);
    return await runVitest(args, { printing, env: { ...env, TEST_DATABASE_URL: cluster.url } });
  } finally {
    await cluster.stop();
  }
}
