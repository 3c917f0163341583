import {
  formatAxis,
  formatPlain,
  formatPower,
  formatSpheroCylinder,
} from '../../../lens/optics/format-optics.ts';
import type { SpheroCylinder } from '../../../lens/optics/sphero-cylinder.ts';
import type { Result } from './calculator.ts';
import type { ResultName } from './names.ts';

/** Puts a number with a minus sign in parentheses, as it stands after another sign. */
const enclosed = (text: string): string => (/^[−+]/.test(text) ? `(${text})` : text);

/** A power in the middle of a formula. */
export const inside = (value: number): string => enclosed(formatPower(value));

/** A number in the middle of a formula, with this many decimals. */
export const plainInside = (value: number, decimals = 2): string =>
  enclosed(formatPlain(value, decimals));

/** A result in D. */
export function powerResult(name: ResultName, value: number): Result {
  return { name, text: formatPower(value), unit: 'D' };
}

/** A result with sphere, cylinder and axis. */
export function spheroResult(name: ResultName, power: SpheroCylinder): Result {
  return { name, text: formatSpheroCylinder(power), unit: 'D' };
}

/** A cylinder with its axis, without its sphere: `−0.75 × 180°`; `0.00` without a cylinder. */
export function cylinderResult(name: ResultName, { cylinder, axis }: SpheroCylinder): Result {
  const isNone = Number(cylinder.toFixed(2)) === 0;
  const text = isNone ? '0.00' : `${formatPower(cylinder)} × ${formatAxis(axis)}`;
  return { name, text, unit: 'D' };
}

/** Rounds to the next 0.25 D. */
export const inQuarters = (value: number): number => Math.round(value * 4) / 4;

/** Rounds both parts of a power to the next 0.25 D. */
export function powerInQuarters({ sphere, cylinder, axis }: SpheroCylinder): SpheroCylinder {
  return { sphere: inQuarters(sphere), cylinder: inQuarters(cylinder), axis };
}
