import type { PoolClient } from 'pg';
import { until } from 'test-tools/until.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyMigration, LOCK_RULES } from '#server/platform/database/apply-migration.ts';
import { knownMigrations, missingMigrations } from '#server/platform/database/known-migrations.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { onPostgres } from './support/test-database.ts';
import { useDatabase } from './support/use.ts';

const INDEX = 'CREATE INDEX CONCURRENTLY "tried_note" ON "tried" ("note")';

const database = useDatabase();
let client: PoolClient;
beforeEach(async () => {
  await database.pool.query('DROP TABLE IF EXISTS tried; CREATE TABLE tried (note text)');
});

let written = 0;

/** As one of a later version would be. */
async function apply(statements: string[], locks = LOCK_RULES): Promise<void> {
  client = await database.pool.connect();
  try {
    const migration = { writtenAt: (written -= 1), hash: 'tried', statements };
    await applyMigration(client, migration, locks);
  } finally {
    client.release(true);
  }
}

async function columnsOfTried(): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'tried' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

async function isIndexValid(): Promise<unknown> {
  const { rows } = await database.pool.query<{ valid: boolean }>(
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('tried_note')",
  );
  return rows[0]?.valid;
}

/** A transaction that has read the table, until the function that is answered is called. */
async function readTried(): Promise<() => Promise<void>> {
  const reader = await database.pool.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT FROM tried');
  return async () => {
    await reader.query('COMMIT');
    reader.release();
  };
}

describe('a migration', () => {
  it('SE-09 is undone whole when a statement of it fails, and those before it stay', async () => {
    const [before, after] = ['ADD COLUMN a int', 'ADD COLUMN b int'];
    await apply([`ALTER TABLE tried ${before}`]);
    await expect(apply([`ALTER TABLE tried ${after}`, 'SELECT nothing'])).rejects.toThrow(
      'nothing',
    );
    expect(await columnsOfTried()).toEqual(['a', 'note']);
  });

  it('SE-09 is made once', async () => {
    expect(await missingMigrations(database.db)).toEqual([]);
    await migrateDatabase(database);
    expect(await missingMigrations(database.db)).toEqual([]);
  });

  it('SE-09 builds an index beside what goes on, and again after a build that was cut short', async () => {
    await apply([INDEX]);
    expect(await isIndexValid()).toBe(true);
    await apply([INDEX]);
    await database.pool.query(
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = to_regclass('tried_note')",
    );
    await apply([INDEX]);
    expect(await isIndexValid()).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      await apply(['-- It is used no more.\nDROP INDEX CONCURRENTLY "tried_note"']);
    }
    expect(await isIndexValid()).toBeUndefined();
    await expect(apply([INDEX, 'ALTER TABLE tried ADD COLUMN c int'])).rejects.toThrow(
      'may do nothing else',
    );
  });
});

/** When the first and the last of the migrations were written that the baseline replaced. */
const REPLACED = [1_795_090_000_000, 1_796_063_726_379];

/** Makes the database one that has these migrations, and not the baseline. Returns the way back. */
async function rememberInstead(times: readonly number[]): Promise<() => Promise<void>> {
  const table = 'drizzle.__drizzle_migrations';
  await database.pool.query(`CREATE TABLE kept AS SELECT * FROM ${table}`);
  await database.pool.query(`DELETE FROM ${table}`);
  for (const time of times) {
    const values = ['replaced', time];
    await database.pool.query(`INSERT INTO ${table} (hash, created_at) VALUES ($1, $2)`, values);
  }
  return async () => {
    await database.pool.query(`DELETE FROM ${table}`);
    await database.pool.query(`INSERT INTO ${table} SELECT * FROM kept`);
    await database.pool.query('DROP TABLE kept');
  };
}

describe('a database from before the baseline', () => {
  it('SE-09 is adopted as it is when it has every migration that the baseline replaced', async () => {
    const later = knownMigrations().slice(1);
    const back = await rememberInstead([...REPLACED, ...later.map(({ writtenAt }) => writtenAt)]);
    expect(await missingMigrations(database.db)).toHaveLength(1);
    await migrateDatabase(database);
    expect(await missingMigrations(database.db)).toEqual([]);
    await back();
  });

  it('SE-09 is refused in words, and not changed, when it lacks one', async () => {
    const back = await rememberInstead(REPLACED.slice(0, 1));
    const migrating = migrateDatabase(database);
    await expect(migrating).rejects.toThrow('made by an earlier version');
    expect(await columnsOfTried()).toEqual(['note']);
    expect(await missingMigrations(database.db)).toEqual(knownMigrations());
    await back();
  });
});

describe.skipIf(!onPostgres)('a migration on PostgreSQL, while others are at work', () => {
  const locks = { lockTimeout: 50, pause: 50, timeout: 30_000 };
  const ADD = 'ALTER TABLE tried ADD COLUMN a int';

  it('SE-09 lets readers pass while it cannot have its lock, and is made when it can', async () => {
    const end = await readTried();
    let isMade = false;
    const applying = apply([ADD], locks).then(() => (isMade = true));
    // Many times over what it waits at a time: each read would hang behind one that waits on.
    for (let read = 0; read < 50; read += 1) await database.pool.query('SELECT FROM tried');
    expect(isMade).toBe(false);
    await end();
    await applying;
    expect(await columnsOfTried()).toEqual(['a', 'note']);
  });

  it('SE-09 says what to do when it never gets its lock', async () => {
    const end = await readTried();
    await expect(apply([ADD], { ...locks, timeout: 100 })).rejects.toThrow('pg_stat_activity');
    await end();
  });

  it('SE-09 builds an index while another process waits for its turn to migrate', async () => {
    const turn = await database.pool.connect();
    await turn.query('SELECT pg_advisory_lock(7036100)');
    let isThrough = false;
    const waiting = migrateDatabase(database).then(() => (isThrough = true));
    await until(async () => {
      const asked = "SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_try_advisory%'";
      expect((await database.pool.query(asked)).rows.length).toBeGreaterThan(0);
    });
    await apply([INDEX]);
    expect([isThrough, await isIndexValid()]).toEqual([false, true]);
    turn.release(true);
    await waiting;
  });
});
