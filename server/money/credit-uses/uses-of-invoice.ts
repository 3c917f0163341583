import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InvoiceCredit } from '#domain/money/invoices/invoice.ts';
import type { Handle } from '../../platform/database/database.ts';
import { ledgerEntries, ledgerTransactions } from '../table.ts';

const reversals = alias(ledgerTransactions, 'reversals');

/** CR-02: returns what lens credit paid of an invoice, in the order in which it did. */
export async function creditUsesOfInvoice(
  db: Handle,
  invoiceNumber: string,
): Promise<InvoiceCredit[]> {
  const rows = await db
    .select({
      usedAt: ledgerEntries.effectiveAt,
      cents: ledgerEntries.cents,
      isVoid: sql<boolean>`${reversals.id} IS NOT NULL`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(reversals, eq(reversals.reversalOf, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerEntries.invoiceNumber, invoiceNumber),
        eq(ledgerEntries.isPosted, true),
        eq(ledgerTransactions.kind, 'creditUse'),
        isNull(ledgerTransactions.reversalOf),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ usedAt, cents, isVoid }) => ({
    usedAt: usedAt.toISOString(),
    isVoid,
    cents: -cents,
  }));
}
