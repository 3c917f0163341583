import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { checkouts, checkoutShares } from './table.ts';

/** The gateway's page is open, or about to open: nobody has paid on it yet, as far as is known. */
const STARTED = ['opening', 'open'] as const;

/**
 * PY-01: a query of what payments that were started and not made reserve of the invoice of a query around it. No money moves
 * yet, so the invoice keeps its state.
 *
 * @param invoiceNumber The column of the query around it, with its table
 */
export function startedCents(invoiceNumber: SQL): SQL<number> {
  return sql<number>`COALESCE((
    SELECT SUM(s.cents + s.credit_cents) FROM checkout_shares s JOIN checkouts c ON c.id = s.checkout_id
    WHERE s.invoice_number = ${invoiceNumber} AND c.source = 'page' AND c.state IN ('opening', 'open')), 0)`.mapWith(
    Number,
  );
}

/** Returns what of the lens credit of an account such payments reserve. */
export async function startedCredit(db: Handle, accountNumber: string): Promise<Cents> {
  const [row] = await db
    .select({ cents: sql<number>`COALESCE(SUM(${checkoutShares.creditCents}), 0)`.mapWith(Number) })
    .from(checkoutShares)
    .innerJoin(checkouts, eq(checkouts.id, checkoutShares.checkoutId))
    .where(
      and(
        eq(checkoutShares.accountNumber, accountNumber),
        eq(checkouts.source, 'page'),
        inArray(checkouts.state, STARTED),
      ),
    );
  return row?.cents ?? 0;
}
