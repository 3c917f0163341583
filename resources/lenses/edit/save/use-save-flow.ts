import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNavigate, useNotify } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { lensDefinitionSchema } from '#domain/lens/model/lens.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensDryRun, LensInput } from '#domain/orders/lens-change.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useDecision } from '../../../shared/decision/use-decision.ts';
import { pathOf } from '../../common/lens-path.ts';
import type { FormProblem } from '../../editor/problems/find-problems.ts';

interface SaveFlowDeps {
  base: LensDefinition | null;
  onSaved: (lens: LensDefinition) => void;
  /** Called with the server's validation errors; their paths are those of the schema. */
  onRefused: (problems: FormProblem[]) => void;
}

/** A save that would make drafts or orders invalid, until the user confirms or cancels it. */
export interface Pending {
  input: LensInput;
  dryRun: LensDryRun;
}

/** Another user saved first; `current` is null when the server did not return the current version. */
export interface Conflict {
  current: LensDefinition | null;
  /** The input that was not saved. */
  input: LensInput;
}

/** Returns the server's validation errors for a definition. */
function problemsIn(error: unknown): FormProblem[] {
  const errors = Object.entries(errorBody(error)?.errors ?? {});
  return errors.map(([path, { message }]) => ({ path, message }));
}

/** Holds the last dry run and its result. */
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

/** Checks a definition against drafts and orders, asks to confirm when it would make any invalid, and saves it. */
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
    // no draft or order has a new lens
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
    /** Saves the pending input. */
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

/** AD-03: saves a new lens, or the next version based on the one that the user saw. */
export function useSaveLens(base: LensDefinition | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useDecision({
    resource: 'lenses',
    schema: lensDefinitionSchema,
    send: (input: LensInput, key) =>
      base
        ? dataProvider.updateLens(base.id, input, base.version)
        : dataProvider.createLens(input, key),
  });
}

/** Asks the server which drafts and earlier orders could no longer be made. */
function useDryRun() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useMutation({
    mutationFn: async (input: LensInput) => (await dataProvider.dryRunLens(input)).data,
  });
}

/** Notifies the user that a lens was saved, and shows the lens. */
export function useAfterSaving(base: LensDefinition | null): (lens: LensDefinition) => void {
  const text = useText('lensEditor');
  const notify = useNotify();
  const navigate = useNavigate();
  return (lens) => {
    const params = { lens: escapeHtml(lens.name), version: lens.version };
    notify(text(base ? 'save.saved' : 'save.created', params), { type: 'success' });
    navigate(pathOf(lens));
  };
}
