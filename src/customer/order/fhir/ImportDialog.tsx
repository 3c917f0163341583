import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import Box from '@mui/material/Box';
import type { ImportedPrescription } from '#domain/fhir/imported-prescription.ts';
import { findParameter } from '#domain/lens/find-parameter.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { EyeImport } from './import-eye.ts';

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
  const text = useText('importPrescription');
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
  const text = useText('importPrescription');
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

/** Shows one eye of an imported prescription: its lens and each value. */
function ImportedEye({ eye }: { eye: EyeImport }) {
  const text = useText('importPrescription');
  const locale = useLocale();
  const { imported, lens, values } = eye;
  const { design, brand } = imported;
  const names = Object.keys(values.values).filter((name) => values.origins[name] === 'earlier');
  return (
    <Box component="section" sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle1" component="h3">
        {text(`eyes.${imported.eye}`)}
      </Typography>
      <Typography>
        {text('lens')}: {useLensLabel(eye)}
      </Typography>
      {!design && brand && <Typography>{text('brand', { brand })}</Typography>}
      {design && lens && lens.version !== design.version && (
        <Typography>{text('lensNewer', { version: lens.version })}</Typography>
      )}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 }}
      >
        {names.map((name) => {
          const parameter = lens ? findParameter(lens, name) : undefined;
          return (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{parameter?.label[locale] ?? name}</dt>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {values.values[name]} {parameter?.kind === 'number' ? parameter.unit : ''}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function useLensLabel({ imported: { design, brand }, lens }: EyeImport): string {
  const text = useText('importPrescription');
  if (lens) return text(design ? 'lensKnown' : 'lensKept', { name: lens.name });
  return design ? text('lensGone', { name: brand || design.id }) : text('lensOpen');
}
