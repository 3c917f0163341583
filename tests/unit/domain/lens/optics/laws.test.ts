import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import {
  combine,
  negative,
  toVector,
  rotatedCylinderError,
} from '#domain/lens/optics/crossed-cylinders.ts';
import { toDioptres, toRadius } from '#domain/lens/optics/keratometry.ts';
import {
  sphericalEquivalent,
  normalAxis,
  toMinusCylinder,
  transpose,
  type SpheroCylinder,
} from '#domain/lens/optics/sphero-cylinder.ts';
import { toCornea } from '#domain/lens/optics/vertex.ts';

const RUNS = { seed: 20_260_101, numRuns: runs() };
const ZERO: SpheroCylinder = { sphere: 0, cylinder: 0, axis: 180 };

const quarters = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((n) => n / 4);
const power = fc.record({
  sphere: quarters(-30, 30),
  cylinder: quarters(-12, 12),
  axis: fc.integer({ min: 1, max: 180 }),
});
const distance = fc.integer({ min: 0, max: 16 });

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;
/** As powers: the axis of no cylinder says nothing, and 180° lies beside 1°. */
const same = (one: SpheroCylinder, other: SpheroCylinder) => {
  const [a, b] = [toVector(one), toVector(other)];
  return near(a.mean, b.mean) && near(a.straight, b.straight) && near(a.oblique, b.oblique);
};

const LAWS: [law: string, property: fc.IProperty<unknown>][] = [
  [
    'transposing twice changes nothing',
    fc.property(power, (rx) => {
      const twice = transpose(transpose(rx));
      return near(twice.sphere, rx.sphere) && twice.axis === rx.axis && same(twice, rx);
    }),
  ],
  [
    'transposing changes neither the power nor the spherical equivalent',
    fc.property(power, (rx) => {
      const other = transpose(rx);
      return same(other, rx) && near(sphericalEquivalent(other), sphericalEquivalent(rx));
    }),
  ],
  [
    'vertex to the cornea and back changes nothing',
    fc.property(power, distance, (rx, mm) => same(toCornea(toCornea(rx, mm), -mm), rx)),
  ],
  [
    'vertex does not care how the cylinder is written',
    fc.property(power, distance, (rx, mm) => same(toCornea(transpose(rx), mm), toCornea(rx, mm))),
  ],
  [
    'adding nothing changes nothing',
    fc.property(power, (rx) => {
      const sum = combine(rx, ZERO);
      return same(sum, rx) && near(sum.cylinder, toMinusCylinder(rx).cylinder);
    }),
  ],
  [
    'a sum does not care for the order, and has a minus cylinder and an axis above 0 and up to 180',
    fc.property(power, power, (a, b) => {
      const { cylinder, axis } = combine(a, b);
      return same(combine(a, b), combine(b, a)) && cylinder <= 0 && axis > 0 && axis <= 180;
    }),
  ],
  [
    'a power and its negative are nothing',
    fc.property(power, (rx) => {
      const { sphere, cylinder } = combine(rx, negative(rx));
      return near(sphere, 0) && near(cylinder, 0);
    }),
  ],
  [
    'what a turned cylinder leaves is what crossed cylinders leave',
    fc.property(power, fc.integer({ min: 0, max: 90 }), (rx, degrees) => {
      const turned = { ...rx, sphere: 0, axis: normalAxis(rx.axis + degrees) };
      const left = combine({ ...rx, sphere: 0 }, negative(turned));
      return near(Math.abs(left.cylinder), rotatedCylinderError(rx.cylinder, degrees));
    }),
  ],
  [
    'K to mm and back changes nothing',
    fc.property(fc.double({ min: 20, max: 80, noNaN: true }), (k) =>
      near(toDioptres(toRadius(k)), k),
    ),
  ],
];

describe(`laws of optics (${RUNS.numRuns} runs each)`, () => {
  it.each(LAWS)('OR-01 %s', (_law, property) => {
    expect(fc.check(property as fc.IProperty<unknown[]>, RUNS).failed).toBe(false);
  });
});
