import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newFitting, type FittingFile } from '#domain/consultant/fitting-link/fitting-file.ts';
import { findViolations } from '#domain/lens/engine/find-violations.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { eyeDraftSchema } from '#domain/orders/draft.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { eyeOfFitting, isEmptyFitting } from '#src/customer/order/fitted/eye-of-fitting.ts';
import { marksOf } from '#src/customer/order/fitted/marks.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { toEyeClinical } from '#src/eye/to-clinical.ts';
import { anyFindings, anyWorn } from '../../domain/fitting/arbitrary-case.ts';
import { lensWithout } from '../../domain/fitting/fitting-case.ts';
import { valuesOf } from '../../domain/text-table.ts';
import {
  ampleye,
  changedFitting,
  firstFitting,
  fitted,
  nextFitting,
  OFFERED,
  withLostChanges,
} from './toric-fitting.ts';

describe('the draft of a fitting', () => {
  it('VC-04 has the eye, the lens, its parameters after the change, and what was measured and seen', () => {
    const eye = fitted(changedFitting());
    expect(eye).toMatchObject({ ordered: true, lensId: 'ampleye-scleral', lensOrigin: 'chosen' });
    const values = Object.entries(eye.values).map((one) => one.join(' '));
    const expected =
      'sag 3800, baseCurve 7.75, diameter 16.50, sphere −2.25, limbalZone standard, landing toric, ' +
      'scleralFlat standard, scleralSteep steep1, landingMeridian 170, material optimumExtra, surface none';
    expect(new Set(values)).toEqual(new Set(expected.split(', ')));
    expect(toEyeClinical(eye.clinical)).toEqual(
      valuesOf(
        'condition keratoconus, hvid 11.8, flatK 46, flatMeridian 10, steepK 48, refractionSphere -4, ' +
          'vertexDistance 12, minutesOnEye 30, centralVault 420, limbal touch, overRefractionSphere -0.75',
      ),
    );
    expect(eye.fitting.notTaken).toEqual([]);
    expect(eyeOfFitting({ file: changedFitting('left'), unread: [] }, OFFERED).eye).toBe('left');
  });

  it('VC-04 marks each field by where it comes from', () => {
    const { values, clinical } = fitted(changedFitting()).fitting;
    const from = (marks: typeof values) =>
      Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, mark.from]));
    expect(from(values)).toEqual(
      valuesOf(
        'sag suggested, baseCurve change, diameter suggested, sphere keptPower, limbalZone default, ' +
          'landing typed, scleralFlat typed, scleralSteep typed, landingMeridian typed, ' +
          'material default, surface default',
      ),
    );
    expect(from(clinical)).toEqual(
      valuesOf(
        'condition measured, hvid measured, flatK measured, flatMeridian measured, steepK measured, ' +
          'refractionSphere measured, vertexDistance measured, minutesOnEye seen, centralVault seen, ' +
          'limbal seen, overRefractionSphere seen',
      ),
    );
  });

  it('VC-04 names the source and its standing with what was suggested or changed, and the value before', () => {
    const { values } = fitted(changedFitting()).fitting;
    expect(values['sag']).toEqual({
      from: 'suggested',
      text: '3800',
      source: 'First diagnostic lenses of a clinic’s fitting tool',
      standing: 'secondHand',
    });
    expect(values['sphere']).toEqual({
      from: 'keptPower',
      text: '−2.25',
      step: 1,
      before: '−2.00',
      source: 'Art Optical, Achievement',
      standing: 'secondHand',
      otherLens: true,
    });
  });

  it('VC-04 keeps for another lens what was typed, and nothing that was proposed for this one', () => {
    const { origins } = fitted(changedFitting());
    expect(origins).toMatchObject({
      baseCurve: 'suggested',
      sphere: 'suggested',
      sag: 'suggested',
      landing: 'typed',
      surface: 'default',
    });
  });

  it('VC-04 can be stored as a draft, whatever was fitted', () => {
    const anyFile = fc.constantFrom(...catalogue).chain((lens) =>
      fc
        .record({ worn: anyWorn(lens), findings: anyFindings })
        .map(({ worn, findings }): FittingFile => {
          const origins = Object.keys(worn).map((name) => [name, 'default']);
          return Object.assign(newFitting('left'), {
            lens: lens.id,
            origins: Object.fromEntries(origins),
            steps: [{ prescription: worn, findings, change: null }],
          });
        }),
    );
    fc.assert(
      fc.property(anyFile, (file) => {
        const eye = fitted(file);
        const { values, clinical, notTaken } = eye.fitting;
        expect(eyeDraftSchema.parse(eye)).toEqual(eye);
        const texts = (marks: typeof values) =>
          Object.fromEntries(Object.entries(marks).map(([name, { text }]) => [name, text]));
        expect(texts(values)).toEqual(eye.values);
        expect(texts(clinical)).toEqual(eye.clinical);
        // Nothing that was fitted is lost without a word.
        const lens = OFFERED.get(file.lens ?? '');
        if (!lens) throw new Error('No lens');
        const named = new Set([...Object.keys(eye.values), ...notTaken.map(({ field }) => field)]);
        const { prescription } = marksOf(file, lens);
        expect(Object.keys(prescription).filter((name) => !named.has(name))).toEqual([]);
        const wrong = findViolations(lens, toPrescription(lens, eye.values));
        expect(wrong.filter(({ value }) => value !== null)).toEqual([]);
      }),
    );
  });
});

const offering = (lens: LensDefinition) => new Map([[lens.id, lens]]);

