import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCents } from '#domain/money.ts';
import type { JournalBatch } from '#domain/schemas/journal.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '../shared/age.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { useDownload } from '../shared/use-download.ts';
import { journalFile } from './use-journal.ts';

const COLUMNS = ['number', 'days', 'transactions', 'debits', 'made', 'by'] as const;

/** The exports, the latest first, each to be downloaded again. */
export function BatchTable({ batches }: { batches: readonly JournalBatch[] }) {
  const text = useText('books');
  if (batches.length === 0) return <EmptyNote text={text('journal.none')} />;
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
  const text = useText('books');
  const locale = useLocale();
  const { busy, start } = useDownload();
  const { id, from, to, transactions, debitCents, createdAt, createdBy } = batch;
  const day = (value: string) => formatDay(value, locale, 'UTC');
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {id}
      </TableCell>
      <TableCell>
        {from === null ? text('journal.upTo', { day: day(to) }) : `${day(from)} – ${day(to)}`}
      </TableCell>
      <TableCell>{transactions}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatCents(debitCents, 'USD', locale)}</TableCell>
      <TableCell>{formatMoment(createdAt, locale)}</TableCell>
      <TableCell>{createdBy}</TableCell>
      <TableCell>
        <Button
          size="small"
          startIcon={<FileDownloadOutlined aria-hidden />}
          loading={busy}
          aria-label={text('journal.again', { number: id })}
          onClick={() => void start(journalFile(id))}
        >
          {text('csv')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
