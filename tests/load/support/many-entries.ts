import { Client } from 'pg';

/** Invoices of each account; the last are not paid. Each has four entries when it is paid, two when it is not. */
export const INVOICES = 52;
const UNPAID = 3;

/** Returns the account number of the customer with this number, counted from 1. */
export function accountOf(customer: number): string {
  return String(400_000 + customer);
}

/** What makes one statement about the invoice `n` of each customer `c`. */
const EVERY = `generate_series(1, $1::int) c CROSS JOIN generate_series(1, ${INVOICES}) n`;
const NUMBER = `'INV-' || (1000000 + (c - 1) * ${INVOICES} + n)`;
/** Over two years, the last one lately. */
const ISSUED = `date_trunc('milliseconds', now()) - make_interval(days => (${INVOICES} - n) * 14, hours => c % 24)`;

/** Fills customers, invoices and the ledger, as set-based statements without triggers: the same rows, in a minute. */
export async function manyEntries(url: string, customers: number): Promise<void> {
  // A connection of the portal's pool would wait less long for an answer.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    // Foreign keys to orders, and checks row by row.
    await client.query('SET LOCAL session_replication_role = replica');
    for (const statement of STATEMENTS) await client.query(statement, [customers]);
    for (const statement of BALANCES) await client.query(statement);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const STATEMENTS = [
  `INSERT INTO customers (account_number, practice, country, state, zip)
   SELECT (400000 + c)::text, 'Practice ' || c, 'US', 'TX', '75201' FROM generate_series(1, $1::int) c`,
  `INSERT INTO ledger_accounts (key, kind, account_number, currency, never_overdrawn)
   SELECT kind || ':' || (400000 + c), kind, (400000 + c)::text, 'USD', kind <> 'receivable'
   FROM generate_series(1, $1::int) c CROSS JOIN (VALUES ('receivable'), ('unapplied'), ('credit')) AS k (kind)`,
  `INSERT INTO ledger_accounts (key, kind, currency, never_overdrawn)
   SELECT key, kind, 'USD', false FROM (VALUES ('revenue', 'revenue'), ('cash:office', 'cash')) AS k (key, kind)
   WHERE $1::int > 0`,
  `INSERT INTO invoices (number, account_number, practice, order_id, order_number, po_number, patient_reference,
     patient_name, issued_at, net_days, due_on, overdue_from, goods_cents, fee_cents, shipping_cents, tax_cents,
     total_cents, currency, delivery_parts)
   SELECT ${NUMBER}, (400000 + c)::text, 'Practice ' || c, gen_random_uuid(), 'LP-' || (c * 1000 + n), '', 'P', 'P',
     ${ISSUED}, 30, (${ISSUED} + interval '30 days')::date, ${ISSUED} + interval '31 days', 10000, 0, 0, 0, 10000, 'USD', '[]'
   FROM ${EVERY}`,
  `INSERT INTO ledger_transactions (key, digest, kind, phase, actor_uid, actor, effective_at, posted_at)
   SELECT 'invoice:' || ${NUMBER}, '', 'invoice', 'posted', '', 'Bench', ${ISSUED}, ${ISSUED} FROM ${EVERY}`,
  `INSERT INTO ledger_transactions (key, digest, kind, phase, actor_uid, actor, effective_at, posted_at)
   SELECT 'payment:PAY-' || (1000000 + (c - 1) * ${INVOICES} + n), '', 'payment', 'posted', '', 'Bench',
     ${ISSUED} + interval '20 days', ${ISSUED} + interval '20 days'
   FROM ${EVERY} WHERE n <= ${INVOICES - UNPAID}`,
  `INSERT INTO ledger_entries (transaction_id, ledger_account_id, cents, invoice_number, is_posted, effective_at)
   SELECT t.id, a.id, CASE WHEN t.kind = 'invoice' THEN sign * 10000 ELSE -sign * 10000 END,
     CASE WHEN sign = 1 THEN i.number END, true, t.effective_at
   FROM ledger_transactions t
   JOIN invoices i ON i.number = 'INV-' || right(t.key, 7)
   CROSS JOIN (VALUES (1), (-1)) AS s (sign)
   JOIN ledger_accounts a ON a.key = CASE
     WHEN sign = 1 THEN 'receivable:' || i.account_number
     WHEN t.kind = 'invoice' THEN 'revenue' ELSE 'cash:office' END
   WHERE $1::int > 0
   ORDER BY t.effective_at, t.id`,
];

const BALANCES = [
  `UPDATE ledger_accounts a SET posted_cents = e.cents
   FROM (SELECT ledger_account_id AS id, sum(cents) AS cents FROM ledger_entries GROUP BY 1) e WHERE e.id = a.id`,
  `INSERT INTO invoice_balances (invoice_number, charged_cents, paid_cents)
   SELECT invoice_number, sum(cents) FILTER (WHERE cents > 0), COALESCE(-sum(cents) FILTER (WHERE cents < 0), 0)
   FROM ledger_entries WHERE invoice_number IS NOT NULL GROUP BY 1`,
];
