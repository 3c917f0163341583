import { readEarlierValue } from '#domain/lens/engine/read-earlier.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { chooseLens, NO_LENS } from '../state/form-values.ts';
import type { EyeValues, Origin } from '../state/form-values.ts';
import type { ImportedLens } from './reading/imported-prescription.ts';

/** One eye as the form would accept it. */
export interface EyeImport {
  imported: ImportedLens;
  /** Null: unknown, or no longer offered. */
  lens: LensDefinition | null;
  values: EyeValues;
  /** Values for which the lens has no parameter. */
  unknown: string[];
}

/**
 * Returns the eye as the form would have it: with the document's lens, or else the lens already chosen. Values missing
 * from a document of this portal were not ordered and stay empty; for other documents, the lens defaults fill the gaps.
 */
export function importEye(
  imported: ImportedLens,
  current: EyeValues,
  lenses: readonly LensDefinition[],
): EyeImport {
  const { design, prescription } = imported;
  const wanted = design ? design.id : current.lensId;
  const lens = lenses.find(({ id }) => id === wanted) ?? null;
  const names = Object.keys(prescription);
  const known = lens ? names.filter((name) => findParameter(lens, name)) : names;
  const texts = known.map((name) => [name, textOf(name, prescription[name], lens)] as const);
  const origins = known.map((name) => [name, 'earlier' satisfies Origin] as const);
  const begun = begin(current, lens, design !== null);
  return {
    imported,
    lens,
    unknown: names.filter((name) => !known.includes(name)),
    values: {
      ...begun,
      ordered: true,
      values: { ...begun.values, ...Object.fromEntries(texts) },
      origins: { ...begun.origins, ...Object.fromEntries(origins) },
    },
  };
}

function begin(current: EyeValues, lens: LensDefinition | null, isComplete: boolean): EyeValues {
  const empty = { ...NO_LENS, clinical: current.clinical };
  if (!lens) return empty;
  return isComplete ? { ...empty, lensId: lens.id } : chooseLens(empty, lens);
}

function textOf(
  name: string,
  value: number | string | undefined,
  lens: LensDefinition | null,
): string {
  const parameter = lens ? findParameter(lens, name) : undefined;
  if (typeof value === 'number' && parameter?.kind === 'number') {
    return formatNumber(value, parameter);
  }
  return String(readEarlierValue(parameter, value ?? '')).replace(/^-/, '−');
}
