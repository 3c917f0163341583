import { checkouts } from '../money/checkouts.ts';

/** The texts of the record of an online payment, as the lab sees it. */
export const checkoutResource = {
  name: 'Online payment |||| Online payments',
  search: 'Search account, invoice or payment',
  empty: 'Nothing was paid online yet.',
  fields: {
    name: 'Payment',
    accountNumber: 'Customer',
    accountNumbers: 'Accounts',
    method: 'Method',
    state: 'State',
    amountCents: 'Paid online',
    creditCents: 'Lens credit',
    lookAt: 'To look at',
    toLookAt: 'To look at',
    attention: 'Why it was not applied',
    failure: 'Code of the refusal',
    memo: 'Memo',
    createdBy: 'Started by',
    createdAt: 'Started',
    settledAt: 'Finished',
    startedFrom: 'Started from (UTC)',
    startedTo: 'Started until (UTC)',
    gatewayPaymentId: 'Number at the payment service',
  },
  choices: {
    method: checkouts.methods,
    state: checkouts.states,
    lookAt: {
      disputed: 'Disputed',
      refundFailed: 'Refund failed',
      unapplied: 'No invoice has it',
      unanswered: 'No answer for a week',
    },
    attention: {
      amountDiffers: 'Another amount came',
      late: 'It came too late',
      otherCurrency: 'It came in another currency',
    },
  },
  sections: { payment: 'Payment' },
  tabs: { parts: 'Payments and invoices' },
};
