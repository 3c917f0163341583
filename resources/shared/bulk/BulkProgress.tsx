import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { BulkResults } from './BulkResults.tsx';
import type { ResultLabels } from './BulkResults.tsx';
import type { BulkRun } from './use-bulk-run.ts';

/** What the dialog says about the rows of one resource. */
export interface BulkLabels<T> extends ResultLabels<T> {
  action: (count: number) => string;
  done: (count: number) => string;
  failed: (count: number) => string;
  again: (count: number) => string;
  stop: string;
}

interface BulkProgressProps<T> {
  bulk: BulkRun<T>;
  labels: BulkLabels<T>;
  onRetry: () => void;
  onFinish: () => void;
}

/** UX-04: shows the progress and the results. Stays open until the user closes it. */
export function BulkProgress<T extends { id: string }>(props: BulkProgressProps<T>) {
  const { bulk, labels, onRetry, onFinish } = props;
  const text = useText('bulk');
  const { progress, isRunning, isEnding, results, failed, worthRetrying } = bulk;
  const { done, total } = progress ?? { done: 0, total: 0 };
  const close = () => {
    if (!isRunning) onFinish();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{labels.action(total)}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant="determinate"
          aria-label={text('progressLabel')}
          value={total === 0 ? 100 : (done / total) * 100}
          sx={{ mb: 1 }}
        />
        <Box component="output" sx={{ display: 'block' }}>
          <Typography>{text('progress', { done, total })}</Typography>
          {!isRunning && (
            <Typography fontWeight={600}>{labels.done(results.length - failed.length)}</Typography>
          )}
          {!isRunning && failed.length > 0 && (
            <Typography fontWeight={600} color="error">
              {labels.failed(failed.length)}
            </Typography>
          )}
        </Box>
        {(labels.results || !isRunning) && (
          <BulkResults outcomes={labels.results ? results : failed} labels={labels} />
        )}
      </DialogContent>
      <DialogActions>
        {isRunning && (
          <Button onClick={bulk.end} disabled={isEnding}>
            {isEnding ? text('stopping') : labels.stop}
          </Button>
        )}
        {!isRunning && worthRetrying.length > 0 && (
          <Button variant="outlined" onClick={onRetry}>
            {labels.again(worthRetrying.length)}
          </Button>
        )}
        <Button variant="contained" onClick={close} disabled={isRunning}>
          {text('finish')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
