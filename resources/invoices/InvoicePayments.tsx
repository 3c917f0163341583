import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { InvoiceDetails, InvoicePayment } from '#domain/money/invoices/invoice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { Part } from '../shared/show/Part.tsx';

interface InvoicePaymentsProps {
  invoice: InvoiceDetails;
  /** Returns the page of a payment; practices have none. */
  pathOf?: (paymentNumber: string) => string;
}

/** PY-08, CR-02: the payments of an invoice, then what lens credit paid; nothing while there is none. */
export function InvoicePayments({ invoice, pathOf }: InvoicePaymentsProps) {
  const text = useText('invoices');
  const locale = useLocale();
  const { payments, credits, currency } = invoice;
  if (payments.length + credits.length === 0) return null;
  const nameOf = ({ method, reference, isVoid }: InvoicePayment) => {
    const name = text('payments.line', { method: text(`payments.methods.${method}`), reference });
    return isVoid ? `${name.trim()} (${text('payments.isVoid')})` : name.trim();
  };
  return (
    <Part title={text('payments.title')}>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={text('payments.title')}>
          <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {payments.map((payment, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a payment may pay an invoice twice, and none is removed
              <TableRow key={index}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {formatDay(payment.receivedOn, locale, 'UTC')}
                </TableCell>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {pathOf ? (
                    <MuiLink component={LinkBase} to={pathOf(payment.paymentNumber)}>
                      {`${payment.paymentNumber} · ${nameOf(payment)}`}
                    </MuiLink>
                  ) : (
                    nameOf(payment)
                  )}
                </TableCell>
                <TableCell
                  align="right"
                  sx={{ textDecoration: payment.isVoid ? 'line-through' : undefined }}
                >
                  {formatCents(payment.cents, currency, locale)}
                </TableCell>
              </TableRow>
            ))}
            {credits.map(({ usedAt, isVoid, cents }) => (
              <TableRow key={usedAt}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(usedAt, locale)}</TableCell>
                <TableCell component="th" scope="row">
                  {text(isVoid ? 'payments.creditVoid' : 'payments.credit')}
                </TableCell>
                <TableCell
                  align="right"
                  sx={{ textDecoration: isVoid ? 'line-through' : undefined }}
                >
                  {formatCents(cents, currency, locale)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Part>
  );
}
