import { sql, type SQL } from 'drizzle-orm';
import { CREDIT_CHECKS } from './credit-checks.ts';
import type { LedgerCheck } from './ledger-check.ts';
import { PAYOUT_CHECKS } from './payout-checks.ts';

interface Reserved {
  /** With what the keys of its pending transactions begin; its id follows. */
  prefix: string;
  /** The kind of account whose entries count. */
  account: string;
  /** What a payment that is not final reserves. */
  cents: SQL;
}

/** Finds online payments (`checkouts`) that reserve another amount than they should, or anything after they are final. */
function reservedUntilFinal({ prefix, account, cents }: Reserved): SQL {
  const expected = sql`CASE WHEN c.settled_at IS NULL THEN ${cents} ELSE 0 END`;
  return sql`
      WITH reserved AS (
        SELECT substring(t.key FROM 'checkout:([0-9a-f-]{36})') AS id, sum(e.cents) AS cents
        FROM ledger_pending p JOIN ledger_transactions t ON t.id = p.transaction_id
        JOIN ledger_entries e ON e.transaction_id = t.id
        JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = ${account}
        WHERE t.key LIKE ${`${prefix}%`} GROUP BY 1
      )
      SELECT c.id::text AS "where", (${expected})::text AS expected, coalesce(r.cents, 0)::text AS actual
      FROM checkouts c LEFT JOIN reserved r ON r.id = c.id::text
      WHERE coalesce(r.cents, 0) <> ${expected}`;
}

