import { describe, expect, it } from 'vitest';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import { gpFrontToric } from '#domain/lens/catalogue/gp-front-toric.ts';
import { gpMultifocal } from '#domain/lens/catalogue/gp-multifocal.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { keratoconusGp } from '#domain/lens/catalogue/keratoconus-gp.ts';
import { orthoK } from '#domain/lens/catalogue/ortho-k.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { fineLens } from './fine-lens.ts';

function suggested(lens: LensDefinition, clinical: EyeClinical, typed?: Prescription) {
  const all = suggestParameters(fineLens(lens), clinical, typed);
  const byName = new Map(all.map((suggestion) => [suggestion.parameter, suggestion]));
  return {
    names: [...byName.keys()],
    value: (name: string) => byName.get(name)?.value,
    reason: (name: string) => byName.get(name)?.reason,
  };
}

/** Measured at the cornea. */
const rx = (sphere: number, cylinder = 0, axis = 180): EyeClinical => ({
  refractionSphere: sphere,
  refractionCylinder: cylinder,
  refractionAxis: axis,
  vertexDistance: 0,
});

describe('the power of a GP lens by its tears', () => {
  // 7.50 mm are 45.00 D.
  it.each([
    [43, -5],
    [45, -3],
    [46, -2],
  ])('OR-01 of −3.00 with 45.00 D on a K of %d D is %d D', (flatK, power) => {
    expect(suggested(gpSphere, { flatK, ...rx(-3) }, { baseCurve: 7.5 }).value('sphere')).toBe(
      power,
    );
  });

  it('OR-01 is worked out from the flatter K', () => {
    const clinical = { flatK: 45, steepK: 43, ...rx(-3) };
    expect(suggested(gpSphere, clinical, { baseCurve: 7.5 }).value('sphere')).toBe(-5);
  });

  it('OR-01 says what it is made of', () => {
    const clinical = { flatK: 43, ...rx(-3) };
    expect(suggested(gpSphere, clinical, { baseCurve: 7.5 }).reason('sphere')).toEqual({
      en: 'Refraction at the cornea −3.00 D minus tear lens +2.00 D',
      es: 'Refracción en la córnea −3.00 D menos lente lagrimal +2.00 D',
    });
  });

  it.each<[string, EyeClinical, Prescription]>([
    ['a refraction', { flatK: 43 }, { baseCurve: 7.5 }],
    ['a base curve', { flatK: 43, ...rx(-3) }, {}],
    ['a base curve above 0', { flatK: 43, ...rx(-3) }, { baseCurve: 0 }],
    ['a K', rx(-3), { baseCurve: 7.5 }],
    ['a K above 0', { flatK: 0, ...rx(-3) }, { baseCurve: 7.5 }],
  ])('OR-01 needs %s', (_what, clinical, typed) => {
    expect(suggested(gpSphere, clinical, typed).value('sphere')).toBeUndefined();
  });

  it('OR-01 of a cone is worked out for the mean of both K', () => {
    const cone = suggested(keratoconusGp, { flatK: 48, steepK: 51, ...rx(-5) });
    expect(cone.value('baseCurve')).toBe(6.818);
    expect(cone.reason('baseCurve')).toEqual({ en: 'Mean K 49.50 D', es: 'K media 49.50 D' });
    expect(cone.value('sphere')).toBeCloseTo(-6.5, 2);
    expect(suggested(keratoconusGp, { flatK: 48, ...rx(-5) }).names).toEqual([]);
    expect(suggested(keratoconusGp, { flatK: 48, steepK: 0 }).names).toEqual([]);
  });

  it('OR-01 of a multifocal comes with a quarter more add', () => {
    const add = suggested(gpMultifocal, { refractionAdd: 1.5 });
    expect(add.value('add')).toBe(1.75);
    expect(add.reason('add')?.en).toBe('Spectacle add +1.50 + 0.25 D');
    expect(suggested(gpMultifocal, {}).names).toEqual([]);
  });
});

const cylinder = (clinical: EyeClinical) => suggested(gpFrontToric, clinical).value('cylinder');

describe('the front cylinder', () => {
  const cornea = { flatK: 43, steepK: 44, flatMeridian: 180 };

  it.each([
    [-1.5, undefined],
    [-1.75, '-0.75'],
    [-2, '-1.00'],
    [-0.25, '-0.75'],
    [0, '-1.00'],
  ])('OR-01 of a refractive cylinder of %d D on a corneal one of −1.00 is %s D', (rxCyl, left) => {
    const found = cylinder({ ...cornea, ...rx(-3, rxCyl) });
    expect(found?.toFixed(2)).toBe(left);
  });

  it('OR-01 has the axis of what is left, in whole degrees from 1 to 180', () => {
    const along = suggested(gpFrontToric, { ...cornea, ...rx(-3, -2) });
    expect(along.value('axis')).toBe(180);
    expect(along.reason('cylinder')).toEqual({
      en: 'Residual astigmatism −1.00 × 180°',
      es: 'Astigmatismo residual −1.00 × 180°',
    });
    const across = suggested(gpFrontToric, { ...cornea, ...rx(-3) });
    expect(across.value('axis')).toBe(90);
    // Nearly 180°: rounded it would be 0°.
    const round = { ...cornea, flatMeridian: 0.2 };
    expect(suggested(gpFrontToric, { ...round, ...rx(-3, -3, 0.2) }).value('axis')).toBe(180);
  });

  it.each<keyof EyeClinical>(['flatK', 'steepK', 'flatMeridian', 'refractionSphere'])(
    'OR-01 needs %s',
    (name) => {
      const { [name]: _left, ...rest } = { ...cornea, ...rx(-3, -2) };
      expect(cylinder(rest)).toBeUndefined();
    },
  );
});

