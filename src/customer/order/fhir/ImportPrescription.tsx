import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef, useState, useId, type ChangeEvent } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { inPlaceOf, type OrderFormValues } from '../state/form-values.ts';
import { importEye } from './import-eye.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { readPrescriptionFile, type FileOutcome } from './read-prescription-file.ts';

/** Users would not read more. */
const MAX_SHOWN = 10;

interface ImportRefusalProps {
  outcome: Exclude<FileOutcome, { kind: 'read' }>;
  onClose: () => void;
}

/** OR-10: fills the order form from a FHIR VisionPrescription; the form's rules check its values like typed ones. */
export function ImportPrescription({ lenses }: { lenses: LensDefinition[] }) {
  const text = useText('importPrescription');
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);
  const close = () => setOutcome(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // Allows choosing the same file again after it was corrected.
    target.value = '';
    if (file) setOutcome(await readPrescriptionFile(file));
  };
  return (
    <>
      <Button startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
        {text('open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json,application/fhir+json"
        aria-label={text('open')}
        onChange={(event) => void choose(event)}
      />
      {outcome?.kind === 'read' && (
        <FilledDialog
          imported={outcome.imported}
          lenses={lenses}
          onClose={close}
          onDone={() => {
            close();
            notify(text('done'), { type: 'success' });
          }}
        />
      )}
      {outcome && outcome.kind !== 'read' && <ImportRefusal outcome={outcome} onClose={close} />}
    </>
  );
}

interface FilledDialogProps {
  imported: Extract<FileOutcome, { kind: 'read' }>['imported'];
  lenses: LensDefinition[];
  onClose: () => void;
  onDone: () => void;
}

/** Reads the form when the dialog opens, and fills it when the user agrees. */
function FilledDialog({ imported, lenses, onClose, onDone }: FilledDialogProps) {
  const { getValues, setValue } = useFormContext<OrderFormValues>();
  const form = getValues();
  const eyes = imported.lenses.map((lens) => importEye(lens, form[lens.eye], lenses));
  const patientKept = form.patientReference.trim() !== '';

  const fill = (): void => {
    const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    for (const { imported: lens, values } of eyes) {
      setValue(lens.eye, inPlaceOf(getValues(lens.eye), values), changed);
    }
    if (!patientKept && imported.patientReference) {
      setValue('patientReference', imported.patientReference, changed);
    }
    if (imported.notes) setValue('notes', together(form.notes, imported.notes), changed);
    onDone();
  };
  return (
    <ImportDialog
      imported={imported}
      eyes={eyes}
      patientKept={patientKept}
      onClose={onClose}
      onFill={fill}
    />
  );
}

/** Appends text to existing text, without repeating it. */
function together(written: string, brought: string): string {
  if (written.includes(brought)) return written;
  return written.trim() ? `${written.trimEnd()}\n${brought}` : brought;
}

/** Shows why a file cannot be imported, with the places in it. */
function ImportRefusal({ outcome, onClose }: ImportRefusalProps) {
  const text = useText('importPrescription');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogContent>
        <Alert severity="error">
          <AlertTitle id={titleId}>{text('refused.title')}</AlertTitle>
          {outcome.kind === 'refused'
            ? text(`refused.${outcome.why}`)
            : outcome.problems.slice(0, MAX_SHOWN).map(({ path, rule }) => (
                <div key={`${path} ${rule}`}>
                  <code>{path || text('document')}</code> {text(`rules.${rule}`)}
                </div>
              ))}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