/** PY-06: what must hold of every row of the ledger. */
export const ledgerChecks: readonly LedgerCheck[] = [
  {
    // One by one: a total over all would hide two errors that cancel each other.
    name: 'the entries of a transaction sum to 0',
    query: sql`
      SELECT t.key AS "where", '0' AS expected, sum(e.cents)::text AS actual
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      GROUP BY t.id HAVING sum(e.cents) <> 0`,
  },
  {
    name: 'a transaction has its entries',
    query: sql`
      SELECT t.key AS "where", 'at least 2 entries' AS expected, count(e.id)::text AS actual
      FROM ledger_transactions t LEFT JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.phase <> 'void' GROUP BY t.id HAVING count(e.id) < 2
      UNION ALL
      SELECT t.key, 'no entries', count(e.id)::text
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.phase = 'void' GROUP BY t.id`,
  },
  {
    name: 'entries count as their transaction does',
    query: sql`
      SELECT t.key AS "where", t.phase AS expected,
        CASE WHEN e.is_posted THEN 'posted' ELSE 'pending' END AS actual
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.is_posted <> (t.phase IN ('posted', 'post')) OR e.effective_at <> t.effective_at`,
  },
  {
    name: 'the posted balance of an account is the sum of its entries',
    query: sql`
      SELECT a.key AS "where", coalesce(s.cents, 0)::text AS expected, a.posted_cents::text AS actual
      FROM ledger_accounts a LEFT JOIN (
        SELECT ledger_account_id, sum(cents) AS cents FROM ledger_entries WHERE is_posted GROUP BY 1
      ) s ON s.ledger_account_id = a.id
      WHERE a.posted_cents <> coalesce(s.cents, 0)`,
  },
  {
    name: 'the pending balances of an account are the sums of what is open',
    query: sql`
      SELECT a.key AS "where",
        coalesce(s.debit, 0) || ' / ' || coalesce(s.credit, 0) AS expected,
        a.pending_debit_cents || ' / ' || a.pending_credit_cents AS actual
      FROM ledger_accounts a LEFT JOIN (
        SELECT e.ledger_account_id, sum(greatest(e.cents, 0)) AS debit, sum(greatest(-e.cents, 0)) AS credit
        FROM ledger_entries e JOIN ledger_pending p ON p.transaction_id = e.transaction_id GROUP BY 1
      ) s ON s.ledger_account_id = a.id
      WHERE (a.pending_debit_cents, a.pending_credit_cents) <> (coalesce(s.debit, 0), coalesce(s.credit, 0))`,
  },
  {
    name: 'a pending transaction is open until it is posted or void',
    query: sql`
      SELECT t.key AS "where",
        CASE WHEN r.id IS NULL THEN 'open' ELSE 'resolved' END AS expected,
        CASE WHEN p.transaction_id IS NULL THEN 'resolved' ELSE 'open' END AS actual
      FROM ledger_transactions t
      LEFT JOIN ledger_transactions r ON r.resolves = t.id
      LEFT JOIN ledger_pending p ON p.transaction_id = t.id
      WHERE (t.phase = 'pending' AND (r.id IS NULL) <> (p.transaction_id IS NOT NULL))
        OR (t.phase <> 'pending' AND p.transaction_id IS NOT NULL)`,
  },
  {
    name: 'a reversal has the opposite entries of what it reverses',
    query: sql`
      WITH lines AS (
        SELECT t.id, array_agg((e.ledger_account_id, coalesce(e.invoice_number, ''), e.cents)::text
          ORDER BY e.ledger_account_id, e.invoice_number, e.cents) AS own,
          array_agg((e.ledger_account_id, coalesce(e.invoice_number, ''), -e.cents)::text
          ORDER BY e.ledger_account_id, e.invoice_number, -e.cents) AS opposite
        FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.reversal_of IS NOT NULL
          OR EXISTS (SELECT FROM ledger_transactions r WHERE r.reversal_of = t.id)
        GROUP BY t.id
      )
      SELECT r.key AS "where", 'the opposite of ' || t.key AS expected, 'other entries' AS actual
      FROM ledger_transactions r
      JOIN ledger_transactions t ON t.id = r.reversal_of
      LEFT JOIN lines rl ON rl.id = r.id LEFT JOIN lines tl ON tl.id = t.id
      WHERE rl.own IS DISTINCT FROM tl.opposite OR r.kind <> t.kind`,
  },
  {
    name: 'the balances of an invoice are the sums of the entries that name it',
    query: sql`
      WITH entries AS (
        SELECT e.invoice_number AS number, t.kind, e.cents, e.is_posted, p.transaction_id IS NOT NULL AS is_open
        FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        LEFT JOIN ledger_pending p ON p.transaction_id = t.id
        WHERE e.invoice_number IS NOT NULL
      ), sums AS (
        SELECT number,
          coalesce(sum(cents) FILTER (WHERE is_posted AND kind IN ('invoice', 'merge')), 0) AS charged,
          coalesce(-sum(cents) FILTER (WHERE is_posted
            AND kind IN ('payment', 'allocation', 'refund', 'return', 'dispute', 'payout', 'gatewayFee')), 0) AS paid,
          coalesce(-sum(cents) FILTER (WHERE is_posted
            AND kind IN ('creditGrant', 'creditUse', 'creditExpiry', 'creditDeduction')), 0) AS credited,
          coalesce(-sum(cents) FILTER (WHERE is_posted AND kind = 'writeOff'), 0) AS written_off,
          coalesce(-sum(cents) FILTER (WHERE is_open), 0) AS pending
        FROM entries GROUP BY number
      )
      SELECT coalesce(s.number, b.invoice_number) AS "where",
        concat_ws(' / ', s.charged, s.paid, s.credited, s.written_off, s.pending) AS expected,
        concat_ws(' / ', b.charged_cents, b.paid_cents, b.credited_cents, b.written_off_cents,
          b.pending_cents) AS actual
      FROM invoice_balances b FULL JOIN sums s ON s.number = b.invoice_number
      WHERE (s.charged, s.paid, s.credited, s.written_off, s.pending) IS DISTINCT FROM
        (b.charged_cents::numeric, b.paid_cents::numeric, b.credited_cents::numeric,
          b.written_off_cents::numeric, b.pending_cents::numeric)`,
  },
  {
    name: 'an invoice charges its total',
    query: sql`
      SELECT i.number AS "where", i.total_cents::text AS expected,
        coalesce(b.charged_cents, 0)::text AS actual
      FROM invoices i LEFT JOIN invoice_balances b ON b.invoice_number = i.number
      WHERE i.total_cents <> coalesce(b.charged_cents, 0)`,
  },
  {
    name: 'the parts of an invoice sum to its total',
    query: sql`
      WITH parts AS (
        SELECT i.number, i.total_cents,
          i.goods_cents + i.fee_cents + i.shipping_cents + i.tax_cents AS by_kind,
          i.tax_cents
            + coalesce((SELECT sum(cents) FROM invoice_lines l WHERE l.invoice_number = i.number), 0)
            + coalesce((SELECT sum((part->>'cents')::bigint)
                FROM jsonb_array_elements(i.delivery_parts) AS part), 0) AS by_line
        FROM invoices i
      )
      SELECT number AS "where", total_cents::text AS expected, by_kind || ' / ' || by_line AS actual
      FROM parts WHERE total_cents <> by_kind OR total_cents <> by_line`,
  },
  {
    name: 'a payment is what its transaction brought in',
    query: sql`
      SELECT p.number AS "where", p.amount_cents::text AS expected, coalesce(sum(e.cents), 0)::text AS actual
      FROM payments p
      LEFT JOIN (ledger_entries e JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind IN ('cash', 'in-flight'))
        ON e.transaction_id = p.transaction_id
      GROUP BY p.number HAVING p.amount_cents <> coalesce(sum(e.cents), 0)`,
  },
  {
    name: 'the parts of a payment sum to it',
    query: sql`
      SELECT p.number AS "where", p.amount_cents::text AS expected,
        (p.unapplied_cents + p.refunded_cents + coalesce(s.cents, 0))::text AS actual
      FROM payments p LEFT JOIN (
        SELECT payment_number, sum(cents) AS cents FROM payment_shares GROUP BY 1
      ) s ON s.payment_number = p.number
      WHERE p.voided_at IS NULL AND p.amount_cents <> p.unapplied_cents + p.refunded_cents + coalesce(s.cents, 0)`,
  },
  {
    name: 'the unapplied money of an account covers that of its payments',
    query: sql`
      SELECT 'unapplied:' || p.account_number AS "where", 'at least ' || sum(p.unapplied_cents) AS expected,
        coalesce(-min(a.posted_cents), 0)::text AS actual
      FROM payments p LEFT JOIN ledger_accounts a ON a.key = 'unapplied:' || p.account_number
      WHERE p.unapplied_cents > 0
      GROUP BY p.account_number HAVING sum(p.unapplied_cents) > coalesce(-min(a.posted_cents), 0)`,
  },
  {
    name: 'a refund or a return is what its transaction gave back',
    query: sql`
      SELECT r.payment_number || ' ' || r.kind AS "where",
        (CASE WHEN r.kind = 'refundFailed' THEN -r.amount_cents ELSE r.amount_cents END)::text AS expected,
        coalesce(-sum(e.cents), 0)::text AS actual
      FROM payment_refunds r
      LEFT JOIN (ledger_entries e JOIN ledger_accounts a
          ON a.id = e.ledger_account_id AND a.kind IN ('cash', 'in-flight', 'disputes'))
        ON e.transaction_id = r.transaction_id
      WHERE r.transaction_id IS NOT NULL
      GROUP BY r.id HAVING coalesce(-sum(e.cents), 0)
        <> CASE WHEN r.kind = 'refundFailed' THEN -r.amount_cents ELSE r.amount_cents END`,
  },
  {
    name: 'what of a payment went back is the sum of its refunds and returns, less the refunds that failed',
    query: sql`
      SELECT p.number AS "where", p.refunded_cents::text AS expected, coalesce(r.cents, 0)::text AS actual
      FROM payments p LEFT JOIN (
        SELECT payment_number,
          sum(CASE WHEN kind = 'refundFailed' THEN -amount_cents ELSE amount_cents END) AS cents
        FROM payment_refunds WHERE transaction_id IS NOT NULL GROUP BY 1
      ) r ON r.payment_number = p.number
      WHERE p.refunded_cents <> coalesce(r.cents, 0)`,
  },
  {
    name: 'an online payment reserves its amount until it is final',
    query: reservedUntilFinal({
      prefix: 'checkout:',
      account: 'in-flight',
      cents: sql`c.amount_cents`,
    }),
  },
  {
    name: 'an online payment reserves its lens credit until it is final',
    query: reservedUntilFinal({
      prefix: 'creditUse:%:checkout:',
      account: 'credit',
      cents: sql`c.credit_cents`,
    }),
  },
  {
    name: 'an online payment that is paid became payments',
    query: sql`
      SELECT c.id::text AS "where", 'payments of ' || c.amount_cents AS expected,
        coalesce(sum(p.amount_cents), 0)::text AS actual
      FROM checkouts c LEFT JOIN payments p ON p.checkout_id = c.id
      GROUP BY c.id HAVING (c.state = 'paid') <> (count(p.number) > 0)
        OR (c.state = 'paid' AND c.attention IS DISTINCT FROM 'amountDiffers'
          AND coalesce(sum(p.amount_cents), 0) <> c.amount_cents)`,
  },
  {
    name: 'a write-off is what its transaction wrote off, and nothing when it was reversed',
    query: sql`
      SELECT w.id::text AS "where", w.expected::text AS expected, w.actual::text AS actual
      FROM (
        SELECT w.id, CASE w.state WHEN 'reversed' THEN 0 ELSE w.amount_cents END AS expected,
          coalesce(sum(e.cents), 0) AS actual
        FROM write_offs w
        LEFT JOIN ledger_transactions t ON t.id = w.transaction_id OR t.reversal_of = w.transaction_id
        LEFT JOIN (ledger_entries e JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = 'write-off')
          ON e.transaction_id = t.id
        WHERE w.transaction_id IS NOT NULL GROUP BY w.id
      ) w WHERE w.expected <> w.actual`,
  },
  ...CREDIT_CHECKS,
  ...PAYOUT_CHECKS,
];
