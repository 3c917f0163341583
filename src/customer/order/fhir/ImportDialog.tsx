import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ImportedPrescription } from '#domain/fhir/imported-prescription.ts';
import type { EyeImport } from './import-eye.ts';
import { ImportedEye } from './ImportedEye.tsx';
import { useImportText } from './use-import-text.ts';

interface ImportDialogProps {
  imported: ImportedPrescription;
  eyes: EyeImport[];
  /** The form already has a patient reference. */
  patientKept: boolean;
  onClose: () => void;
  onFill: () => void;
}

/** Shows what a prescription would fill in, before it is applied. */
export function ImportDialog({ imported, eyes, patientKept, onClose, onFill }: ImportDialogProps) {
  const text = useImportText();
  const titleId = useId();
  const { status, patientReference, notes, leftOut } = imported;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{text('intro')}</Typography>
          {status !== 'active' && <Alert severity="warning">{text(`status.${status}`)}</Alert>}
          {patientReference && (
            <Typography>
              {patientKept
                ? text('patientKept')
                : `${text('patientReference')}: ${patientReference}`}
            </Typography>
          )}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
            {eyes.map((eye) => (
              <ImportedEye key={eye.imported.eye} eye={eye} />
            ))}
          </Stack>
          {notes && (
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>
              {text('notes')}: {notes}
            </Typography>
          )}
          <LeftOutList eyes={eyes} leftOut={leftOut} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
        <Button variant="contained" onClick={onFill}>
          {text('fill')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LeftOutList({
  eyes,
  leftOut,
}: Pick<ImportedPrescription, 'leftOut'> & { eyes: EyeImport[] }) {
  const text = useImportText();
  const unknown = eyes.flatMap(({ unknown, lens }) =>
    unknown.map((name) => text('unknownParameter', { name, lens: lens?.name ?? '' })),
  );
  const lines = [
    ...leftOut.map(({ path, reason }) => `${path} ${text(`reasons.${reason}`)}`),
    ...unknown,
  ];
  if (lines.length === 0) return null;
  return (
    <Alert severity="info">
      {text('leftOut')}
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
