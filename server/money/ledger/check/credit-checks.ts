import { sql } from 'drizzle-orm';
import type { LedgerCheck } from './ledger-check.ts';

/** CR-01: what must hold of the lens credits. */
export const CREDIT_CHECKS: readonly LedgerCheck[] = [
  {
    name: 'what is left of the lens credits of an account is its balance',
    query: sql`
      SELECT coalesce(a.key, 'credit:' || c.account_number) AS "where",
        (-coalesce(a.posted_cents + a.pending_debit_cents, 0))::text AS expected,
        coalesce(c.cents, 0)::text AS actual
      FROM (SELECT * FROM ledger_accounts WHERE kind = 'credit') a
      FULL JOIN (
        SELECT account_number, sum(remaining_cents) AS cents FROM lens_credits GROUP BY 1
      ) c ON c.account_number = a.account_number
      WHERE coalesce(c.cents, 0) <> -coalesce(a.posted_cents + a.pending_debit_cents, 0)`,
  },
  {
    name: 'what is left of a lens credit is its amount less its uses',
    query: sql`
      SELECT c.number AS "where", (c.amount_cents - coalesce(u.cents, 0))::text AS expected,
        c.remaining_cents::text AS actual
      FROM lens_credits c LEFT JOIN (
        SELECT credit_number, sum(cents) AS cents FROM lens_credit_uses GROUP BY 1
      ) u ON u.credit_number = c.number
      WHERE c.cause <> 'deduction' AND c.state IN ('posted', 'reversed')
        AND c.remaining_cents <> c.amount_cents - coalesce(u.cents, 0)`,
  },
  {
    name: 'a transaction uses the lens credits that it takes',
    query: sql`
      SELECT t.key AS "where", sum(e.cents)::text AS expected, coalesce(min(u.cents), 0)::text AS actual
      FROM lens_credit_uses one
      JOIN ledger_transactions t ON t.id = one.transaction_id
      JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = 'credit'
      JOIN (SELECT transaction_id, sum(cents) AS cents FROM lens_credit_uses GROUP BY 1) u
        ON u.transaction_id = t.id
      GROUP BY t.id, one.id HAVING sum(e.cents) <> min(u.cents)`,
  },
  {
    name: 'a lens credit is what its transaction granted',
    query: sql`
      SELECT c.number AS "where", c.amount_cents::text AS expected, abs(sum(e.cents))::text AS actual
      FROM lens_credits c
      JOIN ledger_entries e ON e.transaction_id = c.transaction_id
      JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = 'credit'
      WHERE c.cause IN ('exchange', 'return', 'grant', 'deduction')
      GROUP BY c.number HAVING c.amount_cents <> abs(sum(e.cents))`,
  },
  {
    // The requests are on a higher floor of the code; the check reads what the database holds.
    name: 'a return request that was credited has the credit that was decided',
    query: sql`
      SELECT coalesce(r.number, c.number) AS "where",
        concat_ws(' ', r.kind, r.account_number, r.decided_cents) AS expected,
        concat_ws(' ', c.cause, c.account_number, c.amount_cents) AS actual
      FROM (SELECT * FROM return_requests WHERE state = 'credited') r
      FULL JOIN lens_credits c ON c.number = r.credit_number
      WHERE (r.number IS NOT NULL OR c.cause = 'return')
        AND (c.cause, c.account_number, c.amount_cents)
          IS DISTINCT FROM (r.kind, r.account_number, r.decided_cents)`,
  },
];
