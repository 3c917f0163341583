import type {
  Combination,
  LensDefinition,
  NumberParameter,
  Prescription,
} from '../schemas/lens.ts';
import { holds } from './condition.ts';
import { narrowed, type Grid } from './grid.ts';

type Limits = Extract<Combination, { kind: 'limits' }>;

/** The limits of this parameter that hold beside the other values. */
export function limitsOf(name: string, lens: LensDefinition, prescription: Prescription): Limits[] {
  return lens.combinations.filter(
    (combination): combination is Limits =>
      combination.kind === 'limits' &&
      combination.parameter === name &&
      holds(combination.when, prescription),
  );
}

/** What is left of the grid within all of the limits; null when they leave no step of it. */
export function limitedGrid(parameter: NumberParameter, limits: readonly Limits[]): Grid | null {
  const min = Math.max(parameter.min, ...limits.map((one) => one.min));
  const max = Math.min(parameter.max, ...limits.map((one) => one.max));
  return narrowed(parameter, min, max);
}
