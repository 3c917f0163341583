import { describe, expect, it } from 'vitest';
import { toDioptres, toRadius } from '#domain/lens/optics/keratometry.ts';
import { transmissibility } from '#domain/lens/optics/oxygen.ts';
import { sphereSagitta } from '#domain/lens/optics/sagitta.ts';
import { normalAxis, toMinusCylinder } from '#domain/lens/optics/sphero-cylinder.ts';
import { toCornea, vertexPower } from '#domain/lens/optics/vertex.ts';

describe('outside of what a formula is defined for', () => {
  it.each<[string, () => unknown]>([
    ['the focus at the cornea', () => vertexPower(1000 / 12, 12)],
    ['the focus before the cornea', () => vertexPower(90, 12)],
    [
      'one meridian that cannot be moved',
      () => toCornea({ sphere: 80, cylinder: 5, axis: 90 }, 12),
    ],
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

it('OR-01 a power that is in minus cylinder stays as it is, but for an axis of 0°', () => {
  const minus = { sphere: -6, cylinder: -1.75, axis: 180 };
  expect(toMinusCylinder({ ...minus, axis: 0 })).toEqual(minus);
  expect(toMinusCylinder({ sphere: -6, cylinder: 0, axis: 40 })).toEqual({
    sphere: -6,
    cylinder: 0,
    axis: 40,
  });
});
