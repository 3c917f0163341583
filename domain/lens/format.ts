import type { Locale } from '../locale.ts';
import type { NumberParameter, Parameter } from '../schemas/lens.ts';
import { countDecimals, isAxis } from './grid.ts';
import { SIGNS } from './signs.ts';

const MINUS = '−';
const MAX_DECIMALS = 12;
const UNIT_DECIMALS = { D: 2, mm: 2, Δ: 2, µm: 0, '°': 0, '': 0 } as const;

/** The decimals that the unit is written with, more when the step or the value itself has more. */
function decimalsFor(value: number, { unit, step }: NumberParameter): number {
  const wanted = Math.max(UNIT_DECIMALS[unit], countDecimals(step), countDecimals(value));
  return Math.min(wanted, MAX_DECIMALS);
}

/** K readings and curves in D have no sign; no lens power begins as high. */
const LEAST_CURVATURE = 20;

function signOf(value: number, { unit, min, max }: NumberParameter): string {
  if (value < 0) return MINUS;
  const showsPlus = (unit === 'D' && min < LEAST_CURVATURE) || (min < 0 && max > 0);
  return showsPlus && value > 0 ? '+' : '';
}

/** The number as the trade writes it, without its unit: `−2.75`, `005`, `8.05`, `3800`. */
export function formatNumber(
  value: number,
  parameter: NumberParameter,
  decimals = decimalsFor(value, parameter),
): string {
  const digits = Math.abs(value).toFixed(decimals);
  return signOf(value, parameter) + (isAxis(parameter) ? digits.padStart(3, '0') : digits);
}

/** A size without direction, such as a step: `0.25`, never `+0.25`. */
export function formatUnsigned(value: number, parameter: NumberParameter): string {
  return value.toFixed(decimalsFor(value, parameter));
}

/** The number with its unit: `−2.75 D`, `005°`, `8.05 mm`. */
export function formatQuantity(value: number, parameter: NumberParameter): string {
  const space = parameter.unit === '°' || parameter.unit === '' ? '' : ' ';
  return formatNumber(value, parameter) + space + parameter.unit;
}

/**
 * A value as it is shown: numbers with sign and unit, choices by their label, nothing for no value.
 * The decimal point is the trade's notation in both languages.
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

const TYPED = new RegExp(String.raw`^([${SIGNS}]?)\s*(\d+(?:[.,]\d*)?|[.,]\d+)$`, 'u');

/**
 * What was typed, as a number: either minus sign, a plus, decimal comma or point, spaces around.
 * Null when it is not one number.
 */
export function parseNumber(text: string): number | null {
  const typed = TYPED.exec(text.trim());
  if (!typed) return null;
  const [, sign = '', digits = ''] = typed;
  const size = Number(digits.replace(',', '.'));
  if (!Number.isFinite(size)) return null;
  return size === 0 || sign === '' || sign === '+' || sign === '＋' ? size : -size;
}
