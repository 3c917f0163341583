import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { InvoiceAge } from '#domain/money/invoices/invoice-states.ts';
import type { RECEIVABLE_SUMS, Receivable } from '#domain/money/invoices/receivable.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useBooksPath } from '../payments/paths/use-books-path.ts';

/** Returns the list of the account's invoices of an age; of all that are open without one. */
function invoicesPath(books: string, accountNumber: string, age?: InvoiceAge): string {
  const filter = JSON.stringify({ accountNumber, ...(age && { age }) });
  return `${books}/invoices?${new URLSearchParams({ filter }).toString()}`;
}

function statementOf(books: string, { id }: Receivable): string {
  return `${books}/invoices/statements/${id}`;
}

/** The account, which leads to its statement. */
export function ReceivableName({ row }: { row: Receivable }) {
  const books = useBooksPath();
  return (
    <MuiLink component={LinkBase} to={statementOf(books, row)}>
      {`${row.practice} · ${row.id}`}
    </MuiLink>
  );
}

interface AmountProps {
  row: Receivable;
  name: (typeof RECEIVABLE_SUMS)[number];
}

/** An amount that leads to its invoices; unapplied money to the statement. */
export function ReceivableAmount({ row, name }: AmountProps) {
  const text = useText('books');
  const locale = useLocale();
  const books = useBooksPath();
  const amount = formatCents(row[name], 'USD', locale);
  if (row[name] === 0) return amount;
  const age = name === 'total' || name === 'unapplied' ? undefined : name;
  const to = name === 'unapplied' ? statementOf(books, row) : invoicesPath(books, row.id, age);
  const label = `${row.practice}, ${text(`receivables.fields.${name}`)}: ${amount}`;
  return (
    <MuiLink component={LinkBase} to={to} aria-label={label}>
      {amount}
    </MuiLink>
  );
}
