import UploadFileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '../../../shared/visually-hidden.ts';
import type { TrackingReport } from './use-tracking.ts';

/** Far more than a file for the orders of one dialog has. */
const MAX_BYTES = 200_000;

interface TrackingFileProps {
  report: TrackingReport | null;
  onRead: (content: string) => void;
}

/** Reads tracking numbers from a CSV file, and names the lines that were not used. */
export function TrackingFile({ report, onRead }: TrackingFileProps) {
  const text = useText('orderBulk');
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    if (file.size > MAX_BYTES) return notify(text('ship.fileTooLarge'), { type: 'error' });
    try {
      onRead(await file.text());
    } catch {
      // the file was moved or changed since it was chosen
      notify(text('ship.fileFailed'), { type: 'error' });
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // lets the user select the same file again
    event.target.value = '';
    if (file) void read(file);
  };
  return (
    <Box sx={{ mb: 1 }}>
      <Button
        size="small"
        startIcon={<UploadFileIcon aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {text('ship.load')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="text/csv,.csv,.txt"
        aria-label={text('ship.load')}
        tabIndex={-1}
        onChange={choose}
        style={VISUALLY_HIDDEN}
      />
      <Typography variant="body2" color="text.secondary">
        {text('ship.help')}
      </Typography>
      <Box component="output" sx={{ display: 'block' }}>
        {report && <Report report={report} />}
      </Box>
    </Box>
  );
}

function Report({ report: { used, bad } }: { report: TrackingReport }) {
  const text = useText('orderBulk');
  return (
    <Alert severity={bad.length > 0 ? 'warning' : 'success'} sx={{ mt: 1 }}>
      {text('ship.used', { smart_count: used })}
      {bad.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 120, overflow: 'auto' }} tabIndex={0}>
          {bad.map(({ line, number, problem }) => (
            <li key={line}>{text(`ship.bad.${problem}`, { line, number })}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
