import { eq, inArray } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import {
  paymentDisputes,
  paymentRefunds,
  payments,
  paymentShares,
  refundRequests,
} from './table.ts';

function numbersOf(db: Handle, accountNumber: string) {
  return db
    .select({ number: payments.number })
    .from(payments)
    .where(eq(payments.accountNumber, accountNumber));
}

/** AD-05: the recorded payments of an account, what they paid and what was given back. */
export const paymentTables: readonly ExportTable[] = [
  exportTable({
    name: 'payments',
    table: payments,
    key: 'number',
    where: (_db, accountNumber) => eq(payments.accountNumber, accountNumber),
  }),
  exportTable({
    name: 'payment-shares',
    table: paymentShares,
    key: 'id',
    where: (db, accountNumber) =>
      inArray(paymentShares.paymentNumber, numbersOf(db, accountNumber)),
  }),
  exportTable({
    name: 'payment-refunds',
    table: paymentRefunds,
    key: 'id',
    where: (db, accountNumber) =>
      inArray(paymentRefunds.paymentNumber, numbersOf(db, accountNumber)),
  }),
  exportTable({
    name: 'refund-requests',
    table: refundRequests,
    key: 'id',
    where: (db, accountNumber) =>
      inArray(refundRequests.paymentNumber, numbersOf(db, accountNumber)),
  }),
  exportTable({
    name: 'payment-disputes',
    table: paymentDisputes,
    key: 'disputeId',
    where: (db, accountNumber) =>
      inArray(paymentDisputes.paymentNumber, numbersOf(db, accountNumber)),
  }),
];
