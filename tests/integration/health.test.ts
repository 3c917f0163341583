import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { ReadinessCheck } from '#server/platform/health/readiness.ts';
import { useDatabase } from './support/use.ts';

/** In milliseconds: how long a check waits for a database that does not answer, and for one that does. */
const SHORT = 200;
const LONG = 240_000;

/** Without a portal, whose jobs would wait for it, or keep others waiting. */
const database = useDatabase();

/** One that asks anew each time. */
function freshCheck(timeout = LONG): ReadinessCheck {
  let time = 0;
  return new ReadinessCheck(database, { now: () => (time += 1_000), timeout });
}

async function takeEveryConnection({ pool }: Database): Promise<PoolClient[]> {
  return Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
}

describe('GET /api/health', () => {
  it('SE-09 is not ready while reads work and a write does not', async () => {
    const check = freshCheck();
    expect(await check.readiness()).toBe('ok');
    await database.pool.query(
      `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE 'No space left on device' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON health_writes EXECUTE FUNCTION no_room()`,
    );
    await expect(check.readiness()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 });
    await database.pool.query('DROP FUNCTION no_room CASCADE');
    expect(await check.readiness()).toBe('ok');
  });

  it('SE-09 is not ready while its own write works and others are refused for lack of room', async () => {
    const { pool } = database;
    const check = freshCheck();
    await pool.query('CREATE TABLE kept (one integer)');
    await pool.query(
      `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE 'No space left on device' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER no_room BEFORE INSERT ON kept EXECUTE FUNCTION no_room();
       CREATE FUNCTION no_new_room() RETURNS event_trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE 'No space left on device' USING ERRCODE = '53100'; END $$;
       CREATE EVENT TRIGGER no_new_room ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS')
         EXECUTE FUNCTION no_new_room()`,
    );
    const write = () => pool.query('INSERT INTO kept VALUES (1)');
    expect(await check.readiness()).toBe('ok');
    await expect(write()).rejects.toMatchObject({ code: '53100' });
    for (let time = 0; time < 2; time += 1) {
      await expect(check.readiness()).rejects.toMatchObject({ code: 'unavailable' });
    }
    await pool.query('DROP EVENT TRIGGER no_new_room');
    await pool.query('DROP FUNCTION no_room CASCADE');
    expect(await check.readiness()).toBe('ok');
    await write();
    expect(await check.readiness()).toBe('ok');
  });

  it('SE-09 is not ready on a database that lacks a migration, and is on one that is ahead', async () => {
    const check = freshCheck();
    const { rows } = await database.pool.query(
      `DELETE FROM drizzle.__drizzle_migrations
       WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)
       RETURNING hash, created_at`,
    );
    const [newest] = rows as [{ hash: string; created_at: string }];
    await expect(check.readiness()).rejects.toMatchObject({
      code: 'unavailable',
      message: "The database lacks 1 of this version's migrations: run `npm run db:migrate`",
    });
    const insert = 'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)';
    await database.pool.query(insert, [newest.hash, newest.created_at]);
    expect(await check.readiness()).toBe('ok');
    await database.pool.query(insert, ['of a later version', '9999999999999']);
    expect(await freshCheck().readiness()).toBe('ok');
    await database.pool.query("DELETE FROM drizzle.__drizzle_migrations WHERE hash LIKE 'of a%'");
  });

  it('SE-09 is busy, and not gone, while every connection is at work and somebody waits', async () => {
    const clients = await takeEveryConnection(database);
    const waiting = database.pool.query('SELECT 1');
    expect(await freshCheck(SHORT).readiness()).toBe('busy');
    for (const client of clients) client.release();
    await waiting;
    expect(await freshCheck().readiness()).toBe('ok');
  });

  it('SE-09 writes once however many ask', async () => {
    const check = new ReadinessCheck(database, { now: () => 0 });
    let asked = 0;
    const count = () => void (asked += 1);
    database.probe.on('acquire', count);
    await Promise.all(Array.from({ length: 20 }, () => check.readiness()));
    await check.readiness();
    database.probe.off('acquire', count);
    // The migrations and the write.
    expect(asked).toBe(2);
  });
});
