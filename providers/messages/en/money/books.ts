import { STATEMENT_LABELS_EN } from '#domain/statements/statement-labels-en.ts';

/** What the lab sees of the books of all practices. */
export const books = {
  loading: 'Loading...',
  csv: 'CSV',
  tabs: { label: 'Books', invoices: 'Invoices', receivables: 'Receivables' },
  receivables: {
    title: 'Receivables by age',
    all: 'All that match',
    search: 'Search practice or account',
    find: 'Search',
    ages: 'Filter by age',
    anyAge: 'Any age',
    error: 'The receivables could not be loaded',
    empty: 'No account owes anything that matches.',
    fields: {
      id: 'Account',
      ...STATEMENT_LABELS_EN.ages,
      total: 'Open',
      unapplied: 'Not applied',
    },
  },
};
