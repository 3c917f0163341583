import type { InvoiceState } from './invoice-states.ts';

export interface InvoiceLabels {
  fields: Record<
    | 'number'
    | 'account'
    | 'practice'
    | 'order'
    | 'poNumber'
    | 'patient'
    | 'issued'
    | 'due'
    | 'terms'
    | 'state'
    | 'total'
    | 'open',
    string
  >;
  states: Record<InvoiceState, string>;
  sums: Record<
    | 'goods'
    | 'fees'
    | 'shipping'
    | 'tax'
    | 'total'
    | 'paid'
    | 'credited'
    | 'writtenOff'
    | 'open'
    | 'pending',
    string
  >;
  /** One and many, with `%{smart_count}`. */
  terms: string;
  quantity: string;
}

/** The labels of invoices in English, on the screen, on paper and in tables. */
export const INVOICE_LABELS_EN: InvoiceLabels = {
  fields: {
    number: 'Invoice',
    account: 'Account',
    practice: 'Practice',
    order: 'Order',
    poNumber: 'PO number',
    patient: 'Patient',
    issued: 'Issued',
    due: 'Due',
    terms: 'Terms',
    state: 'State',
    total: 'Total',
    open: 'Open',
  },
  states: {
    open: 'Open',
    partlyPaid: 'Partly paid',
    inFlight: 'Payment under way',
    overdue: 'Overdue',
    paid: 'Paid',
    credited: 'Credited',
    writtenOff: 'Written off',
  },
  sums: {
    goods: 'Lenses',
    fees: 'Fees',
    shipping: 'Shipping and handling',
    tax: 'Tax',
    total: 'Total',
    paid: 'Paid',
    credited: 'Credited',
    writtenOff: 'Written off',
    open: 'Open',
    pending: 'Of that, payment under way',
  },
  terms: 'Net %{smart_count} day |||| Net %{smart_count} days',
  quantity: '%{smart_count} lens |||| %{smart_count} lenses',
};
