import { FIRST_RUN_BUYING_GROUPS } from '#server/first-run/first-run-data.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';

const portal = usePortal();

describe('GET /api/customer/buyinggroups', () => {
  it('RS-06 lists those offered by name, to who has no account yet', async () => {
    const { pool } = portal.database;
    await pool.query(
      "INSERT INTO buying_groups (id, name, offered) VALUES ('a', 'A former group', false)",
    );
    await pool.query(
      "INSERT INTO buying_groups (id, name, offered) VALUES ('z', 'Best of all', true)",
    );
    const response = await portal.request('unlinked', { url: '/api/customer/buyinggroups' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      { id: 'z', name: 'Best of all' },
      ...FIRST_RUN_BUYING_GROUPS.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    ]);
  });
});
