import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { lensInputSchema, type LensInput } from '#domain/orders/lens-change.ts';
import type { Sides } from '../../../shared/merge/change-of.ts';
import { mergeEdits, type Chosen } from '../../../shared/merge/merge-edits.ts';
import type { Labels } from '../../labels/labels.ts';
import { lensDifferences, type Difference } from '../../labels/lens-differences.ts';
import { toInput } from '../../transfer/exported-lens.ts';
import { toDefinition } from '../values/to-definition.ts';
import { toValues } from '../values/to-values.ts';
import { LENS_SHAPE } from './lens-shape.ts';

/** What two edits of a lens changed to different values. */
interface LensQuestion {
  path: string;
  label: string;
  /** Null: removed. */
  mine: string | null;
  theirs: string | null;
}

/** Returns a definition as the form writes it, so that only what a person changed differs. */
function asEntered(lens: LensDefinition): LensInput {
  const input = toInput(lens);
  return lensInputSchema.safeParse(toDefinition(toValues(input))).data ?? input;
}

/** Returns the three sides of a conflict. The notes are of one version each, so they are not compared. */
export function lensSides(
  opened: LensDefinition,
  mine: LensInput,
  theirs: LensDefinition,
): Sides<LensInput> {
  return {
    opened: { ...asEntered(opened), changeNote: '' },
    mine,
    theirs: { ...asEntered(theirs), changeNote: '' },
  };
}

/** Returns both edits in one. What is not chosen yet has the value of `mine`. */
export function mergeLens(sides: Sides<LensInput>, chosen: Chosen): LensInput {
  return mergeEdits(LENS_SHAPE, sides, chosen).value;
}

/** Returns what has to be chosen, in words. */
export function lensQuestions(
  sides: Sides<LensInput>,
  chosen: Chosen,
  labels: Labels,
): LensQuestion[] {
  return mergeEdits(LENS_SHAPE, sides, chosen).asked.map((path) => {
    const mine = mergeLens(sides, { ...chosen, [path]: 'mine' });
    const theirs = mergeLens(sides, { ...chosen, [path]: 'theirs' });
    return toQuestion(path, lensDifferences(mine, theirs, labels));
  });
}

function toQuestion(path: string, differences: readonly Difference[]): LensQuestion {
  return {
    path,
    label: [...new Set(differences.map(({ label }) => label))].join(', ') || path,
    mine: written(differences.map(({ before }) => before)),
    theirs: written(differences.map(({ after }) => after)),
  };
}

/** Null for what is on this side in none of the lines. */
function written(values: readonly (string | null)[]): string | null {
  return values.filter((value) => value !== null).join('; ') || null;
}

/** Returns what only the other edit changed, in words. */
export function mergedLines(sides: Sides<LensInput>, labels: Labels): Difference[] {
  return lensDifferences(sides.mine, mergeLens(sides, {}), labels);
}
