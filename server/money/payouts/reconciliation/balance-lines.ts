import { sql, type SQL } from 'drizzle-orm';

// Payments, refunds and disputes are of other rooms: these queries read what the database holds, as the checks of the books
// do, because a page of lines is sorted and cut by the database.

/** What the books have of a change `c` of the balance; null for nothing. A refund that failed before it was known moved nothing twice. */
const BOOKS = sql`CASE WHEN c.currency <> 'USD' THEN NULL ELSE CASE c.kind
    WHEN 'payment' THEN (SELECT sum(p.amount_cents) FROM payments p WHERE p.gateway_payment_id = c.payment_id)
    WHEN 'refund' THEN (SELECT -sum(r.amount_cents) FROM payment_refunds r WHERE r.gateway_id = c.source_id
      AND (r.kind = 'refund' OR (r.kind = 'refundFailed' AND r.transaction_id IS NULL)))
    WHEN 'refundFailed' THEN (SELECT sum(r.amount_cents) FROM payment_refunds r
      WHERE r.gateway_id = c.source_id AND r.kind = 'refundFailed')
    WHEN 'dispute' THEN (SELECT -sum(d.amount_cents) FROM payment_disputes d WHERE d.dispute_id = c.source_id)
    WHEN 'disputeWon' THEN (SELECT sum(d.amount_cents) FROM payment_disputes d
      WHERE d.dispute_id = c.source_id AND d.state = 'won')
    WHEN 'fee' THEN c.amount_cents
    WHEN 'payout' THEN (SELECT -o.amount_cents FROM gateway_payouts o WHERE o.gateway = c.gateway AND o.id = c.source_id)
    WHEN 'payoutFailed' THEN (SELECT o.amount_cents FROM gateway_payouts o
      WHERE o.gateway = c.gateway AND o.id = c.source_id AND o.state = 'failed')
  END END`;

/** The changes that the gateway reported, with the payout that each is in. */
export const REPORTED: SQL = sql`
  SELECT c.gateway, c.id, c.kind, c.type, c.amount_cents, c.fee_cents, c.currency, c.created_at AS at, true AS is_told,
    c.payout_id, o.state AS payout_state, o.arrives_at, c.payment_id, ${BOOKS} AS books_cents,
    (c.kind <> 'payout' OR EXISTS (SELECT FROM gateway_payouts own WHERE own.gateway = c.gateway
      AND own.id = c.source_id AND NOT own.has_parts AND own.state <> 'onTheWay')) AS counts
  FROM gateway_balance_changes c
  LEFT JOIN gateway_payouts o ON o.gateway = c.gateway AND o.id = c.payout_id`;

/** A line of what the gateway has not reported yet. */
function unreported(line: {
  id: SQL;
  kind: string;
  cents: SQL;
  at: SQL;
  payment: SQL;
  from: SQL;
}): SQL {
  const { id, kind, cents, at, payment, from } = line;
  return sql`SELECT k.gateway, ${id} AS id, ${kind} AS kind, '' AS type, ${cents} AS amount_cents, 0 AS fee_cents,
    'USD' AS currency, ${at} AS at, false AS is_told, NULL AS payout_id, NULL AS payout_state,
    NULL::timestamptz AS arrives_at, ${payment} AS payment_id, ${cents} AS books_cents, true AS counts
  FROM ${from}`;
}

const hasChange = (kind: string, column: SQL, id: SQL) =>
  sql`EXISTS (SELECT FROM gateway_balance_changes c WHERE c.kind = ${kind} AND ${column} = ${id})`;

const SOURCE = sql`c.source_id`;
const OF_REFUND = sql`payment_refunds r JOIN payments p ON p.number = r.payment_number JOIN checkouts k ON k.id = p.checkout_id`;
const OF_DISPUTE = sql`payment_disputes d JOIN payments p ON p.number = d.payment_number JOIN checkouts k ON k.id = p.checkout_id`;
const PAYMENT = sql`p.gateway_payment_id`;

/** What the lab took as paid while the gateway was silent, and its bank refused: the gateway never had it. */
const NEVER_CAME = sql`EXISTS (SELECT FROM payment_disputes n WHERE n.dispute_id = 'refused:' || p.gateway_payment_id)`;