describe('the two powers of a bitoric', () => {
  const cornea = { flatK: 42, steepK: 45, flatMeridian: 180 };
  // 7.50 mm are 45.00 D, 8.00 mm are 42.19 D.
  const typed = { baseCurveFlat: 8, baseCurveSteep: 7.5 };
  const powers = (clinical: EyeClinical, curves: Prescription = typed) => {
    const { value } = suggested(gpBitoric, clinical, curves);
    return [value('sphereFlat'), value('sphereSteep')];
  };

  it('OR-01 are each worked out for their own meridian', () => {
    const [flat, steep] = powers({ ...cornea, ...rx(-2, -3) });
    expect(flat).toBeCloseTo(-2.19, 2);
    expect(steep).toBe(-5);
  });

  it.each([
    [180, 20, true],
    [180, 21, false],
    [180, 160, true],
    [180, 159, false],
    [5, 165, true],
    [5, 164, false],
    [90, 90, true],
    [90, 110, true],
    [90, 69, false],
  ])('OR-01 with the flat meridian at %d° and an axis of %d°: %s', (flatMeridian, axis, known) => {
    const [flat, steep] = powers({ ...cornea, flatMeridian, ...rx(-2, -3, axis) });
    expect([flat !== undefined, steep !== undefined]).toEqual([known, known]);
  });

  it('OR-01 need no meridian without a cylinder, and one with it', () => {
    const { flatMeridian: _left, ...unknown } = cornea;
    expect(powers({ ...unknown, ...rx(-2) })[1]).toBe(-2);
    expect(powers({ ...unknown, ...rx(-2, -3) })).toEqual([undefined, undefined]);
  });

  it.each<[string, EyeClinical, Prescription]>([
    ['a refraction', cornea, typed],
    ['a flat curve', { flatK: 42, steepK: 49, ...rx(-2) }, { baseCurveSteep: 7.5 }],
    ['a steep curve', { flatK: 42, steepK: 49, ...rx(-2) }, { baseCurveFlat: 8 }],
    ['curves above 0', { ...cornea, ...rx(-2) }, { baseCurveFlat: 8, baseCurveSteep: 0 }],
  ])('OR-01 need %s', (_what, clinical, curves) => {
    expect(powers(clinical, curves)).toEqual([undefined, undefined]);
  });
});

const curve = (clinical: EyeClinical, typed?: Prescription) =>
  suggested(orthoK, clinical, typed).value('baseCurve');

describe('ortho-k', () => {
  it('OR-01 is flatter than K by target and lens power', () => {
    const found = suggested(orthoK, { flatK: 43, steepK: 42, ...rx(-3) }, { sphere: 0.5 });
    // 42.00 − 3.00 − 0.50 = 38.50 D
    expect(found.value('baseCurve')).toBeCloseTo(337.5 / 38.5, 3);
    expect(found.reason('baseCurve')).toEqual({
      en: 'Flat K, target, lens power: 42.00 − 3.00 − 0.50 = 38.50 D',
      es: 'K plana, objetivo, poder del lente: 42.00 − 3.00 − 0.50 = 38.50 D',
    });
    expect(found.reason('targetSphere')).toEqual({
      en: 'Refraction at the cornea −3.00 D',
      es: 'Refracción en la córnea −3.00 D',
    });
  });

  it('OR-01 takes target and lens power as typed, and a lens power that is not known as none', () => {
    const clinical = { flatK: 43, ...rx(-3) };
    expect(curve(clinical, { sphere: 1, targetSphere: -2 })).toBeCloseTo(337.5 / 40, 2);
    expect(curve(clinical)).toBeCloseTo(337.5 / 40, 2);
    const { parameters } = fineLens(orthoK);
    const bare = { ...orthoK, parameters: parameters.filter(({ name }) => name !== 'sphere') };
    expect(curve({ flatK: 43, ...rx(-2) })).toBe(curve({ flatK: 43, ...rx(-2) }, { sphere: 0 }));
    const [found] = suggestParameters(bare, clinical);
    expect(found?.value).toBeCloseTo(337.5 / 40, 2);
    expect(found?.reason.en).toContain('− 0.00 = 40.00 D');
  });

  it('OR-01 takes the lens power that the lens has by default', () => {
    // 43.00 − 3.00 − 0.50 = 39.50 D is 8.54 mm, in steps of 0.10 mm 8.50.
    const found = suggestParameters(orthoK, { flatK: 43, ...rx(-3) });
    expect(found.find(({ parameter }) => parameter === 'baseCurve')?.value).toBe(8.5);
  });

  it.each<[string, EyeClinical]>([
    ['without a K', rx(2)],
    ['for a K of 0', { flatK: 0, ...rx(2) }],
    ['for a target that leaves no curve', { flatK: 3, ...rx(-3) }],
  ])('OR-01 has no base curve %s, only a target', (_what, clinical) => {
    expect(suggested(orthoK, clinical).names).toEqual(['targetSphere']);
  });

  it('OR-01 suggests nothing without a refraction', () => {
    expect(suggested(orthoK, { flatK: 43 }).names).toEqual([]);
  });
});

describe('the order of suggestions', () => {
  it('OR-01 is that of the parameters of the lens', () => {
    const clinical = { flatK: 42, steepK: 45, flatMeridian: 180, ...rx(-2, -3) };
    const lens = { ...gpBitoric, parameters: gpBitoric.parameters.toReversed() };
    const names = (one: LensDefinition) =>
      suggestParameters(one, clinical).map(({ parameter }) => parameter);
    const expected = ['baseCurveFlat', 'baseCurveSteep', 'diameter', 'sphereFlat', 'sphereSteep'];
    expect(names(gpBitoric)).toEqual(expected);
    expect(names(lens)).toEqual(expected.toReversed());
  });
});
