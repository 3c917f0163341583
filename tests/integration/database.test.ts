import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { until } from 'test-tools/until.ts';
import { expect, it, describe, vi } from 'vitest';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { prepareDatabase } from '#server/platform/database/prepare-database.ts';
import { StartError } from '#server/platform/program/start-error.ts';
import { copyOfTemplate, onPostgres } from './support/test-database.ts';
import { useDatabase } from './support/use.ts';

const modules = import.meta.glob<Record<string, unknown>>('/server/**/table.ts', { eager: true });

const database = useDatabase();

/** One line for each column, such as `orders.id: uuid not null`. */
function declaredColumns(): string[] {
  const exported = Object.values(modules).flatMap((module) => Object.values(module));
  const tables = exported.filter((value) => is(value, PgTable)).map(getTableConfig);
  return tables.flatMap(({ name, columns }) =>
    columns.map((column) =>
      told({ name: `${name}.${column.name}`, type: column.getSQLType(), notNull: column.notNull }),
    ),
  );
}

async function migratedColumns(): Promise<string[]> {
  const { rows } = await database.pool.query<Column>(
    `SELECT c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
       a.attnotnull AS "notNull"
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
       AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  return rows.map(told);
}

interface Column {
  name: string;
  type: string;
  notNull: boolean;
}

/** Drizzle writes `timestamp (3)`, PostgreSQL `timestamp(3)`. */
function told({ name, type, notNull }: Column): string {
  return `${name}: ${type.replace(' (', '(')}${notNull ? ' not null' : ''}`;
}

it('SE-09 the migrations make exactly the columns that the tables declare', async () => {
  expect((await migratedColumns()).toSorted()).toEqual(declaredColumns().toSorted());
});

const notify = (channel: string, payload: string) =>
  database.pool.query('SELECT pg_notify($1, $2)', [channel, payload]);

async function countMigrations(): Promise<unknown> {
  return (await database.pool.query('SELECT count(*) FROM drizzle.__drizzle_migrations')).rows;
}

/** As a restart of the server or a network that breaks would. */
async function loseEventConnection(gap: () => void): Promise<void> {
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'lens-portal events' AND datname = current_database()`,
  );
  await until(() => expect(gap).toHaveBeenCalledOnce());
}

async function loseOnlyConnection(): Promise<void> {
  const client = await database.pool.connect();
  client.release(true);
}

describe('the database', () => {
  it('migrates once, also when several start at the same time', async () => {
    const before = await countMigrations();
    await Promise.all([1, 2, 3].map(() => migrateDatabase(database)));
    expect(await countMigrations()).toEqual(before);
  });

  it('tells listeners when a transaction commits, and not when it rolls back', async () => {
    const heard: string[] = [];
    const stop = await database.listen('test-commit', (payload) => heard.push(payload));
    await database.db
      .transaction(async (tx) => {
        await tx.execute("SELECT pg_notify('test-commit', 'never')");
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await database.db.transaction(async (tx) => {
      await tx.execute("SELECT pg_notify('test-commit', 'committed')");
      expect(heard).toEqual([]);
    });
    await until(() => expect(heard).toEqual(['committed']));
    await stop();
  });

  it('tells every listener of a channel, until each has stopped', async () => {
    const first: string[] = [];
    const second: string[] = [];
    const stopFirst = await database.listen('test-two', (payload) => first.push(payload));
    const stopSecond = await database.listen('test-two', (payload) => second.push(payload));
    await notify('test-two', 'a');
    await until(() => expect([first, second]).toEqual([['a'], ['a']]));
    await stopFirst();
    await notify('test-two', 'b');
    await until(() => expect(second).toEqual(['a', 'b']));
    await stopSecond();
    expect(first).toEqual(['a']);
  });

  it('hears again after its connection was lost', async () => {
    const heard: string[] = [];
    const gap = vi.fn<() => void>();
    const stop = await database.listen('test-lost', (payload) => heard.push(payload), gap);
    const lost = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await (onPostgres ? loseEventConnection(gap) : loseOnlyConnection());
    expect(lost).toHaveBeenCalledTimes(onPostgres ? 1 : 0);
    await notify('test-lost', 'here');
    await until(() => expect(heard).toEqual(['here']));
    lost.mockRestore();
    await stop();
  });

  it('goes on after an error, with answers of any size', async () => {
    await expect(database.pool.query('SELECT nothing')).rejects.toMatchObject({ code: '42703' });
    await expect(database.pool.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({
      code: '22012',
    });
    const { rows } = await database.pool.query("SELECT repeat('é', 2000000) AS long");
    expect(rows).toEqual([{ long: 'é'.repeat(2_000_000) }]);
  });
});

describe.skipIf(onPostgres)('the embedded database', () => {
  it('is open in one process only, and says which', async () => {
    const folder = await copyOfTemplate();
    const first = await openDatabase({ folder });
    await expect(openDatabase({ folder })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    const again = await openDatabase({ folder });
    await again.close();
    await rm(folder, { recursive: true });
  });
});

describe('the embedded database of a folder', () => {
  it('says why it cannot be made, and nobody waits for it', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'lens-portal-'));
    const folder = join(parent, 'a-file');
    await writeFile(folder, '');
    const error: unknown = await prepareDatabase(folder).catch((reason: unknown) => reason);
    await rm(parent, { recursive: true });
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toContain(`The database in ${folder} could not be made.`);
    expect(String(error)).toContain('EEXIST');
  });
});
