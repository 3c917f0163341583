import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { UPLOAD_MOST_BYTES } from '#domain/basics/constants.ts';
import type { FileProblem } from '#providers/firebase/file-errors.ts';
import type { Upload } from '#providers/firebase/upload.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { PendingFile } from './use-attachment-uploads.ts';

interface PendingRowProps {
  pending: PendingFile;
  onRetry: () => void;
  onDrop: () => void;
}

const MEGABYTE = 1024 * 1024;
const WORDS = {
  'quota-exceeded': 'failedQuota',
  'retry-limit-exceeded': 'failedRetry',
} as const satisfies Partial<Record<FileProblem, string>>;

/** Shows a file's upload progress, or why the upload failed. */
export function PendingRow({ pending, onRetry, onDrop }: PendingRowProps) {
  const text = useText('attachments');
  const { refusal, problem, upload } = pending;
  const file = pending.file.name;
  if (refusal) {
    return (
      <Alert severity="error" onClose={onDrop} closeText={text('dismiss')}>
        {text(`refused.${refusal}`, { file, most: UPLOAD_MOST_BYTES / MEGABYTE })}
      </Alert>
    );
  }
  if (problem) {
    const retry = <Button onClick={onRetry}>{text('retry')}</Button>;
    return (
      <Alert severity="error" action={retry}>
        {text(problem in WORDS ? WORDS[problem as keyof typeof WORDS] : 'failed', { file })}
        <Button onClick={onDrop}>{text('dismiss')}</Button>
      </Alert>
    );
  }
  return <Progress file={file} upload={upload} onCancel={onDrop} />;
}

interface ProgressProps {
  file: string;
  upload: Upload | null;
  onCancel: () => void;
}

const ignore = () => () => undefined;

function Progress({ file, upload, onCancel }: ProgressProps) {
  const text = useText('attachments');
  const progress = useSyncExternalStore(upload?.progress.subscribe ?? ignore, () =>
    upload ? upload.progress.get() : null,
  );
  const percent = progress?.total ? Math.round((100 * progress.sent) / progress.total) : 0;
  const label = text('uploading', { file });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {label} · {text('percent', { percent })}
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={label} />
      </Box>
      <Button onClick={onCancel}>{text('cancel', { file })}</Button>
    </Box>
  );
}
