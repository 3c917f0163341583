import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase, type Database } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, escapeIdentifier } from 'pg';

/** Whether the suite runs on a real PostgreSQL. */
export const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** A migrated, empty database of one's own; `close` throws it away. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openPostgresDatabase(url) : openEmbeddedDatabase();
}

async function openEmbeddedDatabase(): Promise<Database> {
  const folder = await copyOfTemplate();
  const database = await openDatabase({ folder });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A folder with a migrated database, the caller's to remove. Copying one is ten times faster than making one. */
export async function copyOfTemplate(): Promise<string> {
  const template = join(tmpdir(), `lens-portal-test-${await hashOfMigrations()}`);
  if (!existsSync(template)) await makeTemplate(template);
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-test-copy-'));
  await cp(template, folder, { recursive: true });
  return folder;
}

async function makeTemplate(template: string): Promise<void> {
  const own = await mkdtemp(join(tmpdir(), 'lens-portal-test-new-'));
  await prepareDatabase(own);
  // Another test file may have been faster; one is as good as the other.
  await rename(own, template).catch(async (error: unknown) => {
    if (!existsSync(template)) throw error;
    await rm(own, { recursive: true });
  });
}

async function hashOfMigrations(): Promise<string> {
  const folder = fileURLToPath(new URL('../../../server/database/migrations', import.meta.url));
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()) {
    hash.update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function openPostgresDatabase(serverUrl: string): Promise<Database> {
  const name = `lens_portal_test_${randomUUID().replaceAll('-', '')}`;
  await administrate(serverUrl, `CREATE DATABASE ${escapeIdentifier(name)}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, connections: 20 });
  await migrateDatabase(database);
  return {
    ...database,
    async close() {
      await database.close();
      await administrate(serverUrl, `DROP DATABASE ${escapeIdentifier(name)}`);
    },
  };
}

async function administrate(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
