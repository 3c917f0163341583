import { describe, expect, it } from 'vitest';
import { eyeOfFitting, isEmptyFitting } from '#domain/fitting-draft/eye-of-fitting.ts';
import { newFitting } from '#domain/fitting-link/fitting-file.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { lensWithout } from '../fitting/fitting-case.ts';
import {
  ampleye,
  changedFitting,
  firstFitting,
  fitted,
  nextFitting,
  OFFERED,
  withLostChanges,
} from './toric-fitting.ts';

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
    expect(isEmptyFitting({ ...newFitting(), clinical: { hvid: 12 } })).toBe(false);
    const step = { prescription: {}, findings: { dye: 'blocked' as const }, change: null };
    expect(isEmptyFitting({ ...newFitting(), steps: [step] })).toBe(false);
  });
});
