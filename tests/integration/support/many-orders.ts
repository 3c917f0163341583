import type { Database } from '#server/platform/database/open-database.ts';

/**
 * Inserts orders of account 100200 for both eyes directly into the tables, one minute apart from January 1, 2020, named
 * `MANY-000001` and so on. Every third is approved and promised.
 */
export async function insertManyOrders(
  { pool }: Database,
  count: number,
  first = 1,
): Promise<void> {
  const last = first + count - 1;
  await pool.query(
    `INSERT INTO orders (id, root_order_id, number, account_number, practice, patient_reference, notes,
       state, version, total_cents, currency, submitted_by, submitted_at, updated_at, promised_at, lens_names)
     SELECT id, id, 'MANY-' || lpad(n::text, 6, '0'), '100200', 'Lakeside Eye Care', 'PAT-' || n % 50, '',
       (CASE WHEN n % 3 = 0 THEN 'approved' ELSE 'submitted' END)::order_state, 1, 26512, 'USD', 'u-practice',
       at, at, CASE WHEN n % 3 = 0 THEN at + (n % 7) * interval '1 day' END, 'GP Sphere'
     FROM (SELECT n, gen_random_uuid() AS id, timestamptz '2020-01-01' + n * interval '1 minute' AS at
       FROM generate_series($1::int, $2::int) AS n) AS made`,
    [first, last],
  );
  await pool.query(
    `INSERT INTO order_lenses (id, order_id, eye, lens_id, lens_version, lens_name, prescription, price_cents)
     SELECT gen_random_uuid(), id, eye::eye, 'gp-sphere', 1, 'GP Sphere', $1::jsonb, 13256
     FROM orders, unnest(ARRAY['right', 'left']) AS eye
     WHERE number BETWEEN 'MANY-' || lpad($2::text, 6, '0') AND 'MANY-' || lpad($3::text, 6, '0')`,
    [
      JSON.stringify({ baseCurve: 7.8, diameter: 9.2, sphere: -2.75, material: 'bostonXo' }),
      first,
      last,
    ],
  );
}
