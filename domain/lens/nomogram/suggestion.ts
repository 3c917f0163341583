import type { EyeClinical } from '../../schemas/clinical.ts';
import type { LensDefinition, NumberParameter, Prescription, Source } from '../../schemas/lens.ts';
import { applies } from '../applies.ts';
import type { Label } from '../catalogue/parameter.ts';
import { findParameter } from '../find-parameter.ts';
import { valueOf } from '../given.ts';
import { narrowed, nearestMakeable, type Grid } from '../grid.ts';
import { limitedGrid, limitsOf } from '../limited-grid.ts';
import { formatQuantity } from '../format.ts';
import { unsuitable, type Window } from '../warnings/unsuitable.ts';

/** A first value to try, never applied by itself. `source` says how far it is to be trusted. */
export interface Suggestion {
  parameter: string;
  /** On the grid of the lens. */
  value: number;
  reason: Label;
  source: Source;
}

/** What suggestions are made from. What is in the prescription already is built upon, not suggested again. */
export interface Start {
  lens: LensDefinition;
  clinical: EyeClinical;
  prescription: Prescription;
}

/** Dust of calculating in doubles. */
const DUST = 1e-9;

/** The value of the grid within the window that is nearest to the wanted one; null when none suits. */
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
 * The wanted value on the grid of the lens; none when the lens is not made so far out. No suggestion is one that the
 * warnings speak against: a length is moved to where they do not, if the lens is made there, and what looks like a slip
 * is not suggested.
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

/** What is ordered already, or else what is suggested for the same parameter. */
export function chosen(
  { prescription }: Start,
  name: string,
  suggestions: readonly Suggestion[],
): number | null {
  const given = valueOf(prescription, name);
  if (typeof given === 'number') return given;
  return suggestions.find((suggestion) => suggestion.parameter === name)?.value ?? null;
}

/** All of them, or none when one cannot be suggested: half of a power means another one. */
export function allOrNone(parts: readonly Suggestion[][]): Suggestion[] {
  return parts.every((part) => part.length > 0) ? parts.flat() : [];
}
