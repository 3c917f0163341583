import type { EyeClinical } from '../../clinical/fields/clinical.ts';
import { applies } from '../model/applies.ts';
import { findParameter } from '../model/find-parameter.ts';
import { formatQuantity } from '../model/format.ts';
import { valueOf } from '../model/given.ts';
import { narrowed, nearestMakeable, limitedGrid, limitsOf, type Grid } from '../model/grid.ts';
import type { LensDefinition, NumberParameter, Prescription, Source } from '../model/lens.ts';
import type { Label } from '../model/parameter.ts';
import { unsuitable, type Window } from '../warnings/unsuitable.ts';

/** A first value to try, never applied automatically. `source` says how reliable it is. */
export interface Suggestion {
  parameter: string;
  /** On the grid of the lens. */
  value: number;
  reason: Label;
  source: Source;
}

/** The input of suggestions. Values in the prescription are used and not suggested again. */
export interface Start {
  lens: LensDefinition;
  clinical: EyeClinical;
  prescription: Prescription;
}

/** Tolerance for calculations with doubles. */
const DUST = 1e-9;

/** Returns the value of the grid within the window that is nearest to the wanted one; null when none is suitable. */
function nearestSuitable(
  start: Start,
  parameter: NumberParameter,
  wanted: number,
  { grid, least, most }: Window & { grid: Grid },
): number | null {
  const suiting = narrowed(grid, least, most);
  const value = suiting && nearestMakeable(wanted, { ...suiting, also: [] });
  return value !== null && unsuitable(start, parameter.name, value) === null ? value : null;
}

function moved(reason: Label, value: number, parameter: NumberParameter): Label {
  const shown = formatQuantity(value, parameter);
  return {
    en: `${reason.en}; ${shown} would not suit this eye`,
    es: `${reason.es}; ${shown} no sería adecuado para este ojo`,
  };
}

/**
 * Returns the wanted value on the lens's grid; none when it is out of range. Never suggests a value that the warnings
 * report: a length is moved to the nearest one without a warning, if it can be made, and a probable typing error is not
 * suggested.
 */
export function suggest(
  start: Start,
  name: string,
  wanted: number,
  reason: Label,
  source: Source,
): Suggestion[] {
  const { lens, prescription } = start;
  const parameter = findParameter(lens, name);
  if (parameter?.kind !== 'number' || !applies(parameter, prescription)) return [];
  const grid = limitedGrid(parameter, limitsOf(name, lens, prescription));
  if (!grid || !Number.isFinite(wanted)) return [];
  const value = nearestMakeable(wanted, grid);
  const isClose = Math.abs(value - wanted) <= parameter.step / 2 + DUST;
  const flaw = isClose ? unsuitable(start, name, value) : 'slip';
  if (flaw === 'slip') return [];
  const better = flaw && nearestSuitable(start, parameter, wanted, { ...flaw, grid });
  if (better === null) return [{ parameter: name, value, reason, source }];
  return [{ parameter: name, value: better, reason: moved(reason, value, parameter), source }];
}

/** Returns the ordered value of the parameter, or else the suggested one. */
export function chosen(
  { prescription }: Start,
  name: string,
  suggestions: readonly Suggestion[],
): number | null {
  const given = valueOf(prescription, name);
  if (typeof given === 'number') return given;
  return suggestions.find((suggestion) => suggestion.parameter === name)?.value ?? null;
}

/** Returns all parts, or none when one of them is missing: a part of a power is another power. */
export function allOrNone(parts: readonly Suggestion[][]): Suggestion[] {
  return parts.every((part) => part.length > 0) ? parts.flat() : [];
}
