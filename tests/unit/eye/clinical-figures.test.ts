import { describe, expect, it } from 'vitest';
import { clinicalFields, clinicalGroups } from '#src/eye/clinical-fields.ts';
import type { ClinicalField } from '#src/eye/field.ts';
import { rowsOf } from '../domain/text-table.ts';

/** In the order of the form: the group, the field, its unit, least and most that is usual (all assumed) and the step. */
const FIGURES = rowsOf(`
  cornea | condition | normal keratoconus pellucid advancedKeratoconus postGraft postRefractive surfaceDisease
  cornea | flatK | D 36 65 0.25
  cornea | flatMeridian | ° 1 180 1
  cornea | steepK | D 36 65 0.25
  cornea | hvid | mm 10 13.5 0.1
  cornea | pupil | mm 2 9 0.1
  cornea | lid | aboveLimbus tangent coversLimbus
  refraction | refractionSphere | D -30 30 0.25
  refraction | refractionCylinder | D -12 12 0.25
  refraction | refractionAxis | ° 1 180 1
  refraction | refractionAdd | D 0.5 4 0.25
  refraction | vertexDistance | mm 0 16 0.5
  overRefraction | overRefractionSphere | D -10 10 0.25
  overRefraction | overRefractionCylinder | D -10 10 0.25
  overRefraction | overRefractionAxis | ° 1 180 1
  overRefraction | overKCylinder | D -10 10 0.25
  onEye | minutesOnEye | - 0 600 5
  onEye | centralVault | µm 0 1000 10
  onEye | limbal | ideal touch excess
  onEye | landing | ideal blanching impingement lift
  onEye | changeRequest | text 500
`);
const K = { D: 'D 36 65 0.25', mm: 'mm 5 9.5 0.05' };

function figuresOf(field: ClinicalField): string {
  if (field.kind === 'text') return `text ${field.maxLength}`;
  if (field.kind === 'choice') return field.options.map(({ value }) => value).join(' ');
  return [field.unit === '' ? '-' : field.unit, field.min, field.max, field.step].join(' ');
}

describe('the figures of the clinical fields', () => {
  it.each(['D', 'mm'] as const)('OR-01 stand in groups, in this order, with K in %s', (kUnit) => {
    const found = clinicalGroups(kUnit).flatMap(({ id, fields }) =>
      fields.map((field) => [id, field.name, figuresOf(field)]),
    );
    const expected = FIGURES.map(([id, name, figures]) => [
      id,
      name,
      figures === K.D ? K[kUnit] : figures,
    ]);
    expect(found).toEqual(expected);
    expect(clinicalGroups().map(({ fields }) => fields)).toEqual(
      clinicalGroups('D').map(({ fields }) => fields),
    );
  });

  it('OR-01 are all assumed, and nothing is required, preset or tied to another field', () => {
    const free = { requiredWhen: 'optional', dependsOn: null, default: null };
    for (const field of clinicalFields().filter(({ kind }) => kind !== 'text')) {
      expect(field).toMatchObject({ ...free, source: { status: 'assumption' } });
    }
  });
});
