import { describe, expect, it } from 'vitest';
import { derivedValues, type DerivedCode } from '#domain/clinical/derived-values.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { customSoftSphere } from '#domain/lens/catalogue/custom-soft-sphere.ts';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import { gpFrontToric } from '#domain/lens/catalogue/gp-front-toric.ts';
import { gpMultifocal } from '#domain/lens/catalogue/gp-multifocal.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';

function find(
  code: DerivedCode,
  clinical: EyeClinical,
  lens: LensDefinition | null = null,
  prescription: Prescription = {},
) {
  return derivedValues(clinical, lens, prescription).find((derived) => derived.code === code);
}

describe('what follows from K', () => {
  it('OR-01 has no axis while the flat meridian is unknown', () => {
    expect(find('cornealCylinder', { flatK: 43, steepK: 44.5 })?.value).toEqual(['−1.50 D']);
    const known = { flatK: 43, steepK: 44.5, flatMeridian: 5 };
    expect(find('cornealCylinder', known)?.value).toEqual(['−1.50 D × 005°']);
  });

  it.each([{ flatK: 43 }, { steepK: 43 }])(
    'OR-01 has neither cylinder nor mean of %j',
    (clinical) => {
      expect(derivedValues(clinical)).toHaveLength(1);
    },
  );
});

describe('what follows from one K', () => {
  it.each([{ flatK: 43 }, { steepK: 43 }])(
    'OR-01 has no cylinder of the tears, of %j',
    (clinical) => {
      const typed = { baseCurve: 7.85, cylinder: -0.75, axis: 90 };
      const shown = find('tearLens', { ...clinical, flatMeridian: 180 }, gpFrontToric, typed);
      expect(shown?.value.filter((value) => value.includes('×')) ?? []).toEqual([]);
    },
  );
});

describe('what follows from the refraction', () => {
  it('OR-01 moves the one meridian of a sphere to the cornea', () => {
    const moved = find('vertexed', { refractionSphere: -10, vertexDistance: 12 });
    expect(moved?.value).toEqual(['−8.93']);
    expect(moved?.working.en).toBe('−10.00 / (1 − 0.012 × (−10.00)) = −8.93 D');
    expect(derivedValues({ refractionSphere: -10, vertexDistance: 12 })).toHaveLength(1);
  });

  it('OR-01 moves nothing that was measured at the cornea', () => {
    expect(derivedValues({ refractionSphere: -10, vertexDistance: 0 })).toEqual([]);
  });

  it('OR-01 says in both languages when the vertex distance is assumed, and only then', () => {
    const assumed = find('vertexed', { refractionSphere: -5 })?.working;
    expect(assumed?.en).toMatch(/ D \(vertex distance assumed: 12 mm\)$/);
    expect(assumed?.es).toMatch(/ D \(distancia al vértice supuesta: 12 mm\)$/);
    const given = find('vertexed', { refractionSphere: -5, vertexDistance: 12 })?.working;
    expect([given?.en, given?.es].every((text) => text?.endsWith('−4.72 D'))).toBe(true);
  });

  it('OR-01 needs the axis of a cylinder, and of nothing else', () => {
    expect(derivedValues({ refractionSphere: -5, refractionCylinder: -1 })).toEqual([]);
    expect(find('vertexed', { refractionSphere: -5, refractionCylinder: 0 })?.value).toEqual([
      '−4.72',
    ]);
  });

  const cornea = { flatK: 43, steepK: 44, flatMeridian: 180 };
  const refraction = {
    refractionSphere: -3,
    refractionCylinder: -2,
    refractionAxis: 180,
    vertexDistance: 0,
  };

  it.each(['flatK', 'steepK', 'flatMeridian', 'refractionSphere'] as const)(
    'OR-01 leaves the residual astigmatism out without %s',
    (name) => {
      const { [name]: _left, ...rest } = { ...cornea, ...refraction };
      expect(find('residualAstigmatism', rest)).toBeUndefined();
    },
  );

  it('OR-01 says the residual astigmatism in both languages', () => {
    expect(find('residualAstigmatism', { ...cornea, ...refraction })?.working).toEqual({
      en: '−2.00 × 180° minus −1.00 × 180° = −1.00 × 180°',
      es: '−2.00 × 180° menos −1.00 × 180° = −1.00 × 180°',
    });
  });
});

const multifocalPower = (clinical: EyeClinical, typed: Prescription = {}) =>
  find('expectedPower', clinical, gpMultifocal, { baseCurve: 7.5, ...typed })?.value;
const dkt = (typed: Prescription) => find('transmissibility', {}, customSoftSphere, typed);

