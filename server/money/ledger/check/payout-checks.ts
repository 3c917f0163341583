import { sql, type SQL } from 'drizzle-orm';
import type { LedgerCheck } from './ledger-check.ts';

// The payouts are on a higher room of the code; the checks read what the database holds.

/** Compares changes of the balance of a kind with what the books have of the same record, where they have any. */
function sameAs(kind: string, books: SQL): SQL {
  return sql`
      SELECT c.id AS "where", c.amount_cents::text AS expected, b.cents::text AS actual
      FROM gateway_balance_changes c CROSS JOIN LATERAL (${books}) b
      WHERE c.kind = ${kind} AND c.currency = 'USD' AND b.cents IS NOT NULL AND b.cents <> c.amount_cents`;
}

const REFUNDS = sql`
        SELECT -sum(r.amount_cents) AS cents FROM payment_refunds r
        WHERE r.gateway_id = c.source_id AND (r.kind = 'refund' OR (r.kind = 'refundFailed' AND r.transaction_id IS NULL))`;
const FAILED_REFUNDS = sql`
        SELECT sum(r.amount_cents) AS cents FROM payment_refunds r
        WHERE r.gateway_id = c.source_id AND r.kind = 'refundFailed'`;
const DISPUTES = sql`
        SELECT -sum(d.amount_cents) AS cents FROM payment_disputes d WHERE d.dispute_id = c.source_id`;

/** PY-10: what must hold between the books and the balance at the payment service. */
export const PAYOUT_CHECKS: readonly LedgerCheck[] = [
  {
    name: 'a payout is in the bank while it is paid',
    query: sql`
      SELECT p.expected_of AS "where", p.expected::text AS expected, p.actual::text AS actual
      FROM (
        SELECT o.id AS expected_of,
          CASE WHEN o.state = 'paid' AND o.currency = 'USD' THEN o.amount_cents ELSE 0 END AS expected,
          coalesce(sum(e.cents), 0) AS actual
        FROM gateway_payouts o
        LEFT JOIN ledger_transactions t ON t.key IN ('payout:' || o.id, 'payoutFailed:' || o.id)
        LEFT JOIN (ledger_entries e JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = 'cash')
          ON e.transaction_id = t.id
        GROUP BY o.gateway, o.id
      ) p WHERE p.expected <> p.actual`,
  },
  {
    name: 'a fee is what the payment service took',
    query: sql`
      SELECT f.id AS "where", f.expected::text AS expected, f.actual::text AS actual
      FROM (
        SELECT c.id,
          CASE WHEN c.kind = 'unknown' OR c.currency <> 'USD' THEN 0
            WHEN c.kind = 'fee' THEN c.fee_cents - c.amount_cents ELSE c.fee_cents END AS expected,
          coalesce(sum(e.cents), 0) AS actual
        FROM gateway_balance_changes c
        LEFT JOIN ledger_transactions t ON t.key = 'gatewayFee:' || c.id
        LEFT JOIN (ledger_entries e JOIN ledger_accounts a
            ON a.id = e.ledger_account_id AND a.kind IN ('gateway-fees', 'dispute-fees'))
          ON e.transaction_id = t.id
        GROUP BY c.gateway, c.id
      ) f WHERE f.expected <> f.actual`,
  },
  {
    name: 'an online payment is what the payment service took',
    query: sameAs(
      'payment',
      sql`SELECT sum(p.amount_cents) AS cents FROM payments p WHERE p.gateway_payment_id = c.payment_id`,
    ),
  },
  { name: 'a refund is what the payment service gave back', query: sameAs('refund', REFUNDS) },
  {
    name: 'a refund that failed is what the payment service has again',
    query: sameAs('refundFailed', FAILED_REFUNDS),
  },
  { name: 'a dispute is what the payment service lost', query: sameAs('dispute', DISPUTES) },
  {
    name: 'the parts of a payout sum to it',
    query: sql`
      SELECT o.id AS "where", o.amount_cents::text AS expected, coalesce(sum(c.amount_cents - c.fee_cents), 0)::text AS actual
      FROM gateway_payouts o LEFT JOIN gateway_balance_changes c
        ON c.gateway = o.gateway AND c.payout_id = o.id AND c.kind <> 'payout'
      WHERE o.has_parts AND o.is_whole
      GROUP BY o.gateway, o.id HAVING o.amount_cents <> coalesce(sum(c.amount_cents - c.fee_cents), 0)`,
  },
];
