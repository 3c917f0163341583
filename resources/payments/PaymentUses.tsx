import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { LinkBase, useRecordContext } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { Payment, PaymentDetails } from '#domain/money/payments/payment.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { useMoneyPaths } from './paths/use-money-paths.ts';

/** What became of the payment of the context: the invoices it pays, and what was given back. */
export function PaymentUses() {
  const record = useRecordContext<Payment | PaymentDetails>();
  if (!record) return null;
  // The row of a list, which react-admin shows first, has no shares.
  return 'shares' in record ? (
    <Uses payment={record} />
  ) : (
    <Skeleton variant="rounded" height={96} />
  );
}

function Uses({ payment: { shares, refunds, disputes, currency } }: { payment: PaymentDetails }) {
  const text = useText('payments');
  const locale = useLocale();
  const paths = useMoneyPaths();
  if (shares.length + refunds.length + disputes.length === 0)
    return <EmptyNote text={text('uses.none')} />;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('uses.label')}>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {shares.map(({ invoiceNumber, allocatedAt, cents }) => (
            <TableRow key={`${invoiceNumber} ${allocatedAt}`}>
              <TableCell component="th" scope="row">
                <MuiLink component={LinkBase} to={paths.invoice(invoiceNumber)}>
                  {text('uses.invoice', { number: invoiceNumber })}
                </MuiLink>
              </TableCell>
              <TableCell sx={DAY}>{formatDay(allocatedAt, locale)}</TableCell>
              <TableCell align="right">{formatCents(cents, currency, locale)}</TableCell>
            </TableRow>
          ))}
          {refunds.map(({ kind, amountCents, refundedOn, reference, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- refunds have no id, and none is ever removed
            <TableRow key={index}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {[text(`uses.${kind}`), reference, reason].filter(Boolean).join(' · ')}
              </TableCell>
              <TableCell sx={DAY}>{formatDay(refundedOn, locale, 'UTC')}</TableCell>
              <TableCell align="right">{formatCents(amountCents, currency, locale)}</TableCell>
            </TableRow>
          ))}
          {disputes.map(({ amountCents, reason, state, openedAt }) => (
            <TableRow key={openedAt}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {[text(`uses.disputes.${state}`), reason].join(' · ')}
              </TableCell>
              <TableCell sx={DAY}>{formatDay(openedAt, locale)}</TableCell>
              <TableCell align="right">{formatCents(amountCents, currency, locale)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const DAY = { whiteSpace: 'nowrap' } as const;
