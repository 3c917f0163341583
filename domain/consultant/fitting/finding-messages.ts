import { countDecimals, type Grid } from '../../lens/model/grid.ts';
import type { Label } from '../../lens/model/parameter.ts';
import { formatPlain } from '../../lens/optics/format-optics.ts';
import {
  CHOSEN_LABELS,
  MEASURES,
  type ChosenName,
  type MeasureName,
} from './planning/finding-fields.ts';

const USUAL_DECIMALS = 2;
const MOST_DECIMALS = 6;

/** Formats a figure with its unit; a figure without a unit is of minutes. */
function show(value: number, { unit, step }: Grid): string {
  const usual = step < 1 ? USUAL_DECIMALS : 0;
  const decimals = Math.min(Math.max(usual, countDecimals(value)), MOST_DECIMALS);
  const digits = formatPlain(value, decimals);
  return unit === '°' ? `${digits}°` : `${digits} ${unit === '' ? 'min' : unit}`;
}

/** Names the measurement, its limits and steps, and the nearest value that is taken. */
export function refusedMeasure(name: MeasureName, value: number, nearest: number): Label {
  const { label, grid } = MEASURES[name];
  const [min, max, step, typed, near] = [grid.min, grid.max, grid.step, value, nearest].map((one) =>
    show(one, grid),
  );
  return {
    en: `${label.en} ${typed} cannot be used: ${min} to ${max} in steps of ${step}. Nearest: ${near}`,
    es: `${label.es} ${typed} no se puede usar: de ${min} a ${max} en pasos de ${step}. El más cercano: ${near}`,
  };
}

export function noNumber(name: MeasureName): Label {
  const { label } = MEASURES[name];
  return { en: `${label.en} must be a number`, es: `${label.es} debe ser un número` };
}

export function noOption(name: ChosenName, options: readonly string[]): Label {
  const { en, es } = CHOSEN_LABELS[name];
  const list = options.join(', ');
  return {
    en: `${en}: choose one of ${list}`,
    es: `${es}: elija una de estas opciones: ${list}`,
  };
}

/** Says that a figure is missing that another one needs. */
export function missingBeside(name: MeasureName, other: MeasureName): Label {
  const [wanted, given] = [MEASURES[name].label, MEASURES[other].label];
  return {
    en: `${wanted.en} is missing: it is required with ${given.en}`,
    es: `Falta ${wanted.es}: se requiere con ${given.es}`,
  };
}

/** The limbus touches, but a clearance was measured that shows dye. */
export function touchWithClearance(mostUm: number): Label {
  const { en, es } = MEASURES.limbalClearance.label;
  return {
    en: `${en} cannot be more than ${mostUm} µm where the limbus touches. Nearest: ${mostUm} µm`,
    es: `${es} no puede ser más de ${mostUm} µm donde el limbo toca. El más cercano: ${mostUm} µm`,
  };
}
