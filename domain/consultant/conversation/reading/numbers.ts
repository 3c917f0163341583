import { convert, type Unit } from '../../calculators/parts/units.ts';

/** A figure as it was stated, with the unit that stood beside it. */
export interface Measure {
  value: number;
  unit: Unit | null;
  /** The digits as typed, with a decimal point. */
  text: string;
}

/** A plain number; a sign belongs to it only where no figure stands before it. */
export const NUMBER = String.raw`(?<![\d.])(?:(?<![\d.]\s?)[+-]\s?)?(?:\d+(?:\.\d+)?|\.\d+)(?!\.?\d)`;
export const UNIT = String.raw`(?:d(?:iopt\w*|ptr?|ioptr\w*)?\b|mm\b|um\b|micron\w*|micr[ao]\w*|°|deg\w*|grados?|dk\b)`;

const UNITS: readonly [RegExp, Unit][] = [
  [/^dk/u, 'Dk'],
  [/^mm/u, 'mm'],
  [/^(?:um|micr)/u, 'µm'],
  [/^(?:°|deg|grad)/u, '°'],
  [/^d/u, 'D'],
];

/** Returns the unit of a word; null for none. */
export function unitOf(word: string | undefined): Unit | null {
  const found = UNITS.find(([pattern]) => word !== undefined && pattern.test(word));
  return found?.[1] ?? null;
}

/** Digits that were read by a pattern; its groups may be missing for the compiler only. */
export function measureOf(digits = '', unit?: string): Measure {
  const text = digits.replace(/\s/gu, '');
  return { value: Number(text), unit: unitOf(unit), text };
}

/** A radius is below, a curvature in diopters above; no cornea and no lens is between them. */
const RADIUS_MOST = 15;

/** Returns a curve in diopters; its unit is stated, or follows from its size. */
export function inDioptres({ value, unit }: Measure): number {
  const isRadius = unit === 'mm' || (unit !== 'D' && value < RADIUS_MOST);
  return isRadius ? (convert(value, 'mm', 'D') ?? value) : value;
}

/** Returns a curve in mm. */
export function inMillimetres({ value, unit }: Measure): number {
  const isCurvature = unit === 'D' || (unit !== 'mm' && value > 20);
  return isCurvature ? (convert(value, 'D', 'mm') ?? value) : value;
}

/** Returns a length in mm that may have been stated in µm. */
export function lengthInMm({ value, unit }: Measure): number {
  return unit === 'µm' ? value / 1_000 : value;
}

/** Returns a depth in µm that may have been stated in mm. */
export function inMicrometres({ value, unit }: Measure): number {
  return unit === 'mm' || (unit === null && value > 0 && value < 10) ? value * 1_000 : value;
}