describe('what follows from the lens', () => {
  it('OR-01 shows the tears under the flat curve of a bitoric', () => {
    const typed = { baseCurveFlat: 7.5, baseCurveSteep: 7 };
    expect(find('tearLens', { flatK: 43 }, gpBitoric, typed)?.value).toEqual(['+2.00 D']);
    expect(find('expectedPower', { flatK: 43 }, gpBitoric, typed)).toBeUndefined();
  });

  // 7.50 mm are 45.00 D, 7.20 mm are 46.88 D.
  it('OR-15 shows tears and expected power of a bitoric in both meridians', () => {
    const typed = { baseCurveFlat: 7.5, baseCurveSteep: 7.2 };
    const eye: EyeClinical = {
      flatK: 44,
      steepK: 47,
      flatMeridian: 180,
      refractionSphere: -2,
      refractionCylinder: -3,
      refractionAxis: 180,
      vertexDistance: 0,
    };
    expect(find('tearLens', eye, gpBitoric, typed)).toMatchObject({
      label: { en: 'Tear lens, flat · steep' },
      value: ['+1.00 D', '−0.13 D'],
    });
    expect(find('expectedPower', eye, gpBitoric, typed)).toMatchObject({
      label: { en: 'Expected power, flat · steep' },
      value: ['−3.00 D', '−4.88 D'],
      working: { en: '−2.00 − (+1.00) = −3.00 D; −5.00 − (−0.13) = −4.88 D' },
    });
    // Across the flat meridian the same refraction asks for the other powers; at 40° for something between.
    const powers = (refractionAxis: number) =>
      find('expectedPower', { ...eye, refractionAxis }, gpBitoric, typed)?.value;
    expect(powers(90)).toEqual(['−6.00 D', '−1.88 D']);
    expect(powers(40)).toEqual(['−4.24 D', '−3.64 D']);
    const { flatMeridian: _left, ...unknown } = eye;
    expect(find('expectedPower', unknown, gpBitoric, typed)).toBeUndefined();
  });

  it('OR-15 shows the expected power of a multifocal with a cylinder as a whole', () => {
    const eye = { flatK: 45, steepK: 45, refractionSphere: -2, vertexDistance: 0 };
    const toric = { refractionCylinder: -1, refractionAxis: 30 };
    expect(multifocalPower({ ...eye, ...toric }, { cylinder: -1 })).toEqual(['−2.00 −1.00 × 030°']);
    expect(multifocalPower({ ...eye, ...toric })).toEqual(['−2.00 D']);
    expect(multifocalPower(eye)).toEqual(['−2.00 D']);
  });

  it.each<[EyeClinical, Prescription]>([
    [{}, { baseCurve: 7.5 }],
    [{ flatK: 0 }, { baseCurve: 7.5 }],
    [{ flatK: 43 }, {}],
    [{ flatK: 43 }, { baseCurve: '7.5' }],
  ])('OR-01 shows no tears for %j and %j', (clinical, typed) => {
    expect(find('tearLens', clinical, gpSphere, typed)).toBeUndefined();
  });

  const over = {
    overRefractionSphere: -1,
    overRefractionCylinder: -0.5,
    overRefractionAxis: 180,
    vertexDistance: 0,
  };
  const sum = (typed: Prescription) => find('overRefracted', over, gpFrontToric, typed)?.value;

  it('OR-01 adds the over-refraction to a sphere, and to a cylinder along its axis', () => {
    expect(sum({ sphere: -2 })).toEqual(['−3.00 −0.50 × 180°']);
    expect(sum({ sphere: -2, cylinder: 0 })).toEqual(['−3.00 −0.50 × 180°']);
    expect(sum({ sphere: -2, cylinder: -1, axis: 180 })).toEqual(['−3.00 −1.50 × 180°']);
  });

  it('OR-01 adds nothing to a cylinder whose axis is not known, nor to no power', () => {
    expect(sum({ sphere: -2, cylinder: -1 })).toBeUndefined();
    expect(sum({ cylinder: -1, axis: 180 })).toBeUndefined();
  });

  it.each<[Prescription]>([[{ baseCurve: 7.75 }], [{ diameter: 9 }]])(
    'OR-01 shows no sagitta for %j alone',
    (typed) => {
      expect(find('baseCurveSag', {}, gpSphere, typed)).toBeUndefined();
    },
  );

  it.each(['ampleye-scleral', 'ortho-k', 'hybrid'])(
    'OR-01 shows no sagitta of the base curve of %s, which ends long before the edge',
    (id) => {
      const lens = catalogue.find((one) => one.id === id);
      expect(lens).toBeDefined();
      expect(find('baseCurveSag', {}, lens, { baseCurve: 7.8, diameter: 15 })).toBeUndefined();
      expect(find('baseCurveSag', {}, gpSphere, { baseCurve: 7.8, diameter: 9 })).toBeDefined();
    },
  );

  it('OR-01 shows how much oxygen comes through, once material and thickness are known', () => {
    expect(dkt({ material: 'bostonXo', centreThickness: 0.25 })?.working).toEqual({
      en: '100 / (10 × 0.25 mm) = 40.0 × 10⁻⁹',
      es: '100 / (10 × 0.25 mm) = 40.0 × 10⁻⁹',
    });
    expect(dkt({ material: 'bostonXo' })).toBeUndefined();
    expect(dkt({ centreThickness: 0.2 })).toBeUndefined();
    expect(dkt({ material: 'gold', centreThickness: 0.2 })).toBeUndefined();
    const assumed = dkt({ material: 'bostonEs', centreThickness: 0.2 });
    expect(assumed?.working.en).toMatch(/ \(Dk is an assumption\)$/);
  });
});
