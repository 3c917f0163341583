import { toDioptres, toRadius } from '../../../lens/optics/keratometry.ts';
import { wornNumber, type FittingCase } from './fitting-case.ts';
import type { Move } from './plan.ts';

/** Returns the move that makes a base curve this many D steeper, or flatter below 0. */
export function curveMove(c: FittingCase, parameter: string, dioptres: number): Move {
  const radius = wornNumber(c, parameter);
  // Unknown: the pick says so, whatever the amount is.
  if (radius === null) return { parameter, by: -dioptres };
  return { parameter, by: toRadius(toDioptres(radius) + dioptres) - radius };
}

/** The worn lens's step of the parameter, for a change whose source names no amount; 0 without the parameter. */
export function oneStep({ lens }: FittingCase, name: string): number {
  const parameter = lens.parameters.find((one) => one.name === name);
  return parameter?.kind === 'number' ? parameter.step : 0;
}
