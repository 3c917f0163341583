import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalAxis } from '#domain/lens/optics/sphero-cylinder.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { lensOf, propose } from './fitting-case.ts';
import { ampleye, anyDepth, changeOf, depthAt, moved, quarters, steps } from './moves.ts';

const RUNS = { seed: 20_261_126, numRuns: runs(1 / 2) };

function powerFor(id: string, overRefractionSphere: number): number {
  return moved(propose({ lens: lensOf(id) }, { overRefractionSphere }), '^power.sphere');
}

function curveFor(overRefractionSphere: number): number {
  return moved(propose({ lens: lensOf('ortho-k') }, { overRefractionSphere }), 'orthoK.power');
}

describe('more excess never gives a smaller correction', () => {
  it('VC-04 of a vault, whatever the step of the depth', () => {
    const vault = fc.integer({ min: 0, max: 1_500 });
    const setting = fc.record({ sag: steps(2_800, 6_400, 400), index: anyDepth });
    fc.assert(
      fc.property(vault, vault, fc.integer({ min: 0, max: 600 }), setting, (a, b, minutes, s) => {
        const depth = (centralVault: number) =>
          moved(
            propose(
              { lens: depthAt(s.index), worn: { sag: s.sag } },
              { centralVault, minutesOnEye: minutes },
            ),
            'vault.*sag',
          );
        expect(depth(Math.max(a, b))).toBeLessThanOrEqual(depth(Math.min(a, b)));
      }),
      RUNS,
    );
  });

  it('VC-04 of a limbal clearance', () => {
    const clearance = fc.integer({ min: 0, max: 500 });
    const zone = fc.constantFrom('flat4', 'flat2', 'standard', 'steep2', 'steep4');
    fc.assert(
      fc.property(clearance, clearance, zone, (a, b, limbalZone) => {
        const lift = (limbalClearance: number) => {
          const result = propose({ lens: ampleye, worn: { limbalZone } }, { limbalClearance });
          const change = result.changes.find(({ id }) => id.endsWith('limbalZone'));
          return change?.set[0]?.amounts.um ?? 0;
        };
        expect(lift(Math.max(a, b))).toBeLessThanOrEqual(lift(Math.min(a, b)));
      }),
      RUNS,
    );
  });

  it.each(['ampleye-scleral', 'gp-sphere', 'custom-soft-sphere', 'hybrid'])(
    'VC-04 of an over-refraction on %s',
    (id) => {
      fc.assert(
        fc.property(quarters(10), quarters(10), (a, b) => {
          expect(powerFor(id, Math.max(a, b))).toBeGreaterThanOrEqual(powerFor(id, Math.min(a, b)));
        }),
        RUNS,
      );
    },
  );

  it('VC-04 of an over-refraction on an overnight lens, by its base curve', () => {
    fc.assert(
      fc.property(quarters(5), quarters(5), (a, b) => {
        expect(curveFor(Math.max(a, b))).toBeLessThanOrEqual(curveFor(Math.min(a, b)));
      }),
      RUNS,
    );
  });

  it('VC-04 of a rotation: the axis turns by as much as the lens', () => {
    const lens = lensOf('custom-soft-toric');
    const axis = fc.integer({ min: 1, max: 180 });
    const direction = fc.constantFrom('left' as const, 'right' as const);
    fc.assert(
      fc.property(axis, fc.integer({ min: 1, max: 90 }), direction, (worn, degrees, to) => {
        const rotation = { degrees, direction: to, stability: 'stable' };
        const change = changeOf(
          propose({ lens, worn: { axis: worn } }, { rotation }),
          'rotation.axis',
        );
        const expected = normalAxis(to === 'left' ? worn + degrees : worn - degrees);
        expect(change?.set.map((field) => field.to)).toEqual([expected]);
      }),
      RUNS,
    );
  });
});
