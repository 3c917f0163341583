import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { eyeClinicalSchema, type EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { clinicalFields, clinicalGroups } from '#src/eye/clinical-fields.ts';
import { clinicalProblems } from '#src/eye/clinical-problems.ts';
import { kFromRadius, withKUnit } from '#src/eye/k-unit.ts';
import { clinicalTexts, toEyeClinical, toPatientClinical } from '#src/eye/to-clinical.ts';

const RUNS = { seed: 20_260_101, numRuns: runs() };

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
/** A usual value of the field, in hundredths. */
const valueOf = (field: ReturnType<typeof clinicalFields>[number]): fc.Arbitrary<unknown> => {
  if (field.kind === 'number') return hundredths(field.min, field.max);
  return field.kind === 'choice'
    ? fc.constantFrom(...field.options.map(({ value }) => value))
    : fc.constantFrom('less vault', 'lower by 100 µm');
};
const sorted = (record: object) =>
  JSON.stringify(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)));

describe('the clinical fields', () => {
  it('OR-01 are those of the schema, each once', () => {
    const names = clinicalFields().map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(eyeClinicalSchema.shape).toSorted());
    expect(clinicalGroups('mm').flatMap(({ fields }) => fields)).toHaveLength(names.length);
  });

  it('OR-01 offer the choices of the schema, and usual numbers that it takes', () => {
    for (const field of clinicalFields()) {
      const values =
        field.kind === 'number'
          ? [field.min, field.max]
          : field.kind === 'choice'
            ? field.options.map(({ value }) => value)
            : ['less vault'];
      const taken = values.filter(
        (value) => eyeClinicalSchema.safeParse({ [field.name]: value }).success,
      );
      expect(taken).toEqual(values);
    }
  });
});

describe('toEyeClinical', () => {
  it('OR-01 reads what a fitter types, and leaves out what is empty', () => {
    const texts = { flatK: '43,25', refractionSphere: '−6.00', hvid: ' 11.7 ', pupil: '', lid: '' };
    expect(toEyeClinical(texts)).toEqual({ flatK: 43.25, refractionSphere: -6, hvid: 11.7 });
  });

  it('OR-01 reads K in mm as D', () => {
    expect(toEyeClinical({ kUnit: 'mm', flatK: '7.85', steepK: '7.50' })).toEqual({
      flatK: 42.99,
      steepK: 45,
    });
  });

  it('OR-01 reads K with its unit, as the field that it was typed in does', () => {
    const inMm = { kUnit: 'mm', flatK: '7.80 mm', steepK: '7,50mm' };
    expect(clinicalProblems(inMm)).toEqual([]);
    expect(toEyeClinical(inMm)).toEqual({ flatK: 43.27, steepK: 45 });
    expect(toEyeClinical({ flatK: '43.25 D' })).toEqual({ flatK: 43.25 });
    // and so does the change of the unit, there and back
    const switched = withKUnit(inMm, 'D');
    expect(switched).toMatchObject({ flatK: '43.27', steepK: '45.00' });
    expect(withKUnit(switched, 'mm')).toMatchObject({ flatK: '7.80 mm', steepK: '7,50mm' });
    expect(toEyeClinical(withKUnit({ flatK: '43.25 D' }, 'mm'))).toEqual({ flatK: 43.25 });
  });

  it('OR-01 leaves out what cannot be taken, and says so naming the field', () => {
    const texts = {
      flatK: 'flat',
      hvid: '118',
      lid: 'closed',
      changeRequest: 'x'.repeat(501),
      refractionSphere: '-2',
    };
    expect(toEyeClinical(texts)).toEqual({ refractionSphere: -2 });
    const problems = clinicalProblems(texts);
    expect(problems.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'flatK number',
      'hvid limit',
      'lid option',
      'changeRequest length',
    ]);
    expect(problems[0]?.message).toEqual({
      en: 'Flat K: enter a number, not “flat”',
      es: 'K plana: ingrese un número, no «flat»',
    });
    expect(problems[1]?.message.en).toBe(
      'HVID: 118 is not possible; usual values are 10.00 mm … 13.50 mm',
    );
  });

  it.each(['0', '-7.8'])('OR-01 refuses a radius of %s mm', (flatK) => {
    expect(clinicalProblems({ kUnit: 'mm', flatK })).toMatchObject([{ field: 'flatK' }]);
    expect(toEyeClinical({ kUnit: 'mm', flatK })).toEqual({});
  });

  it('OR-01 finds no problem in empty fields', () => {
    expect(clinicalProblems({ flatK: '', condition: ' ' })).toEqual([]);
  });
});

describe('clinicalTexts', () => {
  it('OR-01 writes numbers as the trade does', () => {
    const clinical: EyeClinical = { flatK: 43.5, refractionSphere: -2, refractionAxis: 5 };
    expect(clinicalTexts(clinical)).toEqual({
      flatK: '43.50',
      refractionSphere: '−2.00',
      refractionAxis: '005',
    });
  });

  const anyClinical = fc.record(
    Object.fromEntries(clinicalFields().map((field) => [field.name, valueOf(field)])),
    { requiredKeys: [] },
  );

  it(`OR-01 there and back changes nothing (${RUNS.numRuns} runs)`, () => {
    const property = fc.property(anyClinical, (clinical) => {
      const back = toEyeClinical(clinicalTexts(clinical));
      return sorted(back) === sorted(clinical);
    });
    expect(fc.check(property, RUNS).failed).toBe(false);
  });

  it('OR-01 there and back for what concerns both eyes', () => {
    const patient = {
      dominantEye: 'left' as const,
      directSupply: true,
      prescriptionExpires: '2027-03-01',
    };
    expect(toPatientClinical(clinicalTexts(patient))).toEqual(patient);
    expect(toPatientClinical({ directSupply: 'false', dominantEye: '' })).toEqual({
      directSupply: false,
    });
    expect(toPatientClinical({ dominantEye: 'both', prescriptionExpires: 'soon' })).toEqual({});
  });
});

describe('the unit of K', () => {
  it('OR-01 can be changed after typing', () => {
    const texts = { flatK: '43.00', steepK: 'x', hvid: '11.7' };
    const inMm = withKUnit(texts, 'mm');
    expect(inMm).toMatchObject({ flatK: '7.85', steepK: 'x', hvid: '11.7', kUnit: 'mm' });
    expect(withKUnit(inMm, 'mm')).toEqual(inMm);
    expect(withKUnit(inMm, 'D')).toMatchObject({ flatK: '43.00', kUnit: 'D' });
    expect(withKUnit({ ...inMm, flatK: '7.90' }, 'D')).toMatchObject({ flatK: '42.72' });
  });

  it('OR-01 a radius in hundredths of a mm comes back as typed', () => {
    const radii = Array.from({ length: 551 }, (_, index) => ((450 + index) / 100).toFixed(2));
    const back = radii.map((flatK) => {
      const clinical = toEyeClinical({ kUnit: 'mm', flatK });
      return withKUnit(clinicalTexts(clinical), 'mm')['flatK'];
    });
    expect(back).toEqual(radii);
    expect(kFromRadius(0)).toBeNull();
  });
});
