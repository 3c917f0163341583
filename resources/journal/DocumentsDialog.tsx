import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import {
  BOOK_PROGRAMS,
  DOCUMENT_FILES,
  type DocumentFile,
} from '#domain/money/journal/documents.ts';
import type { JournalDocuments } from '#domain/money/journal/journal.ts';
import { describeKind } from '#domain/money/statements/statement-labels.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { documentsFile } from '#providers/money/journal.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { useDownload } from '../shared/use-download.ts';
import { useDocuments } from './use-journal.ts';

interface DocumentsDialogProps {
  /** The id of the export. */
  id: string;
  onClose: () => void;
}

/** PY-08: the invoices and movements of money of an export as files for QuickBooks and Xero, and what they leave out. */
export function DocumentsDialog({ id, onClose }: DocumentsDialogProps) {
  const text = useText('books');
  const { data, error, refetch } = useDocuments(id);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="documents-title">
      <DialogTitle id="documents-title">{text('documents.title', { number: id })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">{text('documents.about')}</Typography>
        {error && (
          <LoadError title={text('documents.error')} error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data && (
          <>
            {DOCUMENT_FILES.map((file) => (
              <FileRow key={file} id={id} file={file} documents={data} />
            ))}
            <Left documents={data} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('documents.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FileRowProps {
  id: string;
  file: DocumentFile;
  documents: JournalDocuments;
}

function FileRow({ id, file, documents }: FileRowProps) {
  const text = useText('books');
  const locale = useLocale();
  const { busy, start } = useDownload();
  const { count, cents } = documents[file];
  const name = text(`documents.files.${file}`);
  return (
    <Box sx={ROW}>
      <span>
        <strong>{name}</strong>
        <br />
        {`${text('documents.count', { smart_count: count })} · ${formatCents(cents, 'USD', locale)}`}
      </span>
      <span>
        {BOOK_PROGRAMS.map((program) => (
          <Button
            key={program}
            size="small"
            disabled={busy || count === 0}
            aria-label={`${name}, ${text(`documents.programs.${program}`)}`}
            onClick={() => void start(documentsFile(id, { program, file }))}
          >
            {text(`documents.programs.${program}`)}
          </Button>
        ))}
      </span>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;

/** What none of the files has, so that nobody takes them for the whole journal. */
function Left({ documents: { left } }: { documents: JournalDocuments }) {
  const text = useText('books');
  const locale = useLocale();
  if (left.length === 0) return <Alert severity="success">{text('documents.complete')}</Alert>;
  return (
    <Alert severity="warning">
      {text('documents.left')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {left.map(({ kind, isReversal, count, cents }) => (
          <li key={`${kind}-${isReversal}`}>
            {`${describeKind({ kind, isReversal }, locale)}: ${count} · ${formatCents(cents, 'USD', locale)}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
