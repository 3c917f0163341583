import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { PgliteModules } from '#server/platform/database/connections/pglite-thread.ts';
import { openDatabase, type Database } from '#server/platform/database/open-database.ts';
import { servePglite, type ServedDatabase } from './pglite-server.ts';
import { createDatabase, databaseUrl, dropDatabase } from './postgres-databases.ts';

/** True when the suite runs on a real PostgreSQL. */
export const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** The initial content of a database: empty tables, or the first-run data and the tests' people too. */
type Beginning = 'empty' | 'firstRun';

/** Opens a new database as a copy of a template; `close` deletes it. */
export async function openTestDatabase(beginning: Beginning = 'empty'): Promise<Database> {
  const template = inject('databaseTemplates')[beginning];
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return openCopy(server, template);
  modules ??= compileModules();
  return openDatabase({ dump: template, modules: await modules });
}

/** Serves a new, empty database to processes that are killed, one after the other; `close` deletes it. */
export async function serveTestDatabase(): Promise<ServedDatabase> {
  const template = inject('databaseTemplates').empty;
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    modules ??= compileModules();
    return servePglite(template, await modules);
  }
  const name = newName();
  await createDatabase(server, name, template);
  return { url: databaseUrl(server, name), close: () => dropDatabase(server, name) };
}

let modules: Promise<PgliteModules> | undefined;

/** Compiled once in a process: otherwise each database costs 0.3 s more. */
async function compileModules(): Promise<PgliteModules> {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
  ]);
  return { pgliteWasmModule, initdbWasmModule };
}

async function compile(name: string): Promise<WebAssembly.Module> {
  const file = import.meta.resolve(`@electric-sql/pglite/${name}`);
  return WebAssembly.compile(await readFile(fileURLToPath(file)));
}

/** Returns a folder with a migrated, empty embedded database. The caller removes it. */
export async function copyOfTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-test-copy-'));
  await cp(inject('databaseTemplates').folder, folder, { recursive: true });
  return folder;
}

async function openCopy(server: string, template: string): Promise<Database> {
  const name = newName();
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

function newName(): string {
  return `lens_portal_test_${randomUUID().replaceAll('-', '')}`;
}
