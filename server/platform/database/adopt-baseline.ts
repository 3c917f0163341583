import type { PoolClient } from 'pg';
import { StartError } from '../program/start-error.ts';
import { knownMigrations, migrationTimes } from './known-migrations.ts';

/** When the last of the migrations was written that the baseline replaces, in milliseconds since 1970. */
const LAST_REPLACED = 1_796_063_726_379;

/**
 * Records the baseline for a database that has every migration which it replaces: they leave the same tables. An empty
 * database and one with the baseline are left as they are.
 *
 * @throws StartError for a database that lacks some of the replaced migrations; it is not changed
 */
export async function adoptBaseline(client: PoolClient): Promise<void> {
  const applied = await migrationTimes(client);
  const [baseline] = knownMigrations();
  if (!baseline || applied.size === 0 || applied.has(baseline.writtenAt)) return;
  if (!applied.has(LAST_REPLACED)) {
    throw new StartError(
      'The database was made by an earlier version, and this version has no migrations for it: they were joined into ' +
        'one baseline, and the database lacks some of them. Nothing was changed. To keep its data, run ' +
        '`npm run db:migrate` in a checkout of the commit before the one that added ' +
        '`server/platform/database/migrations/0000_baseline.sql`, then run it here again. To throw its data away, run ' +
        '`npm run db:reset`.',
    );
  }
  await client.query(
    'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
    [baseline.hash, baseline.writtenAt],
  );
}
