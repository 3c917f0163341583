import { describe, expect, it } from 'vitest';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import { gpFrontToric } from '#domain/lens/catalogue/gp-front-toric.ts';
import { gpMultifocal } from '#domain/lens/catalogue/gp-multifocal.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { valueOf } from '../../text-table.ts';
import { fineLens } from './fine-lens.ts';

const FLAT_K = 43;

function find(lens: LensDefinition, name: string, clinical: EyeClinical, typed?: Prescription) {
  return suggestParameters(fineLens(lens), clinical, typed).find(
    ({ parameter }) => parameter === name,
  );
}

/** How much steeper than K the suggested curve is, in D to hundredths; null for none. */
function offsetOf(lens: LensDefinition, name: string, cylinder: number, k = FLAT_K) {
  const value = find(lens, name, { flatK: FLAT_K, steepK: FLAT_K + cylinder })?.value;
  return value === undefined ? null : Number((337.5 / value - k).toFixed(2)) + 0;
}

/** As the sheets print it: corneal cylinder in D, then how much steeper than flat K the base curve is. */
const SHEETS: [string, LensDefinition, string][] = [
  [
    'Achievement',
    gpSphere,
    '0 -0.25, 0.25 -0.25, 0.5 0, 1 0, 1.25 0.25, 1.75 0.25, 2 0.5, 2.5 0.5, 2.75 null',
  ],
  ['Renovation', gpMultifocal, '0 0, 1.25 0, 1.5 0.25, 2.5 0.25, 2.75 0.5, 3 0.5, 3.25 null'],
  ['front toric', gpFrontToric, '0 0.25, 1 0.25, 1.25 0.5, 1.75 0.5, 2 0.75, 2.5 0.75, 2.75 null'],
];

describe.each(SHEETS)('the base curves of the %s sheet', (_name, lens, rows) => {
  it.each(rows.split(', ').map((row) => row.split(' ').map(valueOf)))(
    'OR-01 for a corneal cylinder of %d D: %d D steeper than flat K',
    (cylinder, offset) => {
      expect(offsetOf(lens, 'baseCurve', Number(cylinder))).toBe(offset);
    },
  );
});

describe('the base curves of the sheets', () => {
  it.each([
    [0.37, -0.25],
    [0.38, 0],
    [1.12, 0],
    [1.13, 0.25],
    [2.62, 0.5],
    [2.63, null],
  ])('OR-01 take a cylinder of %d D to the nearest quarter', (cylinder, offset) => {
    expect(offsetOf(gpSphere, 'baseCurve', cylinder)).toBe(offset);
  });

  it('OR-01 are the same when both K were typed the other way round', () => {
    const turned = find(gpSphere, 'baseCurve', { flatK: 44.5, steepK: 43 });
    expect(turned).toEqual(find(gpSphere, 'baseCurve', { flatK: 43, steepK: 44.5 }));
  });

  it.each<[EyeClinical]>([
    [{ flatK: 43 }],
    [{ steepK: 44 }],
    [{ flatK: 0, steepK: 0 }],
    [{ flatK: 43, steepK: 0 }],
    [{ flatK: -43, steepK: -42.5 }],
  ])('OR-01 need two K that can be: not %j', (clinical) => {
    expect(find(gpSphere, 'baseCurve', clinical)).toBeUndefined();
    expect(find(gpBitoric, 'baseCurveFlat', clinical)).toBeUndefined();
  });

  it('OR-01 go down to the flattest K that there is', () => {
    expect(find(gpSphere, 'baseCurve', { flatK: 0.5, steepK: 1 })?.value).toBe(675);
  });

  it.each([
    [0, '0.25 D flatter than flat K 43.00 D', '0.25 D más plana que K plana 43.00 D'],
    [1, 'on flat K 43.00 D', 'igual a K plana 43.00 D'],
    [2, '0.50 D steeper than flat K 43.00 D', '0.50 D más cerrada que K plana 43.00 D'],
  ])('OR-01 say how they compare with K at %d D', (cylinder, en, es) => {
    const { reason } = find(gpSphere, 'baseCurve', { flatK: 43, steepK: 43 + cylinder }) ?? {};
    const size = cylinder.toFixed(2);
    expect(reason).toEqual({
      en: `Corneal cylinder ${size} D: ${en}`,
      es: `Cilindro corneal ${size} D: ${es}`,
    });
  });
});

