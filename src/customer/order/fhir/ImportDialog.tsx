import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { EyeImport } from './import-eye.ts';
import { type RefractionImport, givenFields, type importRefractions } from './import-refraction.ts';
import { ImportedEye } from './ImportedEye.tsx';
import { ImportedPatient, type ImportedPatientProps } from './ImportedPatient.tsx';
import type { ImportProblem, ImportedPrescription } from './reading/imported-prescription.ts';
import { UnreadableNote } from './UnreadableNote.tsx';
import { ValueList } from './ValueList.tsx';

interface ImportDialogProps {
  imported: ImportedPrescription;
  /** Why other prescriptions of the file cannot be imported. */
  problems: ImportProblem[];
  eyes: EyeImport[];
  refractions: ReturnType<typeof importRefractions>;
  patient: ImportedPatientProps;
  onClose: () => void;
  onFill: () => void;
}

/** Shows what a prescription would fill in, before it is applied. */
export function ImportDialog(props: ImportDialogProps) {
  const { imported, problems, eyes, refractions, patient, onClose, onFill } = props;
  const text = useText('importPrescription');
  const titleId = useId();
  const { status, notes, leftOut } = imported;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{text('intro')}</Typography>
          {status !== 'active' && <Alert severity="warning">{text(`status.${status}`)}</Alert>}
          <ImportedPatient {...patient} />
          {eyes.length > 0 && (
            <Stack {...EYES}>
              {eyes.map((eye) => (
                <ImportedEye key={eye.imported.eye} eye={eye} />
              ))}
            </Stack>
          )}
          {refractions.taken.length > 0 && (
            <Stack {...EYES}>
              {refractions.taken.map((one) => (
                <ImportedRefraction key={one.eye} refraction={one} />
              ))}
            </Stack>
          )}
          {notes && (
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>
              {text('notes')}: {notes}
            </Typography>
          )}
          <LeftOutList eyes={eyes} leftOut={leftOut} notOrdered={refractions.notOrdered} />
          <UnreadableNote problems={problems} />
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

const EYES = { direction: { xs: 'column', sm: 'row' }, spacing: 3 } as const;

interface LeftOutListProps {
  eyes: EyeImport[];
  leftOut: ImportedPrescription['leftOut'];
  notOrdered: Eye[];
}

function LeftOutList({ eyes, leftOut, notOrdered }: LeftOutListProps) {
  const text = useText('importPrescription');
  const unknown = eyes.flatMap(({ unknown, lens }) =>
    unknown.map((name) => text('unknownParameter', { name, lens: lens?.name ?? '' })),
  );
  const lines = [
    ...leftOut.map(({ path, reason }) => `${path} ${text(`reasons.${reason}`)}`),
    ...unknown,
    ...notOrdered.map((eye) => text('eyeNotOrdered', { eye: text(`eyes.${eye}`) })),
  ];
  if (lines.length === 0) return null;
  return (
    <Alert severity="info">
      {text('leftOut')}
      <Box component="ul" sx={{ pl: 2, my: 0.5, overflowWrap: 'anywhere' }}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** Shows the refraction of one eye in an imported prescription. */
function ImportedRefraction({ refraction }: { refraction: RefractionImport }) {
  const text = useText('importPrescription');
  const locale = useLocale();
  const { eye, texts, replaces } = refraction;
  const values = givenFields(texts).map(({ label, value }) => ({ label: label[locale], value }));
  return (
    <Box component="section" sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3">
        {text('refraction', { eye: text(`eyes.${eye}`) })}
      </Typography>
      {replaces && <Typography>{text('refractionReplaced')}</Typography>}
      <ValueList values={values} />
    </Box>
  );
}
