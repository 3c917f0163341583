import * as fc from 'fast-check';
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
import { runs } from '#tests/fixtures/runs.ts';

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
const holds = (property: fc.IProperty<unknown>) =>
  !fc.check(property as fc.IProperty<unknown[]>, RUNS).failed;

describe(`laws of optics (${RUNS.numRuns} runs each)`, () => {
  it('OR-01 transposing twice changes nothing', () => {
    const property = fc.property(power, (rx) => {
      const twice = transpose(transpose(rx));
      return near(twice.sphere, rx.sphere) && twice.axis === rx.axis && same(twice, rx);
    });
    expect(holds(property)).toBe(true);
  });

  it('OR-01 transposing changes neither the power nor the spherical equivalent', () => {
    const property = fc.property(power, (rx) => {
      const other = transpose(rx);
      return same(other, rx) && near(sphericalEquivalent(other), sphericalEquivalent(rx));
    });
    expect(holds(property)).toBe(true);
  });

  it('OR-01 vertex to the cornea and back changes nothing', () => {
    const property = fc.property(power, distance, (rx, mm) =>
      same(toCornea(toCornea(rx, mm), -mm), rx),
    );
    expect(holds(property)).toBe(true);
  });

  it('OR-01 vertex does not care how the cylinder is written', () => {
    const property = fc.property(power, distance, (rx, mm) =>
      same(toCornea(transpose(rx), mm), toCornea(rx, mm)),
    );
    expect(holds(property)).toBe(true);
  });

  it('OR-01 adding nothing changes nothing', () => {
    const property = fc.property(power, (rx) => {
      const sum = combine(rx, ZERO);
      return same(sum, rx) && near(sum.cylinder, toMinusCylinder(rx).cylinder);
    });
    expect(holds(property)).toBe(true);
  });

  it('OR-01 adding does not care for the order', () => {
    const property = fc.property(power, power, (a, b) => same(combine(a, b), combine(b, a)));
    expect(holds(property)).toBe(true);
  });

  it('OR-01 a power and its negative are nothing', () => {
    const property = fc.property(power, (rx) => {
      const { sphere, cylinder } = combine(rx, negative(rx));
      return near(sphere, 0) && near(cylinder, 0);
    });
    expect(holds(property)).toBe(true);
  });

  it('OR-01 a sum has a minus cylinder and an axis above 0 and up to 180', () => {
    const property = fc.property(power, power, (a, b) => {
      const { cylinder, axis } = combine(a, b);
      return cylinder <= 0 && axis > 0 && axis <= 180;
    });
    expect(holds(property)).toBe(true);
  });

  it('OR-01 what a turned cylinder leaves is what crossed cylinders leave', () => {
    const angle = fc.integer({ min: 0, max: 90 });
    const property = fc.property(power, angle, (rx, degrees) => {
      const turned = { ...rx, sphere: 0, axis: normalAxis(rx.axis + degrees) };
      const left = combine({ ...rx, sphere: 0 }, negative(turned));
      return near(Math.abs(left.cylinder), rotatedCylinderError(rx.cylinder, degrees));
    });
    expect(holds(property)).toBe(true);
  });

  it('OR-01 K to mm and back changes nothing', () => {
    const property = fc.property(fc.double({ min: 20, max: 80, noNaN: true }), (k) =>
      near(toDioptres(toRadius(k)), k),
    );
    expect(holds(property)).toBe(true);
  });
});
