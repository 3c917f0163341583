import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { BulkResults } from './BulkResults.tsx';
import type { BulkAction, useBulkRun } from './use-bulk-run.ts';
import { useBulkText } from './use-bulk-text.ts';

interface BulkProgressProps {
  action: BulkAction;
  bulk: ReturnType<typeof useBulkRun>;
  onRetry: () => void;
  onFinish: () => void;
}

/** UX-04: shows the progress and the results so far. Stays open until the user closes it. */
export function BulkProgress({ action, bulk, onRetry, onFinish }: BulkProgressProps) {
  const text = useBulkText();
  const { progress, isRunning, isEnding, results, failed } = bulk;
  const { done, total } = progress ?? { done: 0, total: 0 };
  const close = () => {
    if (!isRunning) onFinish();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{text(`${action}.action`, { smart_count: total })}</DialogTitle>
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
            <Typography sx={{ fontWeight: 600 }}>
              {text(`${action}.done`, { smart_count: results.length - failed.length })}
            </Typography>
          )}
          {!isRunning && failed.length > 0 && (
            <Typography sx={{ fontWeight: 600 }} color="error">
              {text('failed', { smart_count: failed.length })}
            </Typography>
          )}
        </Box>
        <BulkResults results={results} />
      </DialogContent>
      <DialogActions>
        {isRunning && (
          <Button onClick={bulk.end} disabled={isEnding}>
            {text(isEnding ? 'stopping' : 'stop')}
          </Button>
        )}
        {!isRunning && failed.length > 0 && (
          <Button variant="outlined" onClick={onRetry}>
            {text('again', { smart_count: failed.length })}
          </Button>
        )}
        <Button variant="contained" onClick={close} disabled={isRunning}>
          {text('finish')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
