import { describe, expect, it } from 'vitest';
import { combine, rotatedCylinderError } from '#domain/lens/optics/crossed-cylinders.ts';
import { toDioptres, toRadius } from '#domain/lens/optics/keratometry.ts';
import { transmissibility } from '#domain/lens/optics/oxygen.ts';
import { cornealCylinder, residualAstigmatism } from '#domain/lens/optics/corneal-cylinder.ts';
import { sphereSagitta } from '#domain/lens/optics/sagitta.ts';
import {
  sphericalEquivalent,
  normalAxis,
  toMinusCylinder,
  transpose,
  type SpheroCylinder,
} from '#domain/lens/optics/sphero-cylinder.ts';
import { lensPower, tearLens } from '#domain/lens/optics/tear-lens.ts';
import { toCornea, vertexPower } from '#domain/lens/optics/vertex.ts';

type Triple = [sphere: number, cylinder: number, axis: number];
const rx = ([sphere, cylinder, axis]: Triple): SpheroCylinder => ({ sphere, cylinder, axis });
/** `-6 -2.5 180` */
const read = (text: string) => rx(text.split(' ').map(Number) as Triple);
const rounded = ({ sphere, cylinder, axis }: SpheroCylinder): Triple => [
  Number(sphere.toFixed(2)),
  Number(cylinder.toFixed(2)),
  Math.round(axis),
];

describe('the vectors of the trade', () => {
  it.each([
    [-4, -3.82],
    [-6, -5.6],
    [-10, -8.93],
    [5, 5.32],
    [10, 11.36],
    [-3.75, -3.59],
    [3.75, 3.93],
    [0, 0],
  ])('OR-01 vertex at 12 mm: %d D is %d D at the cornea', (power, expected) => {
    expect(vertexPower(power, 12)).toBeCloseTo(expected, 2);
  });

  it.each([
    ['-6 -2.5 180', '-5.6 -2.12 180'],
    ['5 -3 90', '5.32 -3.27 90'],
  ])('OR-01 vertex of each meridian: %s is %s at the cornea', (refraction, expected) => {
    expect(rounded(toCornea(read(refraction), 12)).join(' ')).toBe(expected);
  });

  it('vertex the other way undoes it', () => {
    expect(rounded(toCornea(toCornea(rx([5, -3, 90]), 12), -12))).toEqual([5, -3, 90]);
  });

  it.each([
    [40, 8.44],
    [42, 8.04],
    [43, 7.85],
    [44, 7.67],
    [45, 7.5],
    [46, 7.34],
    [48, 7.03],
    [50, 6.75],
    [52, 6.49],
    [60, 5.62],
  ])('OR-01 K of %d D is %d mm', (dioptres, millimetres) => {
    expect(Math.abs(toRadius(dioptres) - millimetres)).toBeLessThanOrEqual(0.00501);
    expect(toDioptres(toRadius(dioptres))).toBeCloseTo(dioptres, 10);
  });

  it('OR-01 spherical equivalent of -3.00 -0.50 is -3.25', () => {
    expect(sphericalEquivalent(rx([-3, -0.5, 90]))).toBe(-3.25);
  });

  it('OR-01 -7.75 +1.75 × 90 is -6.00 -1.75 × 180', () => {
    expect(transpose(rx([-7.75, 1.75, 90]))).toEqual(rx([-6, -1.75, 180]));
    expect(toMinusCylinder(rx([-7.75, 1.75, 90]))).toEqual(rx([-6, -1.75, 180]));
    expect(toMinusCylinder(rx([-6, -1.75, 0]))).toEqual(rx([-6, -1.75, 180]));
    expect(toMinusCylinder(rx([-6, 0, 40]))).toEqual(rx([-6, 0, 40]));
  });

  it.each([
    [7.8, 9, 1.429],
    [7.8, 10, 1.813],
    [8.6, 14.5, 3.974],
  ])('OR-01 a sphere of %d mm across %d mm is %d mm deep', (radius, chord, depth) => {
    expect(sphereSagitta(radius, chord)).toBeCloseTo(depth, 3);
  });

  it('OR-01 steeper by 0.50 D makes tears of +0.50 D and 0.50 D more minus; flatter more plus', () => {
    expect(tearLens(43.5, 43)).toBe(0.5);
    expect(lensPower(-3, tearLens(43.5, 43))).toBe(-3.5);
    expect(lensPower(-3, tearLens(42.5, 43))).toBe(-2.5);
  });

  it.each([
    ['-3 0 180', '-0.5 -1.25 90', '-3.5 -1.25 90'],
    ['-4 -1.75 180', '0.25 -0.75 20', '-3.81 -2.37 6'],
  ])('OR-01 %s and an over-refraction of %s are %s', (lens, over, expected) => {
    expect(rounded(combine(read(lens), read(over))).join(' ')).toBe(expected);
  });

  it('OR-01 powers whose cylinders take each other away leave a sphere, written with 180°', () => {
    expect(combine(rx([-2, -1, 90]), rx([-1, -1, 180]))).toEqual(rx([-4, 0, 180]));
  });

  it('OR-01 the cornea is a minus cylinder along its flat meridian', () => {
    expect(cornealCylinder(43, 44.5, 20)).toEqual(rx([0, -1.5, 20]));
    expect(cornealCylinder(44.5, 43, 20)).toEqual(rx([0, -1.5, 20]));
    expect(toRadius(0.5)).toBe(675);
  });

  it('OR-01 a cylinder of 2.75 D that stands 10° off leaves 0.96 D', () => {
    expect(rotatedCylinderError(-2.75, 10)).toBeCloseTo(0.955, 3);
  });

  it('OR-01 a refractive cylinder of -1.75 on a corneal one of -1.00 leaves -0.75', () => {
    const left = residualAstigmatism(rx([-2, -1.75, 180]), cornealCylinder(43, 44, 180));
    expect(rounded(left).slice(1)).toEqual([-0.75, 180]);
  });

  it('OR-01 Dk 100 at 0.30 mm lets 33 × 10^-9 through', () => {
    expect(transmissibility(100, 0.3)).toBeCloseTo(33.3, 1);
  });
});

describe('outside of what a formula is defined for', () => {
  it.each<[string, () => unknown]>([
    ['the focus at the cornea', () => vertexPower(1000 / 12, 12)],
    ['the focus before the cornea', () => vertexPower(90, 12)],
    ['one meridian that cannot be moved', () => toCornea(rx([80, 5, 90]), 12)],
    ['no number', () => vertexPower(NaN, 12)],
    ['K of 0', () => toRadius(0)],
    ['a radius below 0', () => toDioptres(-7)],
    ['half the chord above the radius', () => sphereSagitta(7, 14.1)],
    ['a chord below 0', () => sphereSagitta(7, -1)],
    ['a radius of 0', () => sphereSagitta(0, 0)],
    ['a lens without thickness', () => transmissibility(100, 0)],
  ])('throws for %s', (_what, calculate) => {
    expect(calculate).toThrow(RangeError);
  });

  it('takes a chord of 0 and one as wide as the sphere', () => {
    expect(sphereSagitta(7, 0)).toBe(0);
    expect(sphereSagitta(7, 14)).toBe(7);
  });
});

describe('normalAxis', () => {
  it.each([
    [0, 180],
    [180, 180],
    [190, 10],
    [-10, 170],
    [360, 180],
    [541, 1],
  ])('%d° is written %d°', (degrees, expected) => {
    expect(normalAxis(degrees)).toBe(expected);
  });
});
