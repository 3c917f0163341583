import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { Checkout } from '#domain/money/checkouts/checkout.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Part } from '../shared/show/Part.tsx';

/** PY-05: the invoices of an online payment, and what it became in each account. */
export function CheckoutParts({ checkout }: { checkout: Checkout }) {
  const text = useText('checkouts');
  const locale = useLocale();
  const { shares, payments, currency } = checkout;
  const amount = (cents: number) => formatCents(cents, currency, locale);
  return (
    <>
      <Part title={text('one.invoices')}>
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label={text('one.invoices')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('one.invoice')}</TableCell>
                <TableCell>{text('one.account')}</TableCell>
                <TableCell align="right">{text('one.cents')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {shares.map(({ invoiceNumber, accountNumber, cents, creditCents }) => (
                <TableRow key={invoiceNumber}>
                  <TableCell component="th" scope="row">
                    <MuiLink component={LinkBase} to={`/customer/payment/${invoiceNumber}`}>
                      {invoiceNumber}
                    </MuiLink>
                  </TableCell>
                  <TableCell>{accountNumber}</TableCell>
                  <TableCell align="right">{amount(cents + creditCents)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Part>
      {payments.length > 0 && (
        <Part title={text('one.payments')}>
          {payments.map((payment) => (
            <Became key={payment.id} payment={payment} amount={amount} />
          ))}
        </Part>
      )}
    </>
  );
}

interface BecameProps {
  payment: Checkout['payments'][number];
  amount: (cents: number) => string;
}

/** PY-09: how what was paid in one account stands, in words. */
function Became({ payment, amount }: BecameProps) {
  const text = useText('checkouts');
  const { id, accountNumber, amountCents, refundedCents, state } = payment;
  const { disputedCents, refundFailedCents } = payment;
  const words = [
    `${id} · ${accountNumber} · ${amount(amountCents)}: ${text(`became.${state}`)}`,
    refundedCents > 0 && state === 'applied'
      ? text('became.part', { amount: amount(refundedCents) })
      : '',
    refundFailedCents > 0 ? text('became.refundFailed', { amount: amount(refundFailedCents) }) : '',
    disputedCents > 0 ? text('became.disputed', { amount: amount(disputedCents) }) : '',
  ];
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {words.filter(Boolean).map(withStop).join(' ')}
    </Typography>
  );
}

function withStop(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
