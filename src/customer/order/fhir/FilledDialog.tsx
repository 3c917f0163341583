import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { inPlaceOf, type OrderFormValues } from '../state/form-values.ts';
import { importEye } from './import-eye.ts';
import { importRefractions } from './import-refraction.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportedPrescription, ImportProblem } from './reading/imported-prescription.ts';

interface FilledDialogProps {
  imported: ImportedPrescription;
  /** Why other prescriptions of the file cannot be imported. */
  problems: ImportProblem[];
  lenses: LensDefinition[];
  onClose: () => void;
  onDone: () => void;
}

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** Reads the form when the dialog opens, and fills it when the user agrees. */
export function FilledDialog(props: FilledDialogProps) {
  const { imported, problems, lenses, onClose, onDone } = props;
  const { getValues, setValue } = useFormContext<OrderFormValues>();
  const form = getValues();
  const eyes = imported.lenses.map((lens) => importEye(lens, form[lens.eye], lenses));
  const refractions = importRefractions(imported, form);
  const patientKept = form.patientReference.trim() !== '';
  const [entered, setEntered] = useState('');
  const reference = imported.patientReference ?? entered.trim();

  const fill = (): void => {
    for (const { imported: lens, values } of eyes) {
      setValue(lens.eye, inPlaceOf(getValues(lens.eye), values), CHANGED);
    }
    for (const { eye, texts } of refractions.taken) {
      const path = `${eye}.clinical` as const;
      setValue(path, { ...getValues(path), ...texts }, CHANGED);
    }
    if (!patientKept && reference) setValue('patientReference', reference, CHANGED);
    if (imported.notes) setValue('notes', together(form.notes, imported.notes), CHANGED);
    onDone();
  };
  return (
    <ImportDialog
      imported={imported}
      problems={problems}
      eyes={eyes}
      refractions={refractions}
      patient={{
        fromFile: imported.patientReference,
        patientKept,
        reference: entered,
        onReference: setEntered,
      }}
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
