import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '#resources/shared/age.ts';
import type { FileImport, ImportedPrescription } from './reading/imported-prescription.ts';
import { UnreadableNote } from './UnreadableNote.tsx';

interface ChoosePrescriptionProps extends FileImport {
  onChoose: (chosen: ImportedPrescription) => void;
  onClose: () => void;
}

/** OR-10: asks which prescription of a file to import. None is chosen beforehand: they may be of several patients. */
export function ChoosePrescription(props: ChoosePrescriptionProps) {
  const { prescriptions, problems, onChoose, onClose } = props;
  const text = useText('importPrescription');
  const titleId = useId();
  const describe = useDescription();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('choose.title')}</DialogTitle>
      <DialogContent>
        <Typography>{text('choose.intro', { smart_count: prescriptions.length })}</Typography>
        <List>
          {prescriptions.map((one) => (
            <ListItem key={one.path} disablePadding>
              <ListItemButton onClick={() => onChoose(one)}>
                <ListItemText {...describe(one)} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <UnreadableNote problems={problems} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns how a prescription is distinguished from the others: its day; its eyes, patient and status. */
function useDescription() {
  const text = useText('importPrescription');
  const locale = useLocale();
  const eyesOf = (parts: { eye: Eye }[]) =>
    new Intl.ListFormat(locale).format(parts.map(({ eye }) => text(`eyes.${eye}`)));
  return ({ written, lenses, refractions, patientReference, status }: ImportedPrescription) => {
    const facts = [
      lenses.length > 0 && text('choose.lenses', { eyes: eyesOf(lenses) }),
      refractions.length > 0 && text('choose.refractions', { eyes: eyesOf(refractions) }),
      patientReference && text('choose.patient', { reference: patientReference }),
      status !== 'active' && text(`status.${status}`),
    ];
    return {
      primary: dayOf(written, locale) ?? text('choose.undated'),
      secondary: facts.filter(Boolean).join(' · '),
    };
  };
}

/** A year or a month is shown as the file has it. */
function dayOf(written: string | null, locale: string): string | null {
  return written?.length === '2026-01-31'.length ? formatDay(written, locale, 'UTC') : written;
}
