/** `npm run test:postgres`: the integration suite once more, on a private cluster of a real PostgreSQL. */
import { onPostgres } from './on-postgres.ts';
import { runPhases } from './run-phases.ts';

await runPhases(onPostgres, [[[onPostgres]]]);
