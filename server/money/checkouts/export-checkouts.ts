import { eq, inArray } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { checkouts, checkoutShares } from './table.ts';

function idsOf(db: Handle, accountNumber: string) {
  return db
    .select({ id: checkoutShares.checkoutId })
    .from(checkoutShares)
    .where(eq(checkoutShares.accountNumber, accountNumber));
}

/** AD-05: the online payments of an account, and what of them is for its invoices. */
export const checkoutTables: readonly ExportTable[] = [
  exportTable({
    name: 'online-payments',
    table: checkouts,
    key: 'id',
    where: (db, accountNumber) => inArray(checkouts.id, idsOf(db, accountNumber)),
  }),
  exportTable({
    name: 'online-payment-shares',
    table: checkoutShares,
    key: 'id',
    where: (_db, accountNumber) => eq(checkoutShares.accountNumber, accountNumber),
  }),
];
