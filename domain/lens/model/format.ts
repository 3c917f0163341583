import type { Locale } from '../../basics/locale.ts';
import { countDecimals, isAxis } from './grid.ts';
import type { NumberParameter, Parameter } from './lens.ts';

const MINUS = '−';
const MAX_DECIMALS = 12;
const UNIT_DECIMALS = { D: 2, mm: 2, Δ: 2, µm: 0, '°': 0, '': 0 } as const;

/** Returns the unit's usual decimals, or more when the step or the value has more. */
function decimalsFor(value: number, { unit, step }: NumberParameter): number {
  const wanted = Math.max(UNIT_DECIMALS[unit], countDecimals(step), countDecimals(value));
  return Math.min(wanted, MAX_DECIMALS);
}

/** K readings and curves in D have no sign. No lens power is as high as this. */
const LEAST_CURVATURE = 20;

function signOf(value: number, { unit, min, max }: NumberParameter): string {
  if (value < 0) return MINUS;
  const showsPlus = (unit === 'D' && min < LEAST_CURVATURE) || (min < 0 && max > 0);
  return showsPlus && value > 0 ? '+' : '';
}

/** Formats the number in the trade's notation, without its unit: `−2.75`, `005`, `8.05`, `3800`. */
export function formatNumber(
  value: number,
  parameter: NumberParameter,
  decimals = decimalsFor(value, parameter),
): string {
  const digits = Math.abs(value).toFixed(decimals);
  return signOf(value, parameter) + (isAxis(parameter) ? digits.padStart(3, '0') : digits);
}

/** Formats a size without a sign, such as a step: `0.25`, never `+0.25`. */
export function formatUnsigned(value: number, parameter: NumberParameter): string {
  return value.toFixed(decimalsFor(value, parameter));
}

/** Formats the number with its unit: `−2.75 D`, `005°`, `8.05 mm`. */
export function formatQuantity(value: number, parameter: NumberParameter): string {
  const space = parameter.unit === '°' || parameter.unit === '' ? '' : ' ';
  return formatNumber(value, parameter) + space + parameter.unit;
}

/**
 * Formats a value: numbers with sign and unit, choices by their label, a missing value as nothing. Both languages use
 * the trade's decimal point.
 */
export function formatParameter(
  value: number | string | null | undefined,
  parameter: Parameter,
  locale: Locale,
): string {
  if (value === null || value === undefined) return '';
  if (parameter.kind === 'number') {
    return typeof value === 'number' ? formatQuantity(value, parameter) : value;
  }
  const option = parameter.options.find((candidate) => candidate.value === value);
  return option?.label[locale] ?? String(value);
}