/** The lens with other facts about one of its parameters. */
function changed(name: string, facts: object): LensDefinition {
  const parameters = ampleye.parameters.map((one) =>
    one.name === name ? { ...one, ...facts } : one,
  );
  return { ...ampleye, parameters };
}

describe('what a draft cannot take from a fitting', () => {
  it('VC-04 is the lens when it is no longer offered; the measurements stay', () => {
    const eye = fitted(changedFitting(), new Map());
    expect(eye).toMatchObject({ lensId: '', values: {}, origins: {} });
    expect(eye.fitting.values).toEqual({});
    expect(eye.fitting.notTaken).toEqual([
      { kind: 'lens', field: '', value: 'ampleye-scleral', nearest: null },
    ]);
    expect(eye.clinical).toMatchObject({ flatK: '46.00', centralVault: '420' });
    expect(eye.fitting.clinical['centralVault']).toEqual({ from: 'seen', text: '420' });
  });

  it.each<
    [title: string, lens: LensDefinition, field: string, value: string, nearest: string | null]
  >([
    [
      'a value between two steps',
      changed('diameter', { step: 0.4, min: 15 }),
      'diameter',
      '16.50',
      '16.60',
    ],
    ['a value beyond the range', changed('sag', { max: 3700 }), 'sag', '3800', '3700'],
    ['a parameter that is gone', lensWithout(ampleye, 'surface'), 'surface', 'none', null],
    [
      'an option that is gone',
      changed('material', {
        options: [{ value: 'other', label: { en: 'Other', es: 'Otro' } }],
        default: null,
      }),
      'material',
      'optimumExtra',
      null,
    ],
  ])('VC-04 is %s, with the nearest that is made', (_, lens, field, value, nearest) => {
    const eye = fitted(firstFitting(), offering(lens));
    expect(eye.fitting.notTaken).toEqual([{ kind: 'value', field, value, nearest }]);
    expect(eye.values).not.toHaveProperty(field);
    expect(eye.fitting.values).not.toHaveProperty(field);
    expect(eye.values).toMatchObject({ baseCurve: '7.80', sphere: '−2.00' });
  });

  it('VC-04 is what depends on a value that is not made', () => {
    const spherical = changed('landing', {
      options: [{ value: 'spherical', label: { en: 'Spherical', es: 'Esférica' } }],
    });
    const eye = fitted(firstFitting(), offering(spherical));
    expect(eye.fitting.notTaken.map(({ field }) => field)).toEqual([
      'landing',
      'scleralFlat',
      'scleralSteep',
      'landingMeridian',
    ]);
  });

  it('VC-04 is no more than a draft holds, whatever a link names', () => {
    const gone = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`x${index}`, 1]));
    const steps = [{ prescription: gone, findings: {}, change: null }];
    const eye = fitted({ ...firstFitting(), steps });
    expect(eye.fitting.notTaken).toHaveLength(60);
    expect(eyeDraftSchema.safeParse(eye).success).toBe(true);
  });

  it('VC-04 is the last change when it is no longer proposed: the draft has the lens before it', () => {
    const eye = fitted(changedFitting('right', 'scleral.noSuchChange'));
    expect(eye.values).toMatchObject({ baseCurve: '7.80', sphere: '−2.00' });
    expect(eye.fitting.notTaken).toEqual([{ kind: 'change', field: '', value: '', nearest: null }]);
  });

  it('VC-04 marks the values of an earlier change that is no longer proposed', () => {
    const { values, notTaken } = fitted(withLostChanges(nextFitting(changedFitting()))).fitting;
    expect(values['baseCurve']).toEqual({ from: 'lostChange', text: '7.75', step: 1 });
    expect(notTaken).toEqual([]);
  });

  it('VC-04 is each part of the link that could not be read, once', () => {
    const file = changedFitting();
    const unread = [
      { part: 'findings', step: 0 },
      { part: 'findings', step: 1 },
      { part: 'values', step: 1 },
    ] as const;
    const { draft } = eyeOfFitting({ file, unread: [...unread] }, OFFERED);
    expect(draft.fitting?.notTaken).toEqual([
      { kind: 'link', field: 'findings', value: '', nearest: null },
      { kind: 'link', field: 'values', value: '', nearest: null },
    ]);
  });

  it('VC-04 gets the default of what the present version requires and the fitting does not know', () => {
    const { origins, ...rest } = firstFitting();
    const { material: _, ...named } = origins;
    const steps = rest.steps.map(({ prescription: { material: _gone, ...worn }, ...step }) => ({
      ...step,
      prescription: worn,
    }));
    const eye = fitted({ ...rest, origins: named, steps });
    expect(eye.values['material']).toBe('optimumExtra');
    expect(eye.fitting.values['material']).toEqual({ from: 'default', text: 'optimumExtra' });
    // What was taken out by hand stays out.
    const without = fitted({ ...rest, origins: { ...named, material: 'typed' }, steps });
    expect(without.values).not.toHaveProperty('material');
  });
});

describe('a fitting without anything', () => {
  it('VC-04 makes no draft', () => {
    expect(isEmptyFitting(newFitting())).toBe(true);
    expect(isEmptyFitting({ ...newFitting(), lens: 'gp-sphere' })).toBe(false);
    const measured = { ...newFitting(), clinical: { hvid: 12 } };
    expect(isEmptyFitting(measured)).toBe(false);
    expect(fitted(measured)).toMatchObject({ lensId: '', clinical: { hvid: '12.00' } });
    const step = { prescription: {}, findings: { dye: 'blocked' as const }, change: null };
    expect(isEmptyFitting({ ...newFitting(), steps: [step] })).toBe(false);
  });
});
