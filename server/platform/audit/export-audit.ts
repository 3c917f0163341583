import { and, eq, inArray, or, type SQLWrapper } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { exportTable, type ExportTable } from '../database/export-table.ts';
import { auditTrail } from './table.ts';

/** Returns the entries about accounts, and about the records of `resource` that have their numbers as ids. */
export function exportedAudit(
  resource: string,
  numbersOf: (db: Handle, accountNumber: string) => SQLWrapper,
): ExportTable {
  return exportTable({
    name: 'history',
    table: auditTrail,
    key: 'id',
    where: (db, accountNumber) => {
      const numbers = numbersOf(db, accountNumber);
      const isTheirs = inArray(auditTrail.resourceId, numbers);
      return or(
        inArray(auditTrail.accountNumber, numbers),
        and(eq(auditTrail.resource, resource), isTheirs),
      );
    },
  });
}
