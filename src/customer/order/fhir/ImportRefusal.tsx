import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { ProblemList } from './ProblemList.tsx';
import type { FileOutcome } from './read-prescription-file.ts';

interface ImportRefusalProps {
  outcome: Exclude<FileOutcome, { kind: 'read' }>;
  onClose: () => void;
}

/** Shows why a file cannot be imported, with the places in it. */
export function ImportRefusal({ outcome, onClose }: ImportRefusalProps) {
  const text = useText('importPrescription');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogContent>
        <Alert severity="error">
          <AlertTitle id={titleId}>{text('refused.title')}</AlertTitle>
          {outcome.kind === 'refused' ? (
            text(`refused.${outcome.why}`)
          ) : (
            <ProblemList problems={outcome.problems} />
          )}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
