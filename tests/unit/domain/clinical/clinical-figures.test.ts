import { describe, expect, it } from 'vitest';
import { clinicalFields, clinicalGroups } from '#domain/clinical/clinical-fields.ts';
import type { ClinicalField } from '#domain/clinical/field.ts';
import type { KUnit } from '#domain/clinical/k-unit.ts';

type MeasuredRow = [name: string, unit: string, min: number, max: number, step: number];

/** What is usual: all of it is assumed, and a value outside is taken too. */
const CORNEA: MeasuredRow[] = [
  ['flatMeridian', '°', 1, 180, 1],
  ['hvid', 'mm', 10, 13.5, 0.1],
  ['pupil', 'mm', 2, 9, 0.1],
];
const REFRACTION: MeasuredRow[] = [
  ['refractionSphere', 'D', -30, 30, 0.25],
  ['refractionCylinder', 'D', -12, 12, 0.25],
  ['refractionAxis', '°', 1, 180, 1],
  ['refractionAdd', 'D', 0.5, 4, 0.25],
  ['vertexDistance', 'mm', 0, 16, 0.5],
];
const OVER_REFRACTION: MeasuredRow[] = [
  ['overRefractionSphere', 'D', -10, 10, 0.25],
  ['overRefractionCylinder', 'D', -10, 10, 0.25],
  ['overRefractionAxis', '°', 1, 180, 1],
  ['overKCylinder', 'D', -10, 10, 0.25],
];
const ON_EYE: MeasuredRow[] = [
  ['minutesOnEye', '', 0, 600, 5],
  ['centralVault', 'µm', 0, 1000, 10],
];
const KERATOMETRY: Record<KUnit, MeasuredRow[]> = {
  D: [
    ['flatK', 'D', 36, 65, 0.25],
    ['steepK', 'D', 36, 65, 0.25],
  ],
  mm: [
    ['flatK', 'mm', 5, 9.5, 0.05],
    ['steepK', 'mm', 5, 9.5, 0.05],
  ],
};
const MEASURED = [...CORNEA, ...REFRACTION, ...OVER_REFRACTION, ...ON_EYE];
const IN_UNITS = (['D', 'mm'] as const).flatMap((kUnit) =>
  [...KERATOMETRY[kUnit], ...MEASURED].map((row) => [kUnit, row[0], row] as const),
);

const CONDITIONS =
  'normal keratoconus pellucid advancedKeratoconus postGraft postRefractive surfaceDisease';
const FINDINGS: [name: string, options: string[]][] = [
  ['condition', CONDITIONS.split(' ')],
  ['lid', ['aboveLimbus', 'tangent', 'coversLimbus']],
  ['limbal', ['ideal', 'touch', 'excess']],
  ['landing', ['ideal', 'blanching', 'impingement', 'lift']],
];

function fieldOf(name: string, kUnit?: KUnit): ClinicalField | undefined {
  return clinicalFields(kUnit).find((field) => field.name === name);
}

/** Nothing of it is required, preset or tied to another field. */
const FREE = { requiredWhen: 'optional', dependsOn: null, default: null };

describe('the figures of the clinical fields', () => {
  it.each(IN_UNITS)('OR-01 with K in %s: %s', (kUnit, name, [, unit, min, max, step]) => {
    const field = fieldOf(name, kUnit);
    const expected = { kind: 'number', unit, min, max, step, also: [], ...FREE };
    expect(field, `${name}, K in ${kUnit}`).toMatchObject(expected);
    expect(field?.kind === 'number' && field.source.status).toBe('assumption');
  });

  it.each(FINDINGS)('OR-01 %s', (name, options) => {
    const field = fieldOf(name);
    expect(field).toMatchObject({ kind: 'choice', ...FREE });
    const values = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    expect(values).toEqual(options);
  });

  it('OR-01 the change asked for has up to 500 characters', () => {
    expect(fieldOf('changeRequest')).toMatchObject({ kind: 'text', maxLength: 500 });
  });

  it('OR-01 stand in groups, in this order, K in D unless said otherwise', () => {
    const groups = clinicalGroups().map(({ id, fields }) => [id, fields.map(({ name }) => name)]);
    expect(groups).toEqual([
      ['cornea', ['condition', 'flatK', 'flatMeridian', 'steepK', 'hvid', 'pupil', 'lid']],
      ['refraction', REFRACTION.map(([name]) => name)],
      ['overRefraction', OVER_REFRACTION.map(([name]) => name)],
      ['onEye', ['minutesOnEye', 'centralVault', 'limbal', 'landing', 'changeRequest']],
    ]);
    expect(fieldOf('flatK')).toMatchObject({ unit: 'D' });
  });
});
