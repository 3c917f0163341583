/** `npm run db:reset`: drops all tables and creates them again, empty. Refuses to run in production. */
import { readConfig } from '../program/config.ts';
import { runProgram } from '../program/run-program.ts';
import { StartError } from '../program/start-error.ts';
import { migrateDatabase } from './migrate.ts';
import { databaseOptions, openDatabase } from './open-database.ts';

async function resetDatabase(): Promise<void> {
  const config = readConfig(process.env);
  if (config.environment === 'production') {
    throw new StartError('db:reset throws all data away and does not run in production.');
  }
  const database = await openDatabase(databaseOptions(config));
  try {
    await database.pool.query('DROP SCHEMA IF EXISTS drizzle CASCADE');
    await database.pool.query('DROP SCHEMA public CASCADE');
    await database.pool.query('CREATE SCHEMA public');
    await migrateDatabase(database);
    console.log('The database is empty and up to date.');
  } finally {
    await database.close();
  }
}

await runProgram('The database could not be reset', resetDatabase);
