import { text } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { userRowSchema, type UserRow } from '#domain/access/user.ts';
import { listUsers, userList } from '#server/accounts/users/list-users.ts';
import { usersCsv } from '#server/accounts/users/users-csv.ts';
import { parseListQuery } from '#server/platform/http/list-query.ts';
import { list, type ListParameters } from './support/orders.ts';
import { plansOf } from './support/plans.ts';
import { usePortal } from './support/use.ts';

const MANY = 6_000;

const portal = usePortal();
beforeAll(async () => {
  await ask();
  // As if they had been told a moment ago: whom Auth does not have stays until the next reconcile.
  await portal.database.pool.query(
    `INSERT INTO portal_users (uid, email, name, role, disabled, email_verified, created_at, last_sign_in_at, synced_at)
     SELECT 'm-' || n, 'member' || n || '@many.test', 'Member ' || md5(n::text),
       (CASE WHEN n % 50 = 0 THEN 'admin' ELSE 'customer' END)::user_role, n % 7 = 0, n % 5 <> 0,
       '2026-01-01'::timestamptz + n * interval '1 minute',
       CASE WHEN n % 3 = 0 THEN NULL ELSE '2026-02-01'::timestamptz + (n % 100) * interval '1 hour' END, now()
     FROM generate_series(1, $1::int) AS n`,
    [MANY],
  );
  await portal.database.pool.query(
    `INSERT INTO portal_users (uid, email, name, role, disabled, email_verified, created_at, last_sign_in_at, synced_at) VALUES
     ('f-1', 'formula@many.test', '=HYPERLINK("http://evil.test")', 'customer', true, false, '2025-01-01', NULL, now())`,
  );
  await portal.database.pool.query('ANALYZE portal_users');
});

function ask(parameters: ListParameters = {}): Promise<LightMyRequestResponse> {
  return list(portal, 'super', parameters, 'users');
}

async function rowsOf(parameters: ListParameters): Promise<UserRow[]> {
  const response = await ask(parameters);
  expect([response.statusCode, parameters]).toEqual([200, parameters]);
  return userRowSchema.array().parse(response.json());
}

async function emailsOf(parameters: ListParameters): Promise<string[]> {
  return (await rowsOf(parameters)).map(({ email }) => email);
}

async function idsOf(parameters: ListParameters): Promise<string[]> {
  const ids: string[] = [];
  for (let first = 0; ; first += 100) {
    const rows = await rowsOf({ ...parameters, range: [first, first + 99] });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < 100) return ids;
  }
}

async function fileOf(
  query: Parameters<typeof usersCsv>[1]['query'],
  pageSize: number,
): Promise<string[]> {
  const file = await text(usersCsv(portal.database.db, { query, locale: 'en', pageSize }));
  return file.split('\r\n').slice(1, -1);
}

