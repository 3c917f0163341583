/** The integration suite once more, on a private cluster of a real PostgreSQL. */
import { startCluster } from './postgres-cluster.ts';
import { runVitest } from './steps.ts';

const cluster = await startCluster();
try {
  console.log(`\n── integration on ${cluster.version}`);
  const { passed, failed } = await runVitest('integration', { TEST_DATABASE_URL: cluster.url });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
