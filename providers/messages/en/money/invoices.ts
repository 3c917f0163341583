import { INVOICE_LABELS_EN } from '#domain/money/invoices/invoice-labels-en.ts';

const { fields, states, sums, terms, quantity } = INVOICE_LABELS_EN;

/** Invoices, for practices and for the lab. */
export const invoices = {
  title: 'Invoices',
  one: 'Invoice %{number}',
  label: 'Invoices',
  search: 'Search invoice, order or PO number',
  allAccounts: 'All accounts',
  statement: 'Statement',
  noAccount: 'Your user has no account yet.',
  billedThrough: 'Billed through %{group}',
  fields,
  terms,
  states,
  started: 'Payment started',
  quick: { label: 'Filter by state', all: 'All' },
  empty: {
    none: 'No order has been invoiced yet. An invoice is issued when an order ships.',
    filtered: 'No invoice matches.',
    clear: 'Clear the filter',
  },
  error: { load: 'The invoices could not be loaded', loadOne: 'The invoice could not be loaded' },
  notFound: 'Invoice not found',
  notFoundText: 'There is no such invoice, or it belongs to another account.',
  loading: 'Loading the invoice',
  content: 'What is invoiced',
  quantity,
  sums,
  pdf: 'PDF',
  pdfBusy: 'Preparing the PDF',
  pdfIn: 'PDF, %{size}',
  back: 'All invoices',
  openOrder: 'Open order %{number}',
  payments: {
    title: 'Payments',
    line: '%{method} %{reference}',
    isVoid: 'void',
    credit: 'Lens credit',
    creditVoid: 'Lens credit (taken back)',
    methods: {
      check: 'Check',
      wire: 'Wire',
      cash: 'Cash',
      card: 'Card',
      bankAccount: 'Bank account',
    },
  },
};
