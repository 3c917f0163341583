import { describe, expect, it } from 'vitest';
import { list, orderInput, submit } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const SECRET = 'PAT-SECRET-4711';
const portal = usePortal();

describe('the audit trail', () => {
  it.each([
    ['audit_trail', 'actor'],
    ['order_events', 'actor'],
    ['terms_acceptances', 'address'],
  ])('SE-03 lets nobody edit %s', async (table, column) => {
    const { pool } = portal.database;
    const count = async () => (await pool.query(`SELECT count(*) FROM ${table}`)).rows;
    const before = await count();
    for (const statement of [
      `UPDATE ${table} SET ${column} = 'nobody'`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table}`,
    ]) {
      await expect(pool.query(statement)).rejects.toThrow(/append-only/);
    }
    expect(await count()).toEqual(before);
  });
});

describe('the log', () => {
  it('SE-04 has a line for each request, and neither tokens nor patient references', async () => {
    const { tokens, logged, app } = portal;
    await submit(portal, 'practice', orderInput({ patientReference: SECRET }));
    await submit(portal, 'practice', { ...orderInput(), patientReference: SECRET.repeat(9) });
    await list(portal, 'practice', { filter: { q: SECRET } });
    await portal.request('practice', { url: `/api/auth/customer/${tokens.practice}` });
    await portal.request('practice', { url: `/api/auth/unknown/${tokens.practice}?q=${SECRET}` });
    await app.inject({
      url: '/api/orders',
      headers: { authorization: `Bearer ${tokens.practice}x` },
    });

    const { rows } = await portal.database.pool.query('SELECT * FROM audit_trail');
    expect(JSON.stringify(rows)).not.toContain(SECRET);
    const text = logged.join('');
    expect(text).toContain('"route":"/api/auth/customer/:token"');
    expect(text).toContain('"uid":"u-practice"');
    expect(text).not.toContain(SECRET);
    for (const token of Object.values(tokens)) expect(text).not.toContain(token.slice(20, 60));
  });

  it('SE-04 tells of a database error where and what kind, not the values', async () => {
    const { pool } = portal.database;
    await pool.query("ALTER TABLE orders ADD CONSTRAINT quiet CHECK (notes <> 'boom')");
    const input = orderInput({ patientReference: SECRET, notes: 'boom' });
    const response = await submit(portal, 'practice', input);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side',
      requestId: response.headers['x-request-id'],
    });
    const lines = portal.logged.filter((line) =>
      line.includes(String(response.headers['x-request-id'])),
    );
    expect(lines.join('')).toContain('"constraint":"quiet"');
    expect(lines.join('')).toContain('"code":"23514"');
    expect(portal.logged.join('')).not.toContain(SECRET);
  });
});
