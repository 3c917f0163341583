import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatCents, sumCents, type Cents } from '#domain/basics/money.ts';
import type { Share } from '#domain/money/ledger/postings.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { CentsField } from '../shared/form/CentsField.tsx';
import type { Payable } from './oldest-first.ts';
import { withShare } from './with-share.ts';

interface SharesTableProps {
  invoices: readonly Payable[];
  shares: readonly Share[];
  onShares: (shares: Share[]) => void;
  /** What can be given to invoices. */
  cents: Cents;
}

/** PY-08: how much of a payment each invoice gets. Marks what is more than is open, and says what is left. */
export function SharesTable({ invoices, shares, onShares, cents }: SharesTableProps) {
  const text = useText('payments');
  const locale = useLocale();
  const given = sumCents(shares.map((share) => share.cents));
  const left = cents - given;
  return (
    <>
      <TableContainer sx={{ maxHeight: 360 }}>
        <Table size="small" stickyHeader aria-label={text('shares.label')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('shares.invoice')}</TableCell>
              <TableCell>{text('shares.due')}</TableCell>
              <TableCell align="right">{text('shares.open')}</TableCell>
              <TableCell align="right">{text('shares.gets')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {invoices.map(({ number, dueOn, payableCents }) => {
              const own = shares.find(({ invoiceNumber }) => invoiceNumber === number)?.cents ?? 0;
              const isTooMuch = own > payableCents;
              return (
                <TableRow key={number}>
                  <TableCell>{number}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {formatDay(dueOn, locale, 'UTC')}
                  </TableCell>
                  <TableCell align="right">{formatCents(payableCents, 'USD', locale)}</TableCell>
                  <TableCell align="right">
                    <CentsField
                      cents={own === 0 ? null : own}
                      onCents={(next) => onShares(withShare(shares, number, next ?? 0))}
                      problem={isTooMuch ? text('shares.tooMuch') : null}
                      size="small"
                      variant="standard"
                      sx={{ width: 112 }}
                      ariaLabel={text('shares.amount', { number })}
                    />
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography
        component="output"
        color={left < 0 ? 'error' : undefined}
        sx={{ display: 'block', mt: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {text(left < 0 ? 'shares.over' : 'shares.left', {
          amount: formatCents(Math.abs(left), 'USD', locale),
        })}
      </Typography>
    </>
  );
}
