import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { customSoftSphere } from '#domain/lens/catalogue/custom-soft-sphere.ts';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import { orthoK } from '#domain/lens/catalogue/ortho-k.ts';
import { crossSection } from '#domain/lens/drawing/cross-section.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';

const depthOf = (returnZoneDepth: number) => crossSection(orthoK, { returnZoneDepth }).depth;
const sagitta = (r: number, y: number) => r - Math.sqrt(r ** 2 - y ** 2);

describe('OR-01 the section of a lens', () => {
  it('has the sagittal depth of a sphere for a soft lens of one curve', () => {
    const { depth } = crossSection(customSoftSphere, { baseCurve: 8.6, diameter: 14.5 });
    expect(depth).toBeCloseTo(sagitta(8.6, 7.25), 6);
    expect(depth).toBeCloseTo(3.974, 3);
  });

  it('reaches the ordered depth at the edge of a scleral', () => {
    for (const sag of [3400, 3800, 4200]) {
      const { depth } = crossSection(ampleyeScleral, { sag, diameter: 16.5, baseCurve: 7.8 });
      expect(depth).toBeCloseTo(sag / 1000, 6);
    }
  });

  it('draws both meridians of a bitoric, the steep one deeper', () => {
    const { back, steep } = crossSection(gpBitoric, { baseCurveFlat: 7.9, baseCurveSteep: 7.5 });
    expect(steep?.at(-1)?.z).toBeGreaterThan(back.at(-1)?.z ?? Infinity);
    expect(crossSection(customSoftSphere, {}).steep).toBeNull();
  });

  it('deepens an ortho-k by its return zone', () => {
    expect(depthOf(600) - depthOf(500)).toBeCloseTo(0.1, 6);
  });

  it('says what it assumes while nothing is typed', () => {
    expect([...crossSection(ampleyeScleral, {}).dimensions.assumed]).toEqual([
      'baseCurve',
      'opticZone',
      'centreThickness',
    ]);
    const typed = crossSection(ampleyeScleral, { baseCurve: 7.8, centreThickness: 0.3 });
    expect([...typed.dimensions.assumed]).toEqual(['opticZone']);
  });

  it('can draw whatever is typed, also what cannot be made', () => {
    const typed = crossSection(ampleyeScleral, { baseCurve: 80, diameter: -3, sag: 1e9 });
    expect(typed.back.every(({ x, z }) => Number.isFinite(x) && Number.isFinite(z))).toBe(true);
  });

  it('is symmetric, closed in thickness and made of touching zones, for every lens', () => {
    assert(
      property(constantFrom(...catalogue), integer({ min: 1, max: 1e6 }), (lens, seed) => {
        const section = crossSection(lens, buildPrescription(lens, seededRandom(seed)));
        const { back, front, zones, dimensions } = section;
        back.forEach(({ x, z }, index) => {
          const mirrored = back.at(-1 - index);
          expect(mirrored?.x).toBeCloseTo(-x, 9);
          expect(mirrored?.z).toBeCloseTo(z, 9);
          expect(z - (front[index]?.z ?? z)).toBeGreaterThan(0);
        });
        expect(zones[0]?.from).toBe(0);
        expect(zones.at(-1)?.to).toBeCloseTo(dimensions.diameter / 2, 9);
        zones.slice(1).forEach((zone, index) => expect(zone.from).toBe(zones[index]?.to));
      }),
      { seed: 20_260_101, numRuns: runs(0.5) },
    );
  });
});
