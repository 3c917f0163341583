-- CR-01: the credits that were granted before there were rows of them, as far as the balance goes: the newest are what is
-- left, because the oldest are used first. They last as if they were granted now.
WITH balances AS (
  SELECT a.id, a.account_number, -(a.posted_cents + a.pending_debit_cents) AS left_cents,
    (now() AT TIME ZONE coalesce(c.time_zone, 'UTC'))::date + 365 AS expires_on,
    coalesce(c.time_zone, 'UTC') AS zone
  FROM ledger_accounts a JOIN customers c ON c.account_number = a.account_number
  WHERE a.kind = 'credit' AND a.posted_cents + a.pending_debit_cents < 0
), grants AS (
  SELECT b.account_number, b.left_cents, t.id AS transaction_id, coalesce(p.key, t.key) AS key,
    -e.cents AS cents, t.posted_at, t.actor, t.actor_uid,
    coalesce(sum(-e.cents) OVER (PARTITION BY b.account_number ORDER BY t.id DESC
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS newer_cents
  FROM balances b
  JOIN ledger_entries e ON e.ledger_account_id = b.id
  JOIN ledger_transactions t ON t.id = e.transaction_id
  LEFT JOIN ledger_transactions p ON p.id = t.resolves
  WHERE t.kind = 'creditGrant' AND t.phase IN ('posted', 'post') AND t.reversal_of IS NULL
    AND e.cents < 0
    AND NOT EXISTS (SELECT FROM ledger_transactions r WHERE r.reversal_of = t.id)
), kept AS (
  SELECT account_number, CASE WHEN cents <= left_cents - newer_cents THEN transaction_id END AS transaction_id,
    key, least(cents, left_cents - newer_cents) AS cents, posted_at, actor, actor_uid
  FROM grants WHERE newer_cents < left_cents
), rest AS (
  -- What came with a merge has its grants with another account.
  SELECT b.account_number, NULL::bigint AS transaction_id, '' AS key,
    b.left_cents - coalesce(sum(k.cents), 0) AS cents, now() AS posted_at, 'Lens Portal' AS actor,
    '' AS actor_uid
  FROM balances b LEFT JOIN kept k ON k.account_number = b.account_number
  GROUP BY b.account_number, b.left_cents
  HAVING b.left_cents > coalesce(sum(k.cents), 0)
), opened AS (
  SELECT * FROM kept UNION ALL SELECT * FROM rest
)
INSERT INTO lens_credits (number, account_number, cause, order_number, eye, amount_cents,
  remaining_cents, currency, state, expires_on, expires_at, requested_at, requested_by,
  requested_by_uid, transaction_id)
SELECT 'CR-' || nextval('credit_numbers'), o.account_number,
  CASE WHEN o.key LIKE 'lensCredit:%' THEN 'exchange' ELSE 'other' END,
  CASE WHEN o.key LIKE 'lensCredit:%' THEN split_part(o.key, ':', 2) END,
  CASE WHEN o.key LIKE 'lensCredit:%' THEN split_part(o.key, ':', 3) END,
  o.cents, o.cents, 'USD', 'posted', b.expires_on,
  (b.expires_on + 1)::timestamp AT TIME ZONE b.zone, o.posted_at, o.actor, o.actor_uid,
  o.transaction_id
FROM opened o JOIN balances b ON b.account_number = o.account_number
ORDER BY o.posted_at, o.transaction_id;
--> statement-breakpoint
-- A credit stays as a record, whatever became of it.
CREATE TRIGGER lens_credits_kept BEFORE DELETE OR TRUNCATE ON lens_credits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
