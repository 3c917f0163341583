import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { formatCents } from '#domain/basics/money.ts';
import {
  balanceRows,
  itemRows,
  totalRows,
  type InvoiceWords,
} from '#domain/money/invoices/invoice-rows.ts';
import type { InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/** PY-07: what an invoice charges, with the parts of each price, and what became of the amount. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetails }) {
  const text = useText('invoices');
  const locale = useLocale();
  const { currency } = invoice;
  const words: InvoiceWords = {
    sum: (key) => text(`sums.${key}`),
    lenses: (count) => text('quantity', { smart_count: count }),
  };
  const rows = [itemRows, totalRows, balanceRows].flatMap((of) => of(invoice, { locale, words }));
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('content')}>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rows.map(({ key, label, cents, look }) => (
            <TableRow key={key}>
              <TableCell
                component="th"
                scope="row"
                sx={{
                  pl: look === 'part' ? 4 : 2,
                  fontWeight: look === 'strong' ? 600 : 400,
                  overflowWrap: 'anywhere',
                }}
              >
                {label}
              </TableCell>
              <TableCell
                align="right"
                sx={{ whiteSpace: 'nowrap', fontWeight: look === 'strong' ? 600 : 400 }}
              >
                {formatCents(cents, currency, locale)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
