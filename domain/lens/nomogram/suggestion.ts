import type { EyeClinical } from '../../schemas/clinical.ts';
import type { LensDefinition, Prescription, Source } from '../../schemas/lens.ts';
import { applies } from '../applies.ts';
import type { Label } from '../catalogue/parameter.ts';
import { findParameter } from '../find-parameter.ts';
import { valueOf } from '../given.ts';
import { nearestMakeable } from '../grid.ts';
import { limitedGrid, limitsOf } from '../limited-grid.ts';

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

/** The wanted value on the grid of the lens; none when the lens is not made so far out. */
export function suggest(
  { lens, prescription }: Start,
  name: string,
  wanted: number,
  reason: Label,
  source: Source,
): Suggestion[] {
  const parameter = findParameter(lens, name);
  if (parameter?.kind !== 'number' || !applies(parameter, prescription)) return [];
  const grid = limitedGrid(parameter, limitsOf(name, lens, prescription));
  if (!grid || !Number.isFinite(wanted)) return [];
  const value = nearestMakeable(wanted, grid);
  const isClose = Math.abs(value - wanted) <= parameter.step / 2 + DUST;
  return isClose ? [{ parameter: name, value, reason, source }] : [];
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
