import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCents } from '#domain/basics/money.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { LineKind, LinePayments, LinePlace, type LineRows } from './LineParts.tsx';

const RIGHT = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** The lines of what is in transit, or in a payout. */
export function LineTable({ rows, label }: LineRows) {
  const text = useText('payouts');
  const locale = useLocale();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {(['at', 'kind', 'payments', 'why'] as const).map((name) => (
              <TableCell key={name}>{text(`fields.${name}`)}</TableCell>
            ))}
            {(['amount', 'fee', 'net'] as const).map((name) => (
              <TableCell key={name} align="right">
                {text(`fields.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((line) => (
            <TableRow key={line.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(line.at, locale)}</TableCell>
              <TableCell>
                <LineKind line={line} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <LinePayments line={line} />
              </TableCell>
              <TableCell>
                <LinePlace line={line} />
              </TableCell>
              {[line.cents, 0 - line.feeCents, line.cents - line.feeCents].map((cents, index) => (
                // The three amounts have fixed places.
                <TableCell key={COLUMNS[index]} align="right" sx={RIGHT}>
                  {formatCents(cents, line.currency, locale)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const COLUMNS = ['amount', 'fee', 'net'];
