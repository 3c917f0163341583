import type { Database } from '#server/platform/database/open-database.ts';

/** One statement has a limit of time. */
const AT_ONCE = 20_000;

/**
 * As many orders as a maker has after decades, of a hundred practices' names in the account 100300, with a message about each
 * tenth. The indexes of the search are made once they are there.
 */
export async function manyOrders({ pool }: Database, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    const { rows } = await client.query<{ made: string }>(
      `SELECT pg_get_indexdef(name::regclass) AS made
       FROM unnest(ARRAY['orders_search', 'orders_search_details']) AS name`,
    );
    await client.query('DROP INDEX orders_search, orders_search_details');
    for (let first = 1; first <= count; first += AT_ONCE) {
      const last = Math.min(first + AT_ONCE - 1, count);
      await client.query(
        `INSERT INTO orders (id, number, account_number, practice, patient_reference, notes, root_order_id,
           state, version, total_cents, currency, submitted_by, submitted_at, updated_at, lens_names)
         SELECT gen_random_uuid(), 'LP-' || 2000000 + n, '100300', 'Practice ' || n % 100, 'REF-' || n, '',
           gen_random_uuid(), 'closed', 1, 0, 'USD', 'u', now() - n * interval '1 minute', now(), 'GP Sphere'
         FROM generate_series($1::int, $2::int) AS n`,
        [first, last],
      );
    }
    await client.query(
      `INSERT INTO order_messages (id, order_id, side, author_uid, author, body, created_at)
       SELECT gen_random_uuid(), id, 'maker', 'u', 'u', 'Ready', now() FROM orders WHERE number LIKE '%7'`,
    );
    for (const { made } of rows) await client.query(made);
    await client.query('ANALYZE orders, order_messages');
  } finally {
    client.release(true);
  }
}
