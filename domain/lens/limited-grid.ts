import type {
  Combination,
  LensDefinition,
  NumberParameter,
  Prescription,
} from '../schemas/lens.ts';
import { holds } from './condition.ts';
import { narrowed, type Grid } from './grid.ts';

type Limits = Extract<Combination, { kind: 'limits' }>;

/** Returns the limits of this parameter that apply because of the other values. */
export function limitsOf(name: string, lens: LensDefinition, prescription: Prescription): Limits[] {
  return lens.combinations.filter(
    (combination): combination is Limits =>
      combination.kind === 'limits' &&
      combination.parameter === name &&
      holds(combination.when, prescription),
  );
}

/** Returns the part of the grid within all limits; null when no step is left. */
export function limitedGrid(parameter: NumberParameter, limits: readonly Limits[]): Grid | null {
  const min = Math.max(parameter.min, ...limits.map((one) => one.min));
  const max = Math.min(parameter.max, ...limits.map((one) => one.max));
  return narrowed(parameter, min, max);
}
