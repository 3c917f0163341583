/** `npm run test:postgres -- [files]`: runs the integration tests on a private cluster of a real PostgreSQL. */
import { runOnPostgres } from './on-postgres.ts';
import { runSteps } from './run-steps.ts';

const name = 'integration on PostgreSQL';
await runSteps({ name, cpu: 600 }, [{ name, run: () => runOnPostgres(process.argv.slice(2)) }]);
