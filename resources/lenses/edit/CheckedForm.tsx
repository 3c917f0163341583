import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { CheckedContext, ProblemsContext } from '../editor/editor-context.ts';
import type { FormProblem } from '../editor/problems/find-problems.ts';
import { useReadForm } from '../editor/use-read-form.ts';
import type { LensValues } from './values/form-values.ts';

interface CheckedFormProps {
  /** Whether to show validation errors: true after the first attempt to save. */
  tells: boolean;
  /** The server's validation errors for the last request. */
  refused: readonly FormProblem[];
  /** Rendered once. While the user types, only components that read the problems render again. */
  children: ReactNode;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Validates the form, deferred while the user types, for the preview and the fields. */
export function CheckedForm({ tells, refused, children }: CheckedFormProps) {
  const { control } = useFormContext<LensValues>();
  const values = useDeferredValue(useWatch({ control, compute: (all: LensValues) => all }));
  const readForm = useReadForm();
  const read = useMemo(() => readForm(values), [readForm, values]);
  const [lastGood, setLastGood] = useState<LensInput | null>(null);
  // the preview ignores the note
  if (read.definition && read.definition !== lastGood) setLastGood(read.definition);
  const checked = useMemo(() => ({ input: read.definition, lastGood }), [read, lastGood]);
  const problems = useMemo(() => {
    const shown = tells ? [...read.problems, ...refused] : refused;
    return shown.length > 0 ? new Map(shown.map(({ path, message }) => [path, message])) : NONE;
  }, [tells, read, refused]);
  return (
    <CheckedContext value={checked}>
      <ProblemsContext value={problems}>{children}</ProblemsContext>
    </CheckedContext>
  );
}
