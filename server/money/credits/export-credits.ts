import { eq, inArray } from 'drizzle-orm';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { lensCredits, lensCreditUses } from '../table.ts';

/** AD-05: the lens credits of an account, and what was taken of them. */
export const creditTables: readonly ExportTable[] = [
  exportTable({
    name: 'lens-credits',
    table: lensCredits,
    key: 'number',
    where: (_db, accountNumber) => eq(lensCredits.accountNumber, accountNumber),
  }),
  exportTable({
    name: 'lens-credit-uses',
    table: lensCreditUses,
    key: 'id',
    where: (db, accountNumber) =>
      inArray(
        lensCreditUses.creditNumber,
        db
          .select({ number: lensCredits.number })
          .from(lensCredits)
          .where(eq(lensCredits.accountNumber, accountNumber)),
      ),
  }),
];
