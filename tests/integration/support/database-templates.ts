/**
 * Vitest's global setup of the integration tests: creates the template databases that every test file starts from, once
 * per run. With the embedded database they are dumps, with PostgreSQL databases to copy.
 */

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { FIRST_PASSAGES } from '#server/consultant/guide/first-passages.ts';
import { installPassages } from '#server/consultant/guide/install-passages.ts';
import { DEFAULT_TEMPLATES } from '#server/emails/email-sources.ts';
import { installDefaultTemplates } from '#server/emails/templates/install-defaults.ts';
import { pgliteFilesIn } from '#server/platform/database/connections/open-pglite.ts';
import { DATABASE_TEMPLATES } from '#server/platform/database/database-template.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { prepareDatabase } from '#server/platform/database/prepare-database.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgres-databases.ts';
import { seedPeople } from './seed-people.ts';

/** A template lives for seconds: to optimize the database's WebAssembly takes longer than it saves. */
setFlagsFromString('--liftoff-only');

const ROOT = join(import.meta.dirname, '../../..');

interface DatabaseTemplates {
  /** Empty tables: a tar file, or the name of a PostgreSQL database. */
  empty: string;
  /** The same with the first-run data and the tests' people. */
  firstRun: string;
  /** A folder with an empty embedded database. */
  folder: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplates: DatabaseTemplates;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await mkdtemp(join(tmpdir(), 'lens-portal-templates-'));
  const folder = join(place, 'empty');
  await prepareDatabase(folder, join(ROOT, DATABASE_TEMPLATES));
  const server = process.env['TEST_DATABASE_URL'];
  const names = server ? await makeDatabases(server) : await makeDumps(place, folder);
  project.provide('databaseTemplates', { ...names, folder });
  return async () => {
    if (server) for (const name of Object.values(names)) await dropDatabase(server, name);
    await rm(place, { recursive: true });
  };
}

type Names = Omit<DatabaseTemplates, 'folder'>;

async function makeDatabases(server: string): Promise<Names> {
  const names = {
    empty: `lens_portal_empty_${process.pid}`,
    firstRun: `lens_portal_first_run_${process.pid}`,
  };
  await createDatabase(server, names.empty);
  await using(await openDatabase({ url: databaseUrl(server, names.empty) }), migrateDatabase);
  await createDatabase(server, names.firstRun, names.empty);
  await using(await openDatabase({ url: databaseUrl(server, names.firstRun) }), fill);
  return names;
}

async function makeDumps(place: string, folder: string): Promise<Names> {
  const seeded = join(place, 'first-run');
  await cp(folder, seeded, { recursive: true });
  await using(await openDatabase({ folder: seeded }), fill);
  return {
    empty: await dump(folder, join(place, 'empty.tar')),
    firstRun: await dump(seeded, join(place, 'first-run.tar')),
  };
}

/** A portal compiles its email templates once, at its first start. */
async function fill(database: Database): Promise<void> {
  await installDefaultTemplates(database.db, DEFAULT_TEMPLATES, () => new Date());
  await installPassages(database.db, FIRST_PASSAGES, () => new Date());
  await seedPeople(database);
}

async function using(
  database: Database,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** No one creates databases inside these dumps. Without PostgreSQL's own templates, each loads a fifth faster. */
const DROP_TEMPLATES = [
  'UPDATE pg_database SET datistemplate = false',
  'DROP DATABASE template0',
  'DROP DATABASE template1',
  'CHECKPOINT',
];

/** Writes the embedded database of the folder to a tar file and returns its path. */
async function dump(folder: string, file: string): Promise<string> {
  const pglite = await PGlite.create({ dataDir: pgliteFilesIn(folder), extensions: { pg_trgm } });
  for (const statement of DROP_TEMPLATES) await pglite.query(statement);
  const tar = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(file, new Uint8Array(await tar.arrayBuffer()));
  return file;
}
