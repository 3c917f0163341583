import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { useWarnWhenUnsavedChanges } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';
import { EditorContext } from '../editor/editor-context.ts';
import type { FormProblem } from '../editor/problems/find-problems.ts';
import { CheckedForm } from './CheckedForm.tsx';
import { LensFormFields } from './LensFormFields.tsx';
import { SaveArea } from './save/SaveArea.tsx';
import { useOpenItems } from './use-open-items.ts';
import { fieldPath } from './values/field-path.ts';
import type { LensValues } from './values/form-values.ts';

export interface LensFormProps {
  /** The version being edited; null for a new lens. */
  base: LensDefinition | null;
  /** The initial values of the form. */
  initial: LensValues;
  /** Values of a file or of a merge, which replace the initial ones and are not saved yet. */
  unsaved: LensValues | null;
  onSaved: (lens: LensDefinition) => void;
  /** Called with a version that somebody else saved, and both edits in one. */
  onMerge: (current: LensDefinition, merged: LensInput) => void;
}

/** AD-03: the form of a definition, with a preview of what a practice will see. */
export function LensForm({ base, initial, unsaved, onSaved, onMerge }: LensFormProps) {
  const form = useForm<LensValues>({ defaultValues: initial, shouldFocusError: false });
  const { open, changeOpen, goTo } = useOpenItems(form);
  const [announcement, setAnnouncement] = useState('');
  const [tells, setTells] = useState(false);
  const [refused, setRefused] = useState<readonly FormProblem[]>([]);
  const editor = useMemo(
    () => ({ base, open, changeOpen, announce: setAnnouncement }),
    [base, open, changeOpen],
  );
  useUnsaved(unsaved, form.setValue);
  const refuse = (problems: FormProblem[]) => {
    const found = problems.map(({ path, message }) => ({
      path: fieldPath(path, form.getValues()),
      message,
    }));
    setRefused(found);
    const [first] = found;
    if (first) goTo(first.path);
  };
  return (
    <FormProvider {...form}>
      <EditorContext value={editor}>
        <UnsavedWarning />
        <CheckedForm tells={tells} refused={refused}>
          <Box component="form" noValidate onSubmit={stop} sx={{ display: 'grid', gap: 3 }}>
            <LensFormFields />
            <SaveArea
              onTry={() => {
                setTells(true);
                setRefused([]);
              }}
              goTo={goTo}
              onRefused={refuse}
              onSaved={onSaved}
              onMerge={onMerge}
            />
          </Box>
        </CheckedForm>
        <Box component="output" sx={VISUALLY_HIDDEN}>
          {announcement}
        </Box>
      </EditorContext>
    </FormProvider>
  );
}

/** Keeps Enter in a field from submitting the form. */
function stop(event: FormEvent): void {
  event.preventDefault();
}

/** Puts values into the form as if the user had typed them. */
function useUnsaved(
  unsaved: LensValues | null,
  setValue: ReturnType<typeof useForm<LensValues>>['setValue'],
): void {
  useEffect(() => {
    if (!unsaved) return;
    for (const key of Object.keys(unsaved) as (keyof LensValues)[]) {
      setValue(key, unsaved[key], { shouldDirty: true });
    }
  }, [unsaved, setValue]);
}

/** Asks before the user leaves a form with unsaved changes, within the portal or by closing the tab. */
function UnsavedWarning() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