describe('the base curves of a bitoric', () => {
  it.each<[number, number | null, number | null]>([
    [1.375, null, null],
    [1.5, 0, 0],
    [1.875, 0, 0],
    [2, 0, -0.25],
    [2.375, 0, -0.25],
    [2.5, 0, -0.5],
    [2.625, -0.5, -0.5],
    [4.75, -0.5, -0.5],
    [4.875, -0.5, -0.75],
    [6, -0.5, -0.75],
    [6.125, null, null],
  ])('OR-01 for a corneal cylinder of %d D: %d D and %d D steeper than K', (cyl, flat, steep) => {
    expect(offsetOf(gpBitoric, 'baseCurveFlat', cyl)).toBe(flat);
    expect(offsetOf(gpBitoric, 'baseCurveSteep', cyl, FLAT_K + cyl)).toBe(steep);
  });

  it('OR-01 say which K they are measured against', () => {
    const steep = find(gpBitoric, 'baseCurveSteep', { flatK: 42, steepK: 47 });
    expect(steep?.reason).toEqual({
      en: 'Corneal cylinder 5.00 D: 0.75 D flatter than steep K 47.00 D',
      es: 'Cilindro corneal 5.00 D: 0.75 D más plana que K curva 47.00 D',
    });
  });
});

const byCurve = (lens: LensDefinition, name: string, curve: number, clinical: EyeClinical = {}) =>
  find(lens, 'diameter', clinical, { [name]: curve })?.value;

describe('the diameter of a GP lens', () => {
  it.each([
    [38.75, undefined],
    [39, 9.6],
    [43.87, 9.6],
    [44, 9.3],
    [45.87, 9.3],
    [46, 9],
    [48.37, 9],
    [48.5, 8.7],
    [50, 8.7],
    [50.25, undefined],
  ])('OR-01 for a base curve of %d D is %d mm', (dioptres, diameter) => {
    expect(byCurve(gpSphere, 'baseCurve', 337.5 / dioptres)).toBe(diameter);
    const cornea = { flatK: 42, steepK: 45 };
    expect(byCurve(gpBitoric, 'baseCurveFlat', 337.5 / dioptres, cornea)).toBe(diameter);
  });

  it.each([
    [8.55, undefined],
    [8.5, 10],
    [8.45, 10],
    [8.4, 9.6],
    [8.2, 9.6],
    [8.15, 9.5],
    [7.5, 9.5],
    [7.45, 9.2],
    [7.2, 9.2],
    [7.15, 9],
    [6.9, 9],
    [6.85, undefined],
  ])('OR-01 of a multifocal for a base curve of %d mm is %d mm', (curve, diameter) => {
    expect(byCurve(gpMultifocal, 'baseCurve', curve)).toBe(diameter);
  });

  it.each([gpSphere, gpMultifocal])(
    'OR-01 is 2.5 mm below the iris where no table helps',
    (lens) => {
      const expected = {
        value: 9.2,
        reason: { en: 'HVID 11.7 − 2.5 mm', es: 'HVID 11.7 − 2.5 mm' },
      };
      expect(find(lens, 'diameter', { hvid: 11.7 })).toMatchObject(expected);
      for (const baseCurve of [5.5, 0, -7.8])
        expect(find(lens, 'diameter', { hvid: 11.7 }, { baseCurve })).toMatchObject(expected);
    },
  );

  it('OR-01 says which base curve it follows', () => {
    expect(find(gpSphere, 'diameter', {}, { baseCurve: 7.5 })?.reason).toEqual({
      en: 'Base curve 7.50 mm (45.00 D)',
      es: 'Curva base 7.50 mm (45.00 D)',
    });
    expect(find(gpMultifocal, 'diameter', {}, { baseCurve: 7.5 })?.reason).toEqual({
      en: 'Base curve 7.50 mm',
      es: 'Curva base 7.50 mm',
    });
  });
});
