import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import type { Import } from '#domain/import/import.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useImportSteps } from './use-import-steps.ts';

/** Milliseconds without progress after which the page says so. */
const STALLED_AFTER = 15_000;

/** AD-17: how far the server is, and a button to stop it. */
export function ImportProgress({ found }: { found: Import }) {
  const text = useText('imports');
  const locale = useLocale();
  const { take, isPending } = useImportSteps(found);
  const [isAsked, setAsked] = useState(false);
  const isStalled = useStalled(`${found.version}/${found.position}`);
  const { position, lines, status } = found;
  const progressText = text(`running.${status === 'checking' ? 'checking' : 'applying'}`, {
    position: position.toLocaleString(locale),
    lines: lines.toLocaleString(locale),
  });
  const cancel = () => (status === 'applying' ? setAsked(true) : take('cancel'));
  return (
    <Box sx={{ maxWidth: 720, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Typography component="output">{progressText}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={progressText}
        value={lines === 0 ? 0 : (position / lines) * 100}
      />
      <Typography variant="body2" color="text.secondary">
        {text('running.leave')}
      </Typography>
      {isStalled && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => take('continue')}>
              {text('running.continue')}
            </Button>
          }
        >
          {text('running.stalled')}
        </Alert>
      )}
      <Button sx={{ alignSelf: 'flex-start' }} loading={isPending} onClick={cancel}>
        {text('running.cancel')}
      </Button>
      {isAsked && (
        <StopDialog
          onStop={() => {
            setAsked(false);
            take('cancel');
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Box>
  );
}

function StopDialog({ onStop, onClose }: { onStop: () => void; onClose: () => void }) {
  const text = useText('imports');
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{text('running.cancelTitle')}</DialogTitle>
      <DialogContent>{text('running.cancelText')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('running.keep')}</Button>
        <Button color="error" variant="contained" onClick={onStop}>
          {text('running.stop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Whether what is named by `progress` has been the same for a while. */
function useStalled(progress: string): boolean {
  const [stalled, setStalled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStalled(progress), STALLED_AFTER);
    return () => clearTimeout(timer);
  }, [progress]);
  return stalled === progress;
}
