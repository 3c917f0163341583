import { sql, type SQL } from 'drizzle-orm';
import type { Cents } from '#domain/basics/money.ts';
import type { Handle } from '../platform/database/database.ts';

/**
 * PY-01: online payments that were started and not made: the gateway's page is open, or about to open, and nobody has paid on
 * it, as far as is known. In a file of its own, because online payments know invoices, and not the other way around.
 */
const STARTED = sql`FROM checkout_shares s JOIN checkouts c ON c.id = s.checkout_id
  AND c.source = 'page' AND c.state IN ('opening', 'open')`;

/**
 * A query of what such payments reserve of the invoice of a query around it. No money moves yet, so the invoice keeps its
 * state.
 *
 * @param invoiceNumber The column of the query around it, with its table
 */
export function startedCents(invoiceNumber: SQL): SQL<number> {
  const reserved = sql`SELECT SUM(s.cents + s.credit_cents) ${STARTED} WHERE s.invoice_number = ${invoiceNumber}`;
  return sql<number>`COALESCE((${reserved}), 0)`.mapWith(Number);
}

/** Returns what of the lens credit of an account such payments reserve. */
export async function startedCredit(db: Handle, accountNumber: string): Promise<Cents> {
  const { rows } = await db.execute<{ cents: string }>(
    sql`SELECT COALESCE(SUM(s.credit_cents), 0) AS cents ${STARTED} WHERE s.account_number = ${accountNumber}`,
  );
  return Number(rows[0]?.cents ?? 0);
}
