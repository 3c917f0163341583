import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { LinkBase, useRecordContext } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { Checkout } from '#domain/money/checkouts/checkout.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordChanges } from '../../shared/use-record-changes.ts';
import { useMoneyPaths } from '../paths/use-money-paths.ts';

/** PY-09: the invoices of the online payment of the context, and the payments that it became. */
export function OnlineParts() {
  const checkout = useRecordContext<Checkout>();
  const text = useText('payments');
  const locale = useLocale();
  const paths = useMoneyPaths();
  useRecordChanges('checkouts');
  if (!checkout) return null;
  const { shares, payments, currency } = checkout;
  const amount = (cents: number) => formatCents(cents, currency, locale);
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('online.parts')}>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {payments.map((payment) => (
            <TableRow key={payment.id}>
              <TableCell component="th" scope="row">
                <MuiLink component={LinkBase} to={paths.payment(payment.id)}>
                  {payment.id}
                </MuiLink>
              </TableCell>
              <TableCell>{payment.accountNumber}</TableCell>
              <TableCell>{payment.reference}</TableCell>
              <TableCell>{howItStands(payment, text, amount)}</TableCell>
              <TableCell align="right">{amount(payment.amountCents)}</TableCell>
            </TableRow>
          ))}
          {shares.map(({ invoiceNumber, accountNumber, cents, creditCents }) => (
            <TableRow key={invoiceNumber}>
              <TableCell component="th" scope="row">
                <MuiLink component={LinkBase} to={paths.invoice(invoiceNumber)}>
                  {invoiceNumber}
                </MuiLink>
              </TableCell>
              <TableCell>{accountNumber}</TableCell>
              <TableCell />
              <TableCell>
                {creditCents > 0 && text('online.credit', { amount: amount(creditCents) })}
              </TableCell>
              <TableCell align="right">{amount(cents)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The state of a payment, and what of it is unapplied, went back, failed to go back or is disputed. */
function howItStands(
  payment: Checkout['payments'][number],
  text: ReturnType<typeof useText<'payments'>>,
  amount: (cents: number) => string,
): string {
  const { state, unappliedCents, refundedCents, refundFailedCents, disputedCents } = payment;
  const parts = [
    ['unapplied', unappliedCents],
    ['refunded', refundedCents],
    ['refundFailed', refundFailedCents],
    ['disputed', disputedCents],
  ] as const;
  const partTexts = parts
    .filter(([, cents]) => cents > 0)
    .map(([what, cents]) => text(`online.${what}`, { amount: amount(cents) }));
  return [text(`states.${state}`), ...partTexts].join(' · ');
}
