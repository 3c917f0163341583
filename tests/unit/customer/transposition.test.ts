import { describe, expect, it } from 'vitest';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { customSoftSphere } from '#server/first-run/catalogue/custom-soft-sphere.ts';
import { customSoftToric } from '#server/first-run/catalogue/custom-soft-toric.ts';
import { isOtherNotation, transposition } from '#src/customer/order/fields/transposition.ts';
import { buildPrescription } from '../../fixtures/build-prescription.ts';

const TORIC = buildPrescription(customSoftToric);
const of = (change: Prescription) => transposition(customSoftToric, { ...TORIC, ...change });
const POWERS = ['sphere', 'cylinder', 'axis'] as const;

describe('a plus cylinder for a lens that is made in minus', () => {
  it.each([
    ['-3 1.25 90', '-1.75 -1.25 180'],
    ['2 0.5 180', '2.5 -0.5 90'],
    ['0 2.25 5', '2.25 -2.25 95'],
    ['-7.75 1.75 90', '-6 -1.75 180'],
  ])('OR-13 %s is transposed to %s', (plus, minus) => {
    const [typed, meant] = [plus, minus].map((text) => {
      const [sphere = 0, cylinder = 0, axis = 0] = text.split(' ').map(Number);
      return { sphere, cylinder, axis };
    });
    expect(of({ ...typed })).toEqual(meant);
    expect(validatePrescription(customSoftToric, { ...TORIC, ...meant })).toEqual([]);
  });

  it.each([
    ['a minus cylinder', { sphere: -3, cylinder: -1.25, axis: 90 }],
    ['none', { sphere: -3, cylinder: 0 }],
    ['one that is too strong', { sphere: -3, cylinder: 12.25, axis: 90 }],
    ['one that is too weak', { sphere: -3, cylinder: 0.25, axis: 90 }],
    ['one off its step', { sphere: -3, cylinder: 1.3, axis: 90 }],
    ['a sphere that goes out of its range', { sphere: 19, cylinder: 1.25, axis: 90 }],
    ['a missing axis', { sphere: -3, cylinder: 1.25, axis: '' }],
    ['a missing sphere', { sphere: '', cylinder: 1.25, axis: 90 }],
  ])('OR-13 is not transposed: %s', (_what, change) => {
    expect(of(change)).toBeNull();
  });

  it('OR-13 is told as what it is, and gets nothing nearest', () => {
    const typed = { ...TORIC, sphere: -3, cylinder: 1.25, axis: 90 };
    expect(isOtherNotation(customSoftToric, typed)).toBe(true);
    const [told] = validatePrescription(customSoftToric, typed);
    expect(told && describeViolation(told, customSoftToric, 'en')).toBe(
      '+1.25 D is a plus cylinder: enter Cylinder in minus, −0.50 D to −12.00 D',
    );
    expect(told && describeViolation(told, customSoftToric, 'es')).toBe(
      '+1.25 D es un cilindro positivo: ingrese Cilindro en negativo, de −0.50 D a −12.00 D',
    );
  });

  it('OR-13 is nothing of a lens without a cylinder', () => {
    expect(isOtherNotation(customSoftSphere, { cylinder: 1 })).toBe(false);
  });
});

describe.each(
  catalogue
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'cylinder'))
    .map((lens) => [lens.id, lens] as const),
)('%s', (_id, lens) => {
  it('OR-13 takes every transposition that is offered, which is the same power', () => {
    const beside = buildPrescription(lens);
    let offered = 0;
    for (let sphere = -22; sphere <= 22; sphere += 0.75) {
      for (let cylinder = 0.25; cylinder <= 13; cylinder += 0.75) {
        const typed: Prescription = { ...beside, sphere, cylinder, axis: 35 };
        const meant = transposition(lens, typed);
        if (!meant) continue;
        offered += 1;
        const left = validatePrescription(lens, { ...typed, ...meant });
        // A cylinder may ask for other parameters, too.
        expect(left.filter(({ rule }) => rule !== 'required')).toEqual([]);
        expect(POWERS.map((name) => meant[name])).toEqual([sphere + cylinder, -cylinder, 125]);
      }
    }
    expect(offered).toBeGreaterThan(100);
  });
});