/** What the books have in flight and the gateway has not reported in its balance. */
export const UNREPORTED: readonly SQL[] = [
  unreported({
    id: sql`p.number`,
    kind: 'payment',
    cents: sql`p.amount_cents`,
    at: sql`p.recorded_at`,
    payment: PAYMENT,
    from: sql`payments p JOIN checkouts k ON k.id = p.checkout_id
      WHERE NOT ${hasChange('payment', sql`c.payment_id`, PAYMENT)} AND NOT ${NEVER_CAME}`,
  }),
  unreported({
    id: sql`r.gateway_id || ' ' || r.payment_number`,
    kind: 'refund',
    cents: sql`-r.amount_cents`,
    at: sql`r.recorded_at`,
    payment: PAYMENT,
    from: sql`${OF_REFUND} WHERE r.kind = 'refund' AND NOT ${hasChange('refund', SOURCE, sql`r.gateway_id`)}`,
  }),
  unreported({
    id: sql`r.gateway_id || ' ' || r.payment_number`,
    kind: 'refundFailed',
    cents: sql`r.amount_cents`,
    at: sql`r.recorded_at`,
    payment: PAYMENT,
    from: sql`${OF_REFUND} WHERE r.kind = 'refundFailed' AND r.transaction_id IS NOT NULL
      AND NOT ${hasChange('refundFailed', SOURCE, sql`r.gateway_id`)}`,
  }),
  unreported({
    id: sql`d.dispute_id || ' ' || d.payment_number`,
    kind: 'dispute',
    cents: sql`-d.amount_cents`,
    at: sql`d.opened_at`,
    payment: PAYMENT,
    from: sql`${OF_DISPUTE} WHERE NOT (d.state = 'won' AND d.transaction_id IS NULL) AND NOT ${NEVER_CAME}
      AND NOT ${hasChange('dispute', SOURCE, sql`d.dispute_id`)}`,
  }),
  unreported({
    id: sql`d.dispute_id || ' ' || d.payment_number`,
    kind: 'disputeWon',
    cents: sql`d.amount_cents`,
    at: sql`d.decided_at`,
    payment: PAYMENT,
    from: sql`${OF_DISPUTE} WHERE d.state = 'won' AND d.transaction_id IS NOT NULL
      AND NOT ${hasChange('disputeWon', SOURCE, sql`d.dispute_id`)}`,
  }),
];

/** What is in no payout that the bank has, and that did not fail: its payout and what that brought back are one sum. */
export const IN_TRANSIT: SQL = sql`
  SELECT * FROM (${REPORTED}) changes WHERE counts AND (payout_state IS NULL OR payout_state = 'onTheWay')
  UNION ALL ${sql.join([...UNREPORTED], sql` UNION ALL `)}`;

/** Why a line `l` is not explained; null when it is. */
export const UNEXPLAINED_BY: SQL = sql`CASE WHEN l.currency <> 'USD' THEN 'otherCurrency'
    WHEN l.kind = 'unknown' THEN 'unknown'
    WHEN l.books_cents IS NULL THEN 'notInBooks'
    WHEN l.books_cents <> l.amount_cents THEN 'differs' END`;

/** What a line `l` changes in the books: nothing of what they cannot take. */
const BOOKS_NET = sql`CASE WHEN l.currency <> 'USD' OR l.kind = 'unknown' THEN 0
    ELSE coalesce(l.books_cents, 0) - l.fee_cents END`;

/** The sums of lines `l`, by what they are, in the currency of the books or that of their payout. */
export const SUMS: SQL = sql`
    coalesce(sum(l.amount_cents) FILTER (WHERE l.kind = 'payment'), 0) AS payment_cents,
    coalesce(sum(l.amount_cents) FILTER (WHERE l.kind IN ('refund', 'refundFailed')), 0) AS refund_cents,
    coalesce(sum(l.amount_cents) FILTER (WHERE l.kind IN ('dispute', 'disputeWon')), 0) AS dispute_cents,
    coalesce(sum(CASE WHEN l.kind = 'fee' THEN l.amount_cents ELSE 0 END - l.fee_cents), 0) AS fee_cents,
    coalesce(sum(l.amount_cents) FILTER (WHERE l.kind IN ('payout', 'payoutFailed', 'unknown')), 0) AS other_cents,
    coalesce(sum(${BOOKS_NET}), 0) AS books_cents`;
