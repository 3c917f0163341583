import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DryRunReport } from './DryRunReport.tsx';
import { useEditorText } from '../use-editor-text.ts';
import type { Pending } from './use-save-flow.ts';

interface ConfirmSaveProps {
  pending: Pending;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Lists what would become invalid, and asks for confirmation once. */
export function ConfirmSave({ pending, isBusy, onConfirm, onCancel }: ConfirmSaveProps) {
  const text = useEditorText();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={() => !isBusy && onCancel()}
      aria-labelledby="confirm-save"
    >
      <DialogTitle id="confirm-save">{text('save.confirmTitle')}</DialogTitle>
      <DialogContent>
        <DryRunReport dryRun={pending.dryRun} lens={pending.input} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isBusy}>
          {text('save.back')}
        </Button>
        <Button variant="contained" onClick={onConfirm} loading={isBusy}>
          {text('save.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
