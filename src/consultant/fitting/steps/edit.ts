import type {
  EyeMeasured,
  FittingFile,
  FittingStep,
} from '#domain/consultant/fitting-link/fitting-file.ts';
import { STEPS_MOST } from '#domain/consultant/fitting-link/fitting-file.ts';
import type { Findings } from '#domain/consultant/fitting/findings.ts';
import { applicableValues } from '#domain/lens/model/applies.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { firstLens, typedValuesOf, type TypedValues } from './first-lens.ts';
import { resultOf } from './step-result.ts';

/** Whether a lens was seen on the eye: from then on the first lens stays as it was worn. */
export function isSeen({ steps }: FittingFile): boolean {
  const [first] = steps;
  return steps.length > 1 || (first !== undefined && Object.keys(first.findings).length > 0);
}

function replaced(file: FittingFile, step: number, change: Partial<FittingStep>): FittingFile {
  const steps = file.steps.map((one, index) => (index === step ? { ...one, ...change } : one));
  return { ...file, steps };
}

/** Works the first lens out anew: what was typed stays. */
function refreshed(file: FittingFile, lens: LensDefinition, typed: TypedValues): FittingFile {
  const { prescription, origins } = firstLens(lens, file.clinical, typed);
  return replaced({ ...file, origins }, 0, { prescription });
}

/** Takes over the measurements. Suggested values follow them until the first lens was seen. */
export function withClinical(
  file: FittingFile,
  clinical: EyeMeasured,
  lens: LensDefinition | null,
): FittingFile {
  const next = { ...file, clinical };
  if (!lens || next.steps.length === 0 || isSeen(next)) return next;
  return refreshed(next, lens, typedValuesOf(file));
}

/** Chooses a lens, which begins anew with its first values; the same lens goes on as it was. */
export function withLens(file: FittingFile, lens: LensDefinition): FittingFile {
  if (file.lens === lens.id && file.steps.length > 0) return file;
  const { prescription, origins } = firstLens(lens, file.clinical);
  return {
    ...file,
    lens: lens.id,
    origins,
    steps: [{ prescription, findings: {}, change: null }],
  };
}

function without(values: Prescription, name: string): Prescription {
  return Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));
}

/** Takes over a value that was typed into a lens; null takes it out. */
export function withValue(
  file: FittingFile,
  lens: LensDefinition,
  at: { step: number; name: string; value: number | string | null },
): FittingFile {
  const { step, name, value } = at;
  if (step === 0 && !isSeen(file)) {
    return refreshed(file, lens, { ...typedValuesOf(file), [name]: value });
  }
  const worn = file.steps[step]?.prescription ?? {};
  const next = value === null ? without(worn, name) : { ...worn, [name]: value };
  const changed = replaced(file, step, { prescription: applicableValues(lens, next) });
  return step === 0 ? { ...changed, origins: { ...file.origins, [name]: 'typed' } } : changed;
}

/** Gives a value of the first lens back to the nomogram and the lens's defaults. */
export function withSuggested(file: FittingFile, lens: LensDefinition, name: string): FittingFile {
  const typed = Object.entries(typedValuesOf(file)).filter(([one]) => one !== name);
  return refreshed(file, lens, Object.fromEntries(typed));
}

/** Takes over what is seen. A chosen change that no longer follows is let go, unless a later lens was made with it. */
export function withFindings(
  file: FittingFile,
  lens: LensDefinition,
  at: { step: number; findings: Findings },
): FittingFile {
  const { step, findings } = at;
  const next = replaced(file, step, { findings });
  const changed = next.steps[step];
  if (!changed || step < next.steps.length - 1 || changed.change === null) return next;
  const { chosen } = resultOf(next, changed, lens);
  return chosen ? next : replaced(next, step, { change: null });
}

/** Chooses the change after a step; another one than before ends the lenses that followed it. */
export function withChange(file: FittingFile, step: number, change: string | null): FittingFile {
  const isSame = file.steps[step]?.change === change;
  if (isSame) return file;
  return replaced({ ...file, steps: file.steps.slice(0, step + 1) }, step, { change });
}

/** Begins the next step with the lens after the last change; the same file without one, and at the most steps. */
export function seenAgain(file: FittingFile, lens: LensDefinition): FittingFile {
  const last = file.steps.at(-1);
  const next = last && resultOf(file, last, lens).next;
  if (!next || file.steps.length >= STEPS_MOST) return file;
  const step = { prescription: next.prescription, findings: {}, change: null };
  return { ...file, steps: [...file.steps, step] };
}
