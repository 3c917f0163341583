import type { Locale } from '../locale.ts';
import type { LensDefinition, Parameter, Prescription } from '../schemas/lens.ts';
import { findParameter } from './find-parameter.ts';
import { countDecimals } from './grid.ts';
import { formatNumber, formatParameter } from './format.ts';
import { isGiven, isNonZero, valueOf } from './given.ts';

/** What the trade writes first and without words: `before`, then the values joined by `between`. */
const SHORTHAND = [
  { names: ['sag'], before: { en: 'sag ', es: 'sag ' }, between: '' },
  { names: ['vault'], before: { en: 'vault ', es: 'bóveda ' }, between: '' },
  { names: ['baseCurve'], before: { en: 'BC ', es: 'CB ' }, between: '' },
  {
    names: ['baseCurveFlat', 'baseCurveSteep'],
    before: { en: 'BC ', es: 'CB ' },
    between: ' / ',
  },
  { names: ['diameter'], before: { en: 'dia ', es: 'diá ' }, between: '' },
  { names: ['sphere'], before: { en: '', es: '' }, between: '' },
  { names: ['sphereFlat', 'sphereSteep'], before: { en: '', es: '' }, between: ' / ' },
  { names: ['cylinder', 'axis'], before: { en: '', es: '' }, between: ' × ' },
  { names: ['add'], before: { en: 'add ', es: 'add ' }, between: '' },
] as const;

/** Choices whose options say by themselves what they are. */
const SELF_EXPLAINING: ReadonlySet<string> = new Set(['material', 'colour']);

const ABBREVIATED: ReadonlySet<string> = new Set(SHORTHAND.flatMap(({ names }) => names));

/** Lengths with the decimals of their steps, powers with two: `7.50`, `9.2`, `−2.00`, `005`. */
function shortNumber(value: unknown, parameter: Parameter | undefined): string {
  if (parameter?.kind !== 'number' || typeof value !== 'number') return String(value);
  if (parameter.unit !== 'mm') return formatNumber(value, parameter);
  const decimals = Math.max(countDecimals(parameter.step), countDecimals(value));
  return formatNumber(value, parameter, decimals);
}

function shorthand(lens: LensDefinition, prescription: Prescription, locale: Locale): string[] {
  return SHORTHAND.flatMap(({ names, before, between }) => {
    const given = names.filter((name) => isGiven(valueOf(prescription, name)));
    if (!given.some((name) => name !== 'cylinder' || isNonZero(prescription[name]))) return [];
    const values = given.map((name) => shortNumber(prescription[name], findParameter(lens, name)));
    return before[locale] + values.join(between);
  });
}

function inWords(parameter: Parameter, value: number | string, locale: Locale): string {
  const shown = formatParameter(value, parameter, locale);
  return SELF_EXPLAINING.has(parameter.name) ? shown : `${parameter.label[locale]} ${shown}`;
}

/**
 * A prescription on one line in the order of the trade: curves, diameter, powers, and then the rest in
 * the order of the lens. `BC 7.80 / 7.50 · dia 9.2 · −2.00 / −3.50 · Boston XO`
 */
export function summarizePrescription(
  lens: LensDefinition,
  prescription: Prescription,
  locale: Locale,
): string {
  const rest = lens.parameters.flatMap((parameter) => {
    const value = prescription[parameter.name];
    if (value === undefined || !isGiven(value) || ABBREVIATED.has(parameter.name)) return [];
    return inWords(parameter, value, locale);
  });
  return [...shorthand(lens, prescription, locale), ...rest].join(' · ');
}
