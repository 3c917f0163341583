import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { FittingFile } from '#domain/consultant/fitting-link/fitting-file.ts';
import type { Mark } from '#domain/consultant/fitting/apply-change.ts';
import { clinicalOfFindings } from '#domain/consultant/fitting/clinical-of-findings.ts';
import type { SourceId, Standing } from '#domain/consultant/fitting/planning/sources.ts';
import type { LensDefinition, Prescription, Source } from '#domain/lens/model/lens.ts';
import type { Label } from '#domain/lens/model/parameter.ts';
import { firstLens, typedValuesOf } from '../../../consultant/fitting/steps/first-lens.ts';
import { resultOf } from '../../../consultant/fitting/steps/step-result.ts';

/** Where a value of the present lens comes from. Steps are counted from 0: the first lens. */
export type ValueMark =
  /** By the nomogram of the lens's family; reason and source are null when its measurements have changed since. */
  | { from: 'suggested'; reason: Label | null; source: Source | null }
  /** Typed by hand into the lens of this step. */
  | { from: 'typed'; step: number }
  | { from: 'default' }
  /** By the change after this step, or to keep the power with it; `before` is null for no value. */
  | {
      from: 'change' | 'keptPower';
      step: number;
      change: string;
      before: number | string | null;
      source: SourceId;
      standing: Standing;
    }
  /** By a change after this step that the lens's present definition no longer gives. */
  | { from: 'lostChange'; step: number };

/** Where a value of the eye's clinical data comes from: measured before, or seen on the lens of this step. */
export type ClinicalMark = { from: 'measured' } | { from: 'seen'; step: number };

/** The lens that a fitting has come to, for a draft order, with where each value comes from. */
export interface MarkedLens {
  prescription: Prescription;
  /** One for each value of the prescription. */
  values: Record<string, ValueMark>;
  /** The measurements, with what was seen last, as an order holds them. */
  clinical: EyeClinical;
  /** One for each value of the clinical data. */
  clinicalMarks: Record<string, ClinicalMark>;
  /** How many changes led here. */
  changes: number;
  /** Whether the change that was chosen last is no longer proposed, so that its lens is not known. */
  isLastChangeLost: boolean;
}

type Marks = Record<string, ValueMark>;

/** The marks of the first lens, with what the nomogram says. */
function firstMarks(file: FittingFile, lens: LensDefinition): Marks {
  const { suggestions } = firstLens(lens, file.clinical, typedValuesOf(file));
  const values = file.steps[0]?.prescription ?? {};
  const markOf = (name: string): ValueMark => {
    const origin = file.origins[name] ?? 'typed';
    if (origin === 'typed') return { from: 'typed', step: 0 };
    if (origin === 'default') return { from: 'default' };
    const same = suggestions.find(
      ({ parameter, value }) => parameter === name && value === values[name],
    );
    return { from: 'suggested', reason: same?.reason ?? null, source: same?.source ?? null };
  };
  return Object.fromEntries(Object.keys(values).map((name) => [name, markOf(name)]));
}

function markOf(mark: Mark, before: ValueMark | undefined, step: number): ValueMark {
  if (mark.from !== 'worn') return { ...mark, step };
  return before ?? { from: 'typed', step };
}

interface Known {
  prescription: Prescription;
  marks: Marks;
}

/** The lens of a step, with the values that differ from those expected marked as typed or lost. */
function asWorn(expected: Known, worn: Prescription, other: ValueMark): Known {
  const names = Object.keys(worn);
  const marks = names.map((name): [string, ValueMark] => {
    const isExpected = expected.prescription[name] === worn[name];
    return [name, (isExpected && expected.marks[name]) || other];
  });
  return { prescription: worn, marks: Object.fromEntries(marks) };
}

/** The lens after the change of a step; null when none was chosen, or it is no longer proposed. */
function afterChange(file: FittingFile, lens: LensDefinition, step: number, worn: Known) {
  const at = file.steps[step];
  const next = at && at.change !== null ? resultOf(file, at, lens).next : null;
  if (!next) return null;
  const marks = Object.entries(next.marks).map(([name, mark]): [string, ValueMark] => [
    name,
    markOf(mark, worn.marks[name], step),
  ]);
  return { prescription: next.prescription, marks: Object.fromEntries(marks) };
}

/** The measurements with what was seen last, and where each is from; needs no lens. */
export function clinicalOf({
  clinical,
  steps,
}: FittingFile): Pick<MarkedLens, 'clinical' | 'clinicalMarks'> {
  const step = steps.length - 1;
  const seen = clinicalOfFindings({}, steps.at(-1)?.findings ?? {});
  const all: EyeClinical = { ...clinical, ...seen };
  const marks = Object.keys(all).map((name): [string, ClinicalMark] => [
    name,
    Object.hasOwn(seen, name) ? { from: 'seen', step } : { from: 'measured' },
  ]);
  return { clinical: all, clinicalMarks: Object.fromEntries(marks) };
}

/**
 * Returns the present lens of a fitting: the one after the change that was chosen last, or else the one that is worn,
 * with where each of its values comes from. `lens` is the present definition of the file's lens.
 */
export function marksOf(file: FittingFile, lens: LensDefinition): MarkedLens {
  let known: Known = {
    prescription: file.steps[0]?.prescription ?? {},
    marks: firstMarks(file, lens),
  };
  let changes = 0;
  let isLost = false;
  for (const [step, { change }] of file.steps.entries()) {
    const next = afterChange(file, lens, step, known);
    if (change !== null) changes += 1;
    isLost = change !== null && !next;
    const worn = file.steps[step + 1]?.prescription;
    const expected = next ?? known;
    const other: ValueMark = isLost
      ? { from: 'lostChange', step }
      : { from: 'typed', step: step + 1 };
    known = worn ? asWorn(expected, worn, other) : expected;
  }
  const { prescription, marks: values } = known;
  return { prescription, values, ...clinicalOf(file), changes, isLastChangeLost: isLost };
}
