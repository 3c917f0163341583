import { STATEMENT_LABELS_EN } from '#domain/money/statements/statement-labels-en.ts';

/** Statements of accounts, for practices and for the lab. */
export const statements = {
  ...STATEMENT_LABELS_EN,
  open: 'Statement',
  of: 'Statement of %{practice}',
  back: 'All invoices',
  backToCustomer: 'Customer',
  otherAccount: {
    text: 'This is the statement of account %{shown}. You are working for account %{selected}.',
    switch: 'Statement of %{selected}',
  },
  noAccount: 'Your user has no account yet.',
  loading: 'Loading the statement',
  error: 'The statement could not be loaded',
  notFound: 'Account not found',
  notFoundText: 'There is no such account.',
  pdf: 'PDF',
  csv: 'CSV',
  period: {
    label: 'Period',
    from: 'From',
    to: 'To',
    apply: 'Show',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    lastYear: 'Last year',
    max: 'Not after %{day}',
    min: 'Not before %{day}',
    incomplete: 'Enter a date',
    use: 'Use %{day}',
  },
  days: 'Days of %{zone}',
  lines: 'What happened',
};
