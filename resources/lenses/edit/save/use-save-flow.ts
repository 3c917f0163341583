import { useState } from 'react';
import type { LensDryRun, LensInput } from '#domain/schemas/lens-change.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { errorBody } from '#resources/shared/error-body.ts';
import type { FormProblem } from '../problems/form-problem.ts';
import { useDryRun } from './use-dry-run.ts';
import { useSaveLens } from './use-save-lens.ts';

interface SaveFlowDeps {
  base: LensDefinition | null;
  onSaved: (lens: LensDefinition) => void;
  /** What the server found wrong, by the paths of the schema. */
  onRefused: (problems: FormProblem[]) => void;
}

/** What is being saved and would make something invalid, until somebody has decided. */
export interface Pending {
  input: LensInput;
  dryRun: LensDryRun;
}

/** Somebody else was faster; `current` is null when the server did not say what there is now. */
export interface Conflict {
  current: LensDefinition | null;
  /** What was not saved. */
  input: LensInput;
}

/** What the server found wrong with a definition. */
function problemsIn(error: unknown): FormProblem[] {
  const errors = Object.entries(errorBody(error)?.errors ?? {});
  return errors.map(([path, { message }]) => ({ path, message }));
}

/** The last dry run, and what came of it. */
function useChecked(onRefused: (error: unknown) => void) {
  const dryRun = useDryRun();
  const [checked, setChecked] = useState<LensDryRun | null>(null);
  const check = (input: LensInput, then?: (result: LensDryRun) => void) => {
    setChecked(null);
    dryRun.mutate(input, {
      onSuccess: (result) => {
        setChecked(result);
        then?.(result);
      },
      onError: onRefused,
    });
  };
  return { checked, dryRun, check };
}

/** Checks what a definition would do to drafts and orders, asks when it would, and saves it. */
export function useSaveFlow({ base, onSaved, onRefused }: SaveFlowDeps) {
  const refuse = (error: unknown) => onRefused(problemsIn(error));
  const saving = useSaveLens(base);
  const { checked, dryRun, ...checking } = useChecked(refuse);
  const [pending, setPending] = useState<Pending | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const check = (input: LensInput, then?: (result: LensDryRun) => void) => {
    saving.reset();
    checking.check(input, then);
  };
  const store = (input: LensInput) => {
    saving.mutate(input, {
      onSuccess: (outcome) => {
        setPending(null);
        if (outcome.kind === 'decided') return onSaved(outcome.record);
        setConflict({ current: outcome.current, input });
      },
      onError: (error) => {
        setPending(null);
        refuse(error);
      },
    });
  };
  const save = (input: LensInput) => {
    // a new lens stands in no draft and no order
    if (!base) return store(input);
    check(input, (result) => {
      const isHarmless = result.drafts.invalid + result.orders.invalid === 0;
      if (isHarmless) store(input);
      else setPending({ input, dryRun: result });
    });
  };
  return {
    save,
    check: (input: LensInput) => check(input),
    /** Saves what waits for the decision. */
    confirm: () => pending && store(pending.input),
    pending,
    cancel: () => setPending(null),
    checked,
    conflict,
    endConflict: () => setConflict(null),
    isChecking: dryRun.isPending,
    isBusy: dryRun.isPending || saving.isPending,
    checkError: dryRun.error,
    saveError: saving.error,
  };
}