describe('GET /api/users', () => {
  it('AD-02 lists a page by e-mail address, and tells how many there are', async () => {
    const response = await ask({ range: [0, 2] });
    expect(response.headers['content-range']).toBe(`users 0-2/${MANY + 9}`);
    expect(response.json()).toMatchObject([
      { id: 'u-admin', email: 'admin@lens.test', role: 'admin', disabled: false },
      { id: 'u-biller', role: 'customer' },
      { id: 'u-bookkeeper', role: 'admin', mayRecordPayments: true },
    ]);
  });

  it('AD-02 narrows by group, role, grant, state and verification', async () => {
    const real = { q: 'lens.test' };
    const names: [Record<string, unknown>, string[]][] = [
      [{ group: 'staff' }, ['admin', 'bookkeeper', 'super']],
      [{ mayRecordPayments: true }, ['bookkeeper']],
      [{ role: 'superAdmin' }, ['super']],
      [{ emailVerified: false }, ['unverified']],
    ];
    for (const [filter, found] of names) {
      const emails = found.map((name) => `${name}@lens.test`);
      expect(await emailsOf({ filter: { ...real, ...filter } })).toEqual(emails);
    }
    expect(await emailsOf({ filter: { ...real, group: 'customers' } })).toHaveLength(5);
    const counts: [Record<string, unknown>, number][] = [
      [{ role: 'admin', disabled: true }, Math.floor(MANY / 350)],
      [{ group: 'staff' }, MANY / 50 + 3],
      [{ group: 'staff', mayRecordPayments: false }, MANY / 50 + 2],
      [{ group: 'customers' }, MANY - MANY / 50 + 6],
      [{ id: ['u-super', 'f-1', 'nobody'] }, 2],
    ];
    for (const [filter, total] of counts) {
      const response = await ask({ filter, range: [0, 0] });
      const range = response.headers['content-range'];
      expect([filter, range]).toEqual([filter, `users 0-0/${total}`]);
    }
  });

  it('AD-02 finds parts of an address or a name, all words of them, and forgives a slip', async () => {
    expect(await emailsOf({ filter: { q: 'MEMBER599@' }, range: [0, 0] })).toEqual([
      'member599@many.test',
    ]);
    expect(await emailsOf({ filter: { q: 'practice lens' } })).toEqual(['practice@lens.test']);
    expect(await emailsOf({ filter: { q: 'practise' } })).toContain('practice@lens.test');
    expect(await emailsOf({ filter: { q: '%%%%' } })).toEqual([]);
    expect(await emailsOf({ filter: { q: 'HYPERLINK' } })).toEqual(['formula@many.test']);
  });

  it('AD-02 sorts both ways, nobody on two pages; who never signed in stands first', async () => {
    for (const sort of ['email', 'name', 'role', 'createdAt', 'lastSignInAt']) {
      const up = await idsOf({ sort: [sort, 'ASC'], filter: { disabled: true } });
      const down = await idsOf({ sort: [sort, 'DESC'], filter: { disabled: true } });
      expect(new Set(up).size).toBe(up.length);
      expect([sort, down]).toEqual([sort, up.toReversed()]);
    }
    const [first] = await rowsOf({ sort: ['lastSignInAt', 'ASC'], range: [0, 0] });
    expect(first?.lastSignInAt).toBeNull();
    const [last] = await rowsOf({ sort: ['lastSignInAt', 'DESC'], range: [0, 0] });
    expect(last?.lastSignInAt).not.toBeNull();
  });

  it.each([
    [{ sort: ['email', 'ASC'] }, 'portal_users_email'],
    [{ sort: ['createdAt', 'DESC'] }, 'portal_users_created'],
    [{ sort: ['lastSignInAt', 'ASC'] }, 'portal_users_last_sign_in'],
    [{ sort: ['lastSignInAt', 'DESC'] }, 'portal_users_last_sign_in'],
    [{ sort: ['role', 'ASC'] }, 'portal_users_role'],
    [{ filter: { role: 'superAdmin' } }, 'portal_users_role'],
    [{ filter: { q: 'member4711' } }, 'portal_users_search'],
    [{ filter: { q: 'mamber4711' } }, 'portal_users_search'],
  ])('AD-02 reads %j by the index %s', async (parameters: object, index) => {
    const named = Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]);
    const query = parseListQuery(Object.fromEntries(named), userList);
    expect(await plansOf(portal.database, (db) => listUsers(db, query))).toContain(index);
  });
});

describe('GET /api/users.csv', () => {
  it('AD-02 gives the whole list, and no cell that a spreadsheet runs', async () => {
    const response = await portal.request('super', {
      url: '/api/users.csv',
      query: { filter: '{"q":"formula"}', lang: 'es' },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    });
    const [head, row, ...rest] = response.body.split('\r\n');
    expect(head).toContain('\uFEFFID de usuario,Correo electrónico');
    expect(row).toBe(
      `f-1,formula@many.test,"'=HYPERLINK(""http://evil.test"")",Cliente,No,Desactivado,No,2025-01-01T00:00:00.000Z,`,
    );
    expect(rest).toEqual(['']);
  });

  it.each([
    ['name', 'ASC'],
    ['lastSignInAt', 'ASC'],
    ['lastSignInAt', 'DESC'],
  ])('AD-02 misses nobody between two pages, by %s %s', async (sort, order) => {
    const asked = { sort: JSON.stringify([sort, order]), filter: '{"disabled":true}' };
    const query = parseListQuery(asked, userList);
    const whole = await fileOf(query, 100_000);
    expect(whole).toHaveLength(Math.floor(MANY / 7) + 1);
    expect(await fileOf(query, 97)).toEqual(whole);
  });
});
