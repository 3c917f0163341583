import { assert, constantFrom, integer, property } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { crossSection, type SectionPoint } from '#resources/lenses/drawing/cross-section.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { buildPrescription } from '../../../../fixtures/build-prescription.ts';
import { seededRandom } from '../../../../fixtures/random.ts';

const LENS = { baseCurve: 7.8, diameter: 9.6, opticZone: 8, centreThickness: 0.2 };
/** The section has a point in each 48th of the half diameter, here 0.1 mm. */
const MIDDLE = 48;

/** Thickness in mm at a half chord in tenths of a mm, to either side. */
function thicknessAt(tenths: number, prescription: Prescription): number {
  const { back, front } = crossSection(gpSphere, { ...LENS, ...prescription });
  const [one, other] = [MIDDLE + tenths, MIDDLE - tenths].map(
    (index) => (back[index]?.z ?? NaN) - (front[index]?.z ?? NaN),
  );
  expect(one).toBe(other);
  return one ?? NaN;
}

const last = (points: SectionPoint[] | null) => points?.at(-1);

describe('OR-01 the thickness of a drawn lens', () => {
  it('is sampled from edge to edge, in steps of the same width', () => {
    const { back, front } = crossSection(gpSphere, LENS);
    expect(back).toHaveLength(97);
    expect(back.map(({ x }) => x.toFixed(6))).toEqual(front.map(({ x }) => x.toFixed(6)));
    back.forEach(({ x }, index) => expect(x).toBeCloseTo(-4.8 + index / 10, 9));
  });

  it('is the center thickness throughout the optic zone of a plano lens', () => {
    for (const tenths of [0, 20, 40])
      expect(thicknessAt(tenths, { sphere: 0 })).toBeCloseTo(0.2, 9);
  });

  // The sagitta of a power: y² F / (2000 (n − 1)), n − 1 as 0.45.
  it.each([
    [-10, 30, 0.2 + 0.1],
    [-10, 40, 0.2 + 160 / 900],
    [-4, 30, 0.2 + 0.04],
    [5, 30, 0.2 - 0.05],
  ])('of %d D is at %d tenths of a mm from the axis %d mm', (sphere, tenths, thickness) => {
    expect(thicknessAt(tenths, { sphere })).toBeCloseTo(thickness, 9);
  });

  it('of a strong plus lens does not fall below 0.05 mm', () => {
    expect(thicknessAt(40, { sphere: 20 })).toBeCloseTo(0.05, 9);
    expect(thicknessAt(0, { sphere: 20 })).toBeCloseTo(0.2, 9);
  });

  it('runs out straight from the optic zone to an edge of 0.12 mm', () => {
    const rim = 0.2 + 160 / 900;
    expect(thicknessAt(44, { sphere: -10 })).toBeCloseTo((rim + 0.12) / 2, 9);
    expect(thicknessAt(46, { sphere: -10 })).toBeCloseTo(rim / 4 + 0.09, 9);
    expect(thicknessAt(48, { sphere: -10 })).toBeCloseTo(0.12, 9);
  });
});

it('OR-01 the section of every lens is symmetric and has a thickness everywhere', () => {
  assert(
    property(constantFrom(...catalogue), integer({ min: 1, max: 1e6 }), (lens, seed) => {
      const { back, front } = crossSection(lens, buildPrescription(lens, seededRandom(seed)));
      const wrong = back.filter(({ x, z }, index) => {
        const mirrored = back.at(-1 - index) ?? { x: NaN, z: NaN };
        const isSymmetric = Math.abs(mirrored.x + x) < 1e-9 && Math.abs(mirrored.z - z) < 1e-9;
        return !isSymmetric || !(z - (front[index]?.z ?? z) > 0);
      });
      expect(wrong).toEqual([]);
    }),
    { seed: 20_260_101, numRuns: runs(0.5) },
  );
});

describe('OR-01 the depth of a drawn lens', () => {
  it('is the depth of its back surface at the edge', () => {
    const { back, depth } = crossSection(gpSphere, LENS);
    expect(last(back)).toEqual({ x: 4.8, z: depth });
    expect(depth).toBeGreaterThan(1.2);
  });

  it('is drawn in the steep meridian to the same edge', () => {
    const { back, steep } = crossSection(gpBitoric, {
      baseCurveFlat: 7.9,
      baseCurveSteep: 7.5,
      diameter: 9.6,
      opticZone: 8,
    });
    expect(steep).toHaveLength(back.length);
    expect(last(steep)?.x).toBeCloseTo(4.8, 9);
    expect(steep?.[MIDDLE + 40]?.z).toBeCloseTo(7.5 - Math.sqrt(7.5 ** 2 - 16), 9);
    expect(back[MIDDLE + 40]?.z).toBeCloseTo(7.9 - Math.sqrt(7.9 ** 2 - 16), 9);
  });
});
