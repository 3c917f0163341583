import { describe, expect, it } from 'vitest';
import type { LensDefinition, LensFamily, Prescription } from '#domain/lens/model/lens.ts';
import { lensDimensions } from '#resources/lenses/drawing/lens-dimensions.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { orthoK } from '#server/first-run/catalogue/ortho-k.ts';
import { buildNumber } from '../../../../fixtures/build-parameter.ts';

const bare = (family: LensFamily): LensDefinition => ({ ...gpSphere, family, parameters: [] });

type Range = [least: number, most: number];
type Usual = Record<'diameter' | 'baseCurve' | 'opticZone' | 'centreThickness', Range>;

/** In mm, least and most that is usual for the family. */
const usually = (diameter: Range, baseCurve: Range, opticZone: Range, centreThickness: Range) => ({
  diameter,
  baseCurve,
  opticZone,
  centreThickness,
});
const CORNEAL = usually([9.2, 9.8], [7.6, 8], [7.4, 8.2], [0.12, 0.22]);
const USUAL: Record<LensFamily, Usual> = {
  scleral: usually([16, 17], [7.5, 8.4], [8, 9], [0.2, 0.5]),
  gpSphere: CORNEAL,
  gpToric: CORNEAL,
  gpMultifocal: CORNEAL,
  keratoconus: usually([8.5, 9.4], [6, 7.1], [5, 6.9], [0.12, 0.22]),
  customSoft: usually([13.8, 14.5], [8.3, 8.9], [8, 9], [0.06, 0.2]),
  orthoK: usually([10.2, 11], [7.8, 8.8], [5.8, 6.2], [0.18, 0.24]),
  hybrid: usually([14.5, 14.5], [7.6, 8], [6, 6.5], [0.16, 0.39]),
};

describe('OR-01 the dimensions of a drawn lens', () => {
  it.each(Object.entries(USUAL) as [LensFamily, Usual][])(
    'are those usual for a %s lens while nothing is known of it',
    (family, usual) => {
      const dimensions = lensDimensions(bare(family), {});
      for (const name of Object.keys(usual) as (keyof Usual)[]) {
        const [least, most] = usual[name];
        expect(dimensions[name]).toBeGreaterThanOrEqual(least);
        expect(dimensions[name]).toBeLessThanOrEqual(most);
      }
      expect([...dimensions.assumed].toSorted()).toEqual(Object.keys(usual).toSorted());
      expect(dimensions).toMatchObject({ power: 0, sag: null, steepCurve: null });
      expect(dimensions).toMatchObject({ limbal: 0, landing: 0 });
    },
  );

  it('are what is typed', () => {
    const typed = {
      baseCurve: 7.45,
      diameter: 9.6,
      opticZone: 8.2,
      centreThickness: 0.21,
      sphere: -3.5,
    };
    const { sphere: power, ...lengths } = typed;
    expect(lensDimensions(gpSphere, typed)).toMatchObject({
      ...lengths,
      power,
      assumed: new Set(),
    });
  });

  it('are the flat curve and power of a bitoric, with its steep curve', () => {
    const typed = { baseCurveFlat: 7.9, baseCurveSteep: 7.5, sphereFlat: -2, sphereSteep: -4 };
    const dimensions = lensDimensions(gpBitoric, typed);
    expect(dimensions).toMatchObject({ baseCurve: 7.9, steepCurve: 7.5, power: -2 });
    expect(lensDimensions(gpBitoric, {}).steepCurve).toBeNull();
  });

  it('are the back optic zone where the lens is ordered by that', () => {
    const backOpticZone = buildNumber({ name: 'backOpticZone', min: 6, max: 9, step: 0.1 });
    const lens = { ...gpSphere, parameters: [backOpticZone] };
    expect(lensDimensions(lens, { backOpticZone: 7.2 }).opticZone).toBe(7.2);
  });

  it('turn the µm of a scleral into mm', () => {
    const dimensions = lensDimensions(ampleyeScleral, {
      sag: 4250,
      limbalZone: 'flat3',
      landing: 'spherical',
      scleralZone: 'flat1',
    });
    expect(dimensions.sag).toBeCloseTo(4.25, 12);
    expect(dimensions.limbal).toBeCloseTo(-0.075, 12);
    expect(dimensions.landing).toBeCloseTo(0.05, 12);
  });

  it('have the mean of four quadrants', () => {
    const quadrants: Prescription = {
      landing: 'quadrant',
      scleralNasal: 'flat1',
      scleralTemporal: 'steep1',
      scleralSuperior: 'flat2',
      scleralInferior: 'flat3',
    };
    expect(lensDimensions(ampleyeScleral, quadrants)).toMatchObject({ landingSteep: null });
    expect(lensDimensions(ampleyeScleral, quadrants).landing).toBeCloseTo(0.0625, 9);
  });

  it.each([
    ['scleralFlat', { landing: 0.15, landingSteep: 0 }],
    ['scleralSteep', { landing: 0, landingSteep: 0.15 }],
  ])('OR-01 have no height in the other meridian when a lens has %s alone', (name, heights) => {
    const parameters = [buildNumber({ name, min: -400, max: 400, step: 1 })];
    const lens = { ...ampleyeScleral, parameters };
    expect(lensDimensions(lens, { [name]: 150 })).toMatchObject(heights);
  });

  it('leave out a zone that has no place with the landing', () => {
    const left = { landing: 'spherical', scleralFlat: 'flat4', scleralNasal: 'flat4' };
    expect(lensDimensions(ampleyeScleral, left)).toMatchObject({ landing: 0, landingSteep: null });
  });

  it('are the return depth in mm and the landing angle without its sign', () => {
    const typed = lensDimensions(orthoK, { returnZoneDepth: 600, landingZoneAngle: -30 });
    expect(typed.returnDepth).toBeCloseTo(0.6, 12);
    expect(typed.landingAngle).toBe(30);
    const unknown = lensDimensions(bare('orthoK'), {});
    expect(unknown.returnDepth).toBeCloseTo(0.55, 12);
    expect(unknown.landingAngle).toBe(33);
  });

  it.each([
    ['too much', 80, 9],
    ['too little', -3, 6],
    ['no number', NaN, 7.8],
    ['a text', 'flat', 7.8],
  ])('stay within what is made when %s is typed', (_what, baseCurve, drawn) => {
    expect(lensDimensions(gpSphere, { baseCurve }).baseCurve).toBe(drawn);
  });
});
