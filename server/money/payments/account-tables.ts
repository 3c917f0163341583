import { accountTable, keysIn, partTable } from '../../platform/database/account-table.ts';
import {
  paymentDisputes,
  paymentRefunds,
  payments,
  paymentShares,
  refundRequests,
} from './table.ts';

const of = keysIn(payments, payments.number);

/**
 * AD-05: the recorded payments of an account, what they paid and what was given back. What they left in the ledger moves with
 * the invoices.
 */
export const paymentTables = [
  accountTable({
    table: payments,
    exportAs: { name: 'payments', key: 'number' },
    onMerge: 'move',
  }),
  partTable({
    table: paymentShares,
    column: paymentShares.paymentNumber,
    of,
    exportAs: { name: 'payment-shares', key: 'id' },
  }),
  partTable({
    table: paymentRefunds,
    column: paymentRefunds.paymentNumber,
    of,
    exportAs: { name: 'payment-refunds', key: 'id' },
  }),
  partTable({
    table: refundRequests,
    column: refundRequests.paymentNumber,
    of,
    exportAs: { name: 'refund-requests', key: 'id' },
  }),
  partTable({
    table: paymentDisputes,
    column: paymentDisputes.paymentNumber,
    of,
    exportAs: { name: 'payment-disputes', key: 'disputeId' },
  }),
];
