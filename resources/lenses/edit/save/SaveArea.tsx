import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { ConfirmSave } from './ConfirmSave.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useEditor } from '../editor-context.ts';
import type { FormProblem } from '../problems/form-problem.ts';
import type { LensValues } from '../values/form-values.ts';
import { SaveReport } from './SaveReport.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useReadForm } from '../use-read-form.ts';
import { useSaveFlow } from './use-save-flow.ts';

interface SaveAreaProps {
  /** Called when the user tries to save: from then on, validation errors are shown. */
  onTry: () => void;
  goTo: (path: string) => void;
  onRefused: (problems: FormProblem[]) => void;
  onSaved: (lens: LensDefinition) => void;
  onLoad: (current: LensDefinition) => void;
}

/** Checks and saves the form, and shows the result. */
export function SaveArea({ onTry, goTo, onRefused, onSaved, onLoad }: SaveAreaProps) {
  const { base } = useEditor();
  const { getValues, setValue, reset } = useFormContext<LensValues>();
  const readForm = useReadForm();
  const [saved, setSaved] = useState<LensDefinition | null>(null);
  // in an effect, after the reset has taken effect: leaving the page would ask about unsaved changes otherwise
  const notifySaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) notifySaved(saved);
  }, [saved]);
  const flow = useSaveFlow({
    base,
    onRefused,
    onSaved: (lens) => {
      reset(getValues());
      setSaved(lens);
    },
  });
  const withInput = (use: (input: LensInput) => void) => {
    if (flow.isBusy) return;
    onTry();
    const { input, problems } = readForm(getValues());
    if (input) return use(input);
    const [first] = problems;
    if (first) goTo(first.path);
  };
  const takeId = (id: string) => {
    setValue('id', id, { shouldDirty: true });
    onTry();
  };
  const { conflict } = flow;
  return (
    <>
      <SaveBar
        report={<SaveReport flow={flow} goTo={goTo} onTakeId={takeId} />}
        isBusy={flow.isBusy}
        isChecking={flow.isChecking}
        onCheck={() => withInput(flow.check)}
        onSave={() => withInput(flow.save)}
      />
      {flow.pending && (
        <ConfirmSave
          pending={flow.pending}
          isBusy={flow.isBusy}
          onConfirm={flow.confirm}
          onCancel={flow.cancel}
        />
      )}
      {conflict?.current && base && (
        <ConflictDialog
          base={base}
          current={conflict.current}
          conflict={conflict}
          onKeep={flow.endConflict}
          onLoad={onLoad}
        />
      )}
    </>
  );
}
