import { payments } from '../money/payments.ts';

/** The texts of the record of a payment. */
export const paymentResource = {
  name: 'Payment |||| Payments',
  create: 'Record payment',
  search: 'Search payment, check or wire, practice or account',
  empty: 'No payment was recorded yet.',
  fields: {
    id: 'Payment',
    accountNumber: 'Customer',
    method: 'Method',
    amountCents: 'Amount',
    unappliedCents: 'Unapplied',
    refundedCents: 'Given back',
    refundingCents: 'Being given back',
    refundReason: 'Reason for the refund',
    receivedOn: 'Received',
    reference: 'Reference',
    note: 'Note, for the lab only',
    state: 'State',
    recordedAt: 'Recorded',
    recordedBy: 'Recorded by',
    voidReason: 'Reason it is void',
  },
  labels: {
    recorded: 'Number of the check or wire',
    check: 'Number of the check',
    wire: 'Number of the wire',
    cash: 'Reference',
    card: 'Card',
    bankAccount: 'Bank account',
  },
  choices: { method: payments.methods, state: payments.states },
  sections: { payment: 'Payment' },
  tabs: { uses: 'What it paid' },
  notifications: { created: 'The payment was recorded.' },
};
