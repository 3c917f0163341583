import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatCents } from '#domain/basics/money.ts';
import type { JournalBatch } from '#domain/money/journal/journal.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../shared/age.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { BatchCards } from './BatchCards.tsx';
import { BatchDays, BatchFile } from './BatchParts.tsx';

const COLUMNS = ['number', 'days', 'transactions', 'debits', 'made', 'by'] as const;

/** The exports, the latest first, each to be downloaded again; on narrow screens a card each. */
export function BatchTable({ batches }: { batches: readonly JournalBatch[] }) {
  const text = useText('books');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (batches.length === 0) return <EmptyNote text={text('journal.none')} />;
  if (isNarrow) return <BatchCards batches={batches} />;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('journal.batches')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((name) => (
              <TableCell key={name}>{text(`journal.columns.${name}`)}</TableCell>
            ))}
            <TableCell>{text('journal.columns.file')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {batches.map((batch) => (
            <BatchRow key={batch.id} batch={batch} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function BatchRow({ batch }: { batch: JournalBatch }) {
  const locale = useLocale();
  const { id, transactions, debitCents, createdAt, createdBy } = batch;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {id}
      </TableCell>
      <TableCell>
        <BatchDays batch={batch} />
      </TableCell>
      <TableCell>{transactions}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatCents(debitCents, 'USD', locale)}</TableCell>
      <TableCell>{formatMoment(createdAt, locale)}</TableCell>
      <TableCell>{createdBy}</TableCell>
      <TableCell>
        <BatchFile id={id} />
      </TableCell>
    </TableRow>
  );
}
