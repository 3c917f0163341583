/** `npm run test:postgres`: runs the integration suite again, on a private cluster of a real PostgreSQL. */
import { onPostgres } from './on-postgres.ts';
import { runPhases } from './run-phases.ts';

await runPhases(onPostgres, [[[onPostgres]]]);
