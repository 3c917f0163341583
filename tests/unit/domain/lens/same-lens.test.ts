import { describe, expect, it } from 'vitest';
import { describeOtherThanBefore, otherThanBefore } from '#domain/lens/engine/same-lens.ts';
import type { EarlierOrdered } from '#domain/lens/engine/same-lens.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { gpMultifocal } from '#server/first-run/catalogue/gp-multifocal.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';

const BEFORE: EarlierOrdered = {
  lensId: gpSphere.id,
  lensName: 'GP Sphere',
  prescription: { material: 'boston-xo', baseCurve: 7.8, diameter: 9.4, sphere: -2.75 },
};

const others = (now: Prescription, lens: LensDefinition = gpSphere, before = BEFORE) =>
  otherThanBefore(lens, now, before);

const earlierMultifocal = (prescription: Prescription) => ({
  lensId: gpMultifocal.id,
  lensName: 'GP Multifocal',
  prescription,
});

describe('the same lens again', () => {
  it('OR-12 is what the earlier order says, in whichever order, blanks and all', () => {
    const { material, ...rest } = BEFORE.prescription;
    expect(others({ ...rest, material: material ?? '', opticZone: '' })).toEqual([]);
  });

  it('OR-12 is one without a cylinder or a dot, whether that is said or left blank', () => {
    const plain = { sphere: -2, add: 2 };
    const said = { ...plain, cylinder: 0, dot: 'none' };
    expect(others(plain, gpMultifocal, earlierMultifocal(said))).toEqual([]);
    expect(others(said, gpMultifocal, earlierMultifocal(plain))).toEqual([]);
    const toric = { ...plain, cylinder: -1, dot: 'dot' };
    expect(others(toric, gpMultifocal, earlierMultifocal(said)).map(({ field }) => field)).toEqual([
      'cylinder',
      'dot',
    ]);
    // a plano is a power
    expect(others({ ...plain, sphere: 0 }, gpMultifocal, earlierMultifocal(plain))).toEqual([
      { field: 'sphere', ordered: -2, value: 0 },
    ]);
  });

  it('OR-12 names each parameter that is other, what was ordered and what is now', () => {
    const { diameter: _, ...rest } = BEFORE.prescription;
    const now = { ...rest, sphere: -3, opticZone: 7.8 };
    const found = others(now);
    expect(found).toEqual([
      { field: 'diameter', ordered: 9.4, value: null },
      { field: 'sphere', ordered: -2.75, value: -3 },
      { field: 'opticZone', ordered: null, value: 7.8 },
    ]);
    expect(found.map((one) => describeOtherThanBefore(one, gpSphere, 'en'))).toEqual([
      'A warranty lens must match the original: Diameter was 9.40 mm',
      'A warranty lens must match the original: Sphere was −2.75 D',
      'A warranty lens must match the original: it had no Optic zone',
    ]);
  });

  it('OR-12 is not another lens with the same parameters', () => {
    const other = { ...gpSphere, id: 'gp-other', name: 'GP Other' };
    const [found, ...more] = others(BEFORE.prescription, other);
    expect(more).toEqual([]);
    expect(found).toEqual({ field: null, ordered: 'GP Sphere', value: 'GP Other' });
    expect(found && describeOtherThanBefore(found, other, 'es')).toBe(
      'El lente de garantía debe ser igual al original: GP Sphere',
    );
  });

  it('OR-12 may have what a later version requires and the earlier one did not know', () => {
    const parameters = gpSphere.parameters.map((one) =>
      one.name === 'opticZone' ? { ...one, requiredWhen: 'always' as const } : one,
    );
    const later = { ...gpSphere, version: 2, parameters };
    expect(others({ ...BEFORE.prescription, opticZone: 7.8 }, later)).toEqual([]);
  });
});
