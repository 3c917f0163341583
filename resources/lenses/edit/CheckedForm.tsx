import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LensInput } from '#domain/schemas/lens-change.ts';
import { CheckedContext, ProblemsContext } from './editor-context.ts';
import type { FormProblem } from './problems/form-problem.ts';
import type { LensValues } from './values/form-values.ts';
import { useReadForm } from './use-read-form.ts';

interface CheckedFormProps {
  /** Whether to tell what is wrong: once somebody tried to save. */
  tells: boolean;
  /** What the server found wrong with what was sent last. */
  refused: readonly FormProblem[];
  /** Rendered once: only what asks for problems renders again as one types. */
  children: ReactNode;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Looks at what stands in the form a moment after the last key, for the preview and the fields. */
export function CheckedForm({ tells, refused, children }: CheckedFormProps) {
  const { control } = useFormContext<LensValues>();
  const values = useDeferredValue(useWatch({ control, compute: (all: LensValues) => all }));
  const readForm = useReadForm();
  const read = useMemo(() => readForm(values), [readForm, values]);
  const [lastGood, setLastGood] = useState<LensInput | null>(null);
  // the note does not matter to who previews
  if (read.definition && read.definition !== lastGood) setLastGood(read.definition);
  const checked = useMemo(() => ({ input: read.definition, lastGood }), [read, lastGood]);
  const problems = useMemo(() => {
    const told = tells ? [...read.problems, ...refused] : refused;
    return told.length > 0 ? new Map(told.map(({ path, message }) => [path, message])) : NONE;
  }, [tells, read, refused]);
  return (
    <CheckedContext value={checked}>
      <ProblemsContext value={problems}>{children}</ProblemsContext>
    </CheckedContext>
  );
}
