import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { BulkDecision } from '#domain/order.ts';
import { BulkFailures } from './BulkFailures.tsx';
import type { useBulkRun } from './use-bulk-run.ts';
import { useBulkText } from './use-bulk-text.ts';

interface BulkProgressProps {
  action: BulkDecision;
  bulk: ReturnType<typeof useBulkRun>;
  onRetry: () => void;
  onFinish: () => void;
}

/** UX-04: shows the progress, then the failures. Stays open until the user closes it. */
export function BulkProgress({ action, bulk, onRetry, onFinish }: BulkProgressProps) {
  const text = useBulkText();
  const { progress, isRunning, isEnding, doneCount, failed, worthRetrying } = bulk;
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
            <Typography fontWeight={600}>
              {text(`${action}.done`, { smart_count: doneCount })}
            </Typography>
          )}
          {!isRunning && failed.length > 0 && (
            <Typography fontWeight={600} color="error">
              {text('failed', { smart_count: failed.length })}
            </Typography>
          )}
        </Box>
        {!isRunning && <BulkFailures failed={failed} />}
      </DialogContent>
      <DialogActions>
        {isRunning && (
          <Button onClick={bulk.end} disabled={isEnding}>
            {text(isEnding ? 'cancelling' : 'cancel')}
          </Button>
        )}
        {!isRunning && worthRetrying.length > 0 && (
          <Button variant="outlined" onClick={onRetry}>
            {text('again', { smart_count: worthRetrying.length })}
          </Button>
        )}
        <Button variant="contained" onClick={close} disabled={isRunning}>
          {text('finish')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
