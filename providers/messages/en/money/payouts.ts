import { PAYOUT_LABELS_EN } from '#domain/money/payouts/payout-labels.ts';

/** What the lab sees of the payouts of the payment service. */
export const payouts = {
  title: 'Payouts',
  error: 'The payouts could not be loaded',
  csv: 'CSV',
  inTransit: {
    title: 'In transit now',
    books: 'In transit, as the books have it',
    difference: 'Not explained',
    unexplained:
      'The books and the payment service differ. Look at the lines that are marked, and at the payouts with a difference.',
  },
  held: {
    title: 'Open disputes hold %{amount}',
    since: 'since %{day}, %{reason}',
  },
  parts: {
    paymentCents: 'Payments',
    refundCents: 'Refunds',
    disputeCents: 'Disputes',
    feeCents: 'Fees',
    otherCents: 'Other',
  },
  lines: {
    inTransit: 'What is in transit',
    ofPayout: 'In payout %{id}',
    back: 'Show what is in transit',
    empty: 'Nothing is in transit.',
    emptyPayout: 'The payment service has not reported what is in this payout.',
  },
  fields: { ...PAYOUT_LABELS_EN.fields, why: 'Where it is' },
  kinds: PAYOUT_LABELS_EN.kinds,
  why: {
    notTold: 'The payment service has not reported it in its balance yet',
    notPaidOut: 'Not paid out yet',
    inPayout: 'In a payout of %{day}',
  },
  unexplained: {
    unknown: 'Not known',
    otherCurrency: 'Other currency',
    notInBooks: 'Not in the books',
    differs: 'Another amount in the books',
  },
  list: {
    title: 'All payouts',
    empty: 'The payment service has paid nothing out yet.',
    payout: 'Payout of %{amount}',
    books: 'In the books',
    difference: 'Difference',
    noParts: 'The payment service does not say what is in it: somebody requested it manually.',
    notWhole: 'The payment service has not reported everything in it yet.',
  },
  states: { onTheWay: 'On its way', paid: 'Paid', failed: 'Failed' },
  arrives: {
    onTheWay: 'Expected %{day}',
    paid: 'In the bank %{day}',
    failed: 'Not taken by the bank (%{failure}): the money is at the payment service again',
  },
};
