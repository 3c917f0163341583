import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { Part } from '../../shared/show/Part.tsx';

/** CR-02: what is left of each credit, the first to expire first. */
export function ExpiringCredits({ account }: { account: CreditAccount }) {
  const text = useText('credit');
  const locale = useLocale();
  const { expiring, currency, timeZone } = account;
  if (expiring.length === 0) return null;
  return (
    <Part title={text('expiring.title')}>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={text('expiring.label')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('expiring.credit')}</TableCell>
              <TableCell>{text('expiring.order')}</TableCell>
              <TableCell>{text('expiring.day')}</TableCell>
              <TableCell align="right">{text('expiring.left')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {expiring.map(({ id, orderNumber, expiresOn, remainingCents }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {id}
                </TableCell>
                <TableCell>{orderNumber}</TableCell>
                <TableCell>{formatDay(expiresOn, locale, 'UTC')}</TableCell>
                <TableCell align="right">{formatCents(remainingCents, currency, locale)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {text('expiring.note', { zone: timeZone })}
      </Typography>
    </Part>
  );
}
