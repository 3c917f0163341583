import { startCluster } from './postgres-cluster.ts';
import type { Step } from './step.ts';
import { runVitest } from './tools.ts';

/** The integration suite on its own PostgreSQL. */
export const onPostgres: Step = {
  name: 'integration on PostgreSQL',
  budget: 240,
  async run(printing) {
    const cluster = await startCluster();
    try {
      console.log(cluster.version);
      const env = { TEST_DATABASE_URL: cluster.url };
      return await runVitest(['run', '--project', 'integration'], { printing, env });
    } finally {
      await cluster.stop();
    }
  },
};
