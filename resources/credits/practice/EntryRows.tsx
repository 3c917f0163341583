import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { CreditEntry } from '#domain/money/credit/credit-account.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { formatDay } from '../../shared/age.ts';
import { RowCards } from '../../shared/list/RowCards.tsx';
import { OrderLink } from './OrderLink.tsx';

interface EntryRowsProps {
  entries: readonly CreditEntry[];
  currency: string;
}

const AMOUNT = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** The entries as rows. */
export function EntryTable({ entries, currency }: EntryRowsProps) {
  const text = useText('credit');
  const locale = useLocale();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('entries.label')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('entries.date')}</TableCell>
            <TableCell>{text('entries.kind')}</TableCell>
            <TableCell>{text('entries.cause')}</TableCell>
            <TableCell align="right">{text('entries.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={`${entry.id} ${entry.cents}`}>
              <TableCell sx={AMOUNT}>{formatDay(entry.at, locale)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <EntryKind entry={entry} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <EntryCause entry={entry} />
              </TableCell>
              <TableCell align="right" sx={AMOUNT}>
                {formatCents(entry.cents, currency, locale)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The entries on a phone, a card each. */
export function EntryCards({ entries, currency }: EntryRowsProps) {
  const text = useText('credit');
  const locale = useLocale();
  return (
    <RowCards label={text('entries.label')} isLoading={false}>
      {entries.map((entry) => (
        <Paper key={`${entry.id} ${entry.cents}`} component="li" variant="outlined" sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <EntryKind entry={entry} />
            </Box>
            <Box component="strong" sx={AMOUNT}>
              {formatCents(entry.cents, currency, locale)}
            </Box>
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <EntryCause entry={entry} />
            </Box>
            <span>{formatDay(entry.at, locale)}</span>
          </Box>
        </Paper>
      ))}
    </RowCards>
  );
}

function EntryKind({ entry: { kind, isReversed, reason } }: { entry: CreditEntry }) {
  const text = useText('credit');
  const name = text(`entries.kinds.${kind}`);
  return (
    <>
      {isReversed ? text('entries.reversed', { kind: name }) : name}
      {reason && (
        <Typography variant="body2" color="text.secondary">
          {reason}
        </Typography>
      )}
    </>
  );
}

/** The order or the invoices that an entry is about. Whoever sees no invoices gets their numbers. */
function EntryCause({ entry: { order, invoices } }: { entry: CreditEntry }) {
  const may = useMay();
  if (order) return <OrderLink order={order}>{order.number}</OrderLink>;
  return invoices.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      {may('invoices:show') ? (
        <MuiLink component={LinkBase} to={`/customer/payment/${number}`}>
          {number}
        </MuiLink>
      ) : (
        number
      )}
    </Fragment>
  ));
}
