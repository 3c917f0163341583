import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedValues, type DerivedCode } from '#domain/clinical/derived-values.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { customSoftSphere } from '#domain/lens/catalogue/custom-soft-sphere.ts';
import { gpFrontToric } from '#domain/lens/catalogue/gp-front-toric.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { MATERIALS_DK } from '#domain/lens/materials-dk.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import { runs } from '#tests/fixtures/runs.ts';

const CLINICAL: EyeClinical = {
  flatK: 43,
  flatMeridian: 180,
  steepK: 44,
  refractionSphere: -6,
  refractionCylinder: -2.5,
  refractionAxis: 180,
  vertexDistance: 12,
};
const LENS = { baseCurve: 7.75, diameter: 9, material: 'bostonXo', centreThickness: 0.2 };

const find = (code: DerivedCode, found = derivedValues(CLINICAL, gpSphere, LENS)) =>
  found.find((derived) => derived.code === code);

describe('derivedValues', () => {
  it.each<[DerivedCode, string[], string]>([
    ['flatK', ['43.00 D', '7.85 mm'], '337.5 / 43.00 D = 7.85 mm'],
    ['steepK', ['44.00 D', '7.67 mm'], '337.5 / 44.00 D = 7.67 mm'],
    ['cornealCylinder', ['−1.00 D × 180°'], '−|44.00 − 43.00| = −1.00 D'],
    ['meanK', ['43.50 D'], '(43.00 + 44.00) / 2 = 43.50 D'],
    ['sphericalEquivalent', ['−7.25 D'], '−6.00 + (−2.50) / 2 = −7.25 D'],
    ['transposed', ['−8.50 +2.50 × 090°'], '−6.00 −2.50 × 180° = −8.50 +2.50 × 090°'],
    [
      'vertexed',
      ['−5.60 −2.12 × 180°'],
      '−6.00 / (1 − 0.012 × (−6.00)) = −5.60 D; −8.50 / (1 − 0.012 × (−8.50)) = −7.71 D',
    ],
    ['residualAstigmatism', ['−1.12 × 180°'], '−2.12 × 180° minus −1.00 × 180° = −1.12 × 180°'],
    ['tearLens', ['+0.55 D'], '337.5 / 7.75 mm = 43.55 D; 43.55 − 43.00 = +0.55 D'],
    ['expectedPower', ['−6.15 D'], '−5.60 − (+0.55) = −6.15 D; a sphere leaves 0.00 −1.12 × 180°'],
    ['baseCurveSag', ['1.440 mm'], '7.75 − √(7.75² − 4.50²) = 1.440 mm'],
    ['transmissibility', ['50.0 × 10⁻⁹'], '100 / (10 × 0.20 mm) = 50.0 × 10⁻⁹'],
  ])('OR-01 shows %s with its working', (code, value, working) => {
    expect(find(code)).toMatchObject({ value, working: { en: working } });
  });

  it('OR-01 adds the over-refraction to the lens', () => {
    const over = {
      overRefractionSphere: 0.25,
      overRefractionCylinder: -0.75,
      overRefractionAxis: 20,
    };
    const power = { sphere: -4, cylinder: -1.75, axis: 180 };
    const found = derivedValues({ ...over, vertexDistance: 0 }, gpFrontToric, power);
    expect(find('overRefracted', found)).toMatchObject({
      value: ['−3.81 −2.37 × 006°'],
      working: { es: '(−4.00 −1.75 × 180°) + (+0.25 −0.75 × 020°) = −3.81 −2.37 × 006°' },
    });
  });

  it('OR-01 says so when the vertex distance or the Dk is assumed', () => {
    const { vertexDistance: _left, ...clinical } = CLINICAL;
    const found = derivedValues(clinical, gpSphere, { ...LENS, material: 'bostonEs' });
    expect(find('vertexed', found)?.working.en).toMatch(/vertex distance assumed: 12 mm\)$/);
    expect(find('transmissibility', found)?.working.es).toMatch(/\(el Dk es un supuesto\)$/);
  });

  it('OR-01 derives nothing from nothing, and no tears under a soft lens', () => {
    expect(derivedValues({})).toEqual([]);
    expect(find('tearLens', derivedValues(CLINICAL, customSoftSphere, LENS))).toBeUndefined();
  });

  it('leaves out what cannot be worked out', () => {
    const odd: EyeClinical = { flatK: 0, steepK: -3, refractionSphere: 90, vertexDistance: 20 };
    const codes = derivedValues(odd, gpSphere, { baseCurve: 4, diameter: 9 }).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['cornealCylinder', 'meanK']);
  });

  it('bears any numbers that the schema lets through', () => {
    const dioptres = fc.integer({ min: -400, max: 400 }).map((n) => n / 4);
    const clinical = fc.record({
      flatK: dioptres,
      steepK: dioptres,
      flatMeridian: fc.integer({ min: 0, max: 360 }),
      refractionSphere: dioptres,
      refractionCylinder: dioptres,
      refractionAxis: fc.integer({ min: 0, max: 360 }),
      overRefractionSphere: dioptres,
      vertexDistance: fc.integer({ min: 0, max: 50 }),
    });
    const property = fc.property(clinical, (any) =>
      derivedValues(any, gpSphere, { ...LENS, sphere: -2 }).every(({ value, working }) =>
        [...value, working.en, working.es].every((text) => !/NaN|undefined|Infinity/.test(text)),
      ),
    );
    expect(fc.check(property, { seed: 20_260_101, numRuns: runs() }).failed).toBe(false);
  });
});

describe('materials', () => {
  it('of the catalogue have a Dk each', () => {
    const materials = catalogue.flatMap((lens) =>
      lens.parameters.flatMap((parameter) =>
        parameter.kind === 'choice' && parameter.name === 'material' ? parameter.options : [],
      ),
    );
    const unknown = materials.filter(({ value }) => !MATERIALS_DK[value]);
    expect(unknown).toEqual([]);
  });
});
