import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from './postgres-databases.ts';

/** Whether the suite runs on a real PostgreSQL. */
export const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** What a database begins with: the tables, or the first-run data and the people of the tests too. */
export type Beginning = 'empty' | 'firstRun';

/** A database of one's own, begun with a copy of a template; `close` throws it away. */
export async function openTestDatabase(beginning: Beginning = 'empty'): Promise<Database> {
  const template = inject('databaseTemplates')[beginning];
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return openCopy(server, template);
  compiled ??= compilePglite();
  await compiled;
  return openDatabase({ dump: template });
}

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * While somebody holds the compiled module, V8 gives its code, optimized by what ran before, to every thread of the
 * process that compiles the same bytes. Without it each database costs 0.8 s more, and its queries take twice as long.
 */
async function compilePglite(): Promise<WebAssembly.Module> {
  const file = import.meta.resolve('@electric-sql/pglite/pglite.wasm');
  return WebAssembly.compile(await readFile(fileURLToPath(file)));
}

/** A folder with a migrated, empty embedded database, the caller's to remove. */
export async function copyOfTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-test-copy-'));
  await cp(inject('databaseTemplates').folder, folder, { recursive: true });
  return folder;
}

async function openCopy(server: string, template: string): Promise<Database> {
  const name = `lens_portal_test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name, template);
  const database = await openDatabase({ url: databaseUrl(server, name), connections: 20 });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}
