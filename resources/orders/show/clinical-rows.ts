import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';

type Kind = 'power' | 'curvature' | 'axis' | 'mm' | 'µm' | 'minutes' | 'choice' | 'text';

/** The measurements of an eye in display order, each with its format. */
const FIELDS: Record<keyof EyeClinical, Kind> = {
  condition: 'choice',
  flatK: 'curvature',
  flatMeridian: 'axis',
  steepK: 'curvature',
  hvid: 'mm',
  pupil: 'mm',
  lid: 'choice',
  refractionSphere: 'power',
  refractionCylinder: 'power',
  refractionAxis: 'axis',
  refractionAdd: 'power',
  vertexDistance: 'mm',
  overRefractionSphere: 'power',
  overRefractionCylinder: 'power',
  overRefractionAxis: 'axis',
  overKCylinder: 'power',
  minutesOnEye: 'minutes',
  centralVault: 'µm',
  limbal: 'choice',
  landing: 'choice',
  changeRequest: 'text',
};
export const CLINICAL_FIELDS = Object.keys(FIELDS) as (keyof EyeClinical)[];

const signed = (value: number): string => {
  const sign = value < 0 ? '−' : value > 0 ? '+' : '';
  return sign + Math.abs(value).toFixed(2);
};

const FORMATS: Record<Exclude<Kind, 'choice' | 'text'>, (value: number) => string> = {
  power: (value) => `${signed(value)} D`,
  curvature: (value) => `${value.toFixed(2)} D`,
  axis: (value) => `${String(Math.round(value)).padStart(3, '0')}°`,
  mm: (value) => `${value.toFixed(2)} mm`,
  µm: (value) => `${Math.round(value)} µm`,
  minutes: (value) => `${value} min`,
};

/** Formats a measurement in industry notation. `nameOf` returns the label of a choice. Blank for a missing one. */
export function formatMeasurement(
  field: keyof EyeClinical,
  clinical: EyeClinical,
  nameOf: (choice: Choice) => string,
): string {
  const kind = FIELDS[field];
  const value = clinical[field];
  if (value === undefined) return '';
  if (typeof value === 'number') {
    return kind === 'choice' || kind === 'text' ? String(value) : FORMATS[kind](value);
  }
  return kind === 'choice' ? nameOf(value as Choice) : value;
}

export type Choice = NonNullable<EyeClinical['condition' | 'lid' | 'limbal' | 'landing']>;
