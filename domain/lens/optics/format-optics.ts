import type { SpheroCylinder } from './sphero-cylinder.ts';

const MINUS = '−';

/** Rounds, and never returns -0. */
function fixed(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/** Formats a power in the trade's notation: `−2.75`, `+0.50`, `0.00`. */
export function formatPower(value: number): string {
  const text = fixed(value, 2);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** Formats a number without a plus sign: a length in mm, a K in D. */
export function formatPlain(value: number, decimals = 2): string {
  return fixed(value, decimals);
}

/** The value of a power as it is printed. */
function printed(value: number): number {
  return Number(value.toFixed(2));
}

/**
 * Returns the sign between a sum and its result, both printed with two decimals: `=`, or `≈` where the printed figures
 * do not add up because each was rounded.
 */
export function sumSign(terms: readonly number[], result: number): '=' | '≈' {
  const sum = terms.reduce((total, term) => total + printed(term), 0);
  return Math.abs(sum - printed(result)) < 0.005 ? '=' : '≈';
}

/** Formats an axis or a meridian: `005°`. */
export function formatAxis(degrees: number): string {
  return `${String(Math.round(degrees) || 180).padStart(3, '0')}°`;
}

/** Formats sphere, cylinder and axis: `−6.00 −1.75 × 180°`; without a cylinder only the sphere. */
export function formatSpheroCylinder({ sphere, cylinder, axis }: SpheroCylinder): string {
  if (Number(cylinder.toFixed(2)) === 0) return formatPower(sphere);
  return `${formatPower(sphere)} ${formatPower(cylinder)} × ${formatAxis(axis)}`;
}
