import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '#domain/fitting/apply-change.ts';
import type { FittingResult, ProposedChange } from '#domain/fitting/proposal.ts';
import { combine, negative } from '#domain/lens/optics/crossed-cylinders.ts';
import { normalAxis, strongestPower } from '#domain/lens/optics/sphero-cylinder.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { lensOf, propose, WORN } from './fitting-case.ts';

const RUNS = { seed: 20_261_126, numRuns: runs() };
const ampleye = lensOf('ampleye-scleral');

/** The lens with another step of its depth. */
function withDepthStep(step: number): LensDefinition {
  const parameters = ampleye.parameters.map((one) =>
    one.name === 'sag' ? { ...one, step, min: 2_800, max: 6_400 } : one,
  );
  return { ...ampleye, parameters } as LensDefinition;
}
const DEPTHS = [ampleye, withDepthStep(10), withDepthStep(200), withDepthStep(400)];
const anyDepth = fc.nat(DEPTHS.length - 1);
const depthAt = (index: number) => DEPTHS[index] ?? ampleye;

const quarters = (most: number) => fc.integer({ min: -4 * most, max: 4 * most }).map((n) => n / 4);
const steps = (least: number, most: number, step: number) =>
  fc.integer({ min: 0, max: Math.round((most - least) / step) }).map((n) => least + n * step);

/** The first change whose id has this pattern. */
function changeOf({ changes }: FittingResult, id: string): ProposedChange | undefined {
  return changes.find((one) => new RegExp(id, 'u').test(one.id));
}

/** How far the change moves its first parameter; 0 without the change. */
function moved(result: FittingResult, id: string): number {
  const amounts = changeOf(result, id)?.set[0]?.amounts ?? {};
  return amounts.um ?? amounts.mm ?? amounts.dioptres ?? 0;
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
          const power = (overRefractionSphere: number) =>
            moved(propose({ lens: lensOf(id) }, { overRefractionSphere }), 'power.sphere');
          expect(power(Math.max(a, b))).toBeGreaterThanOrEqual(power(Math.min(a, b)));
        }),
        RUNS,
      );
    },
  );

  it('VC-04 of an over-refraction on an overnight lens, by its base curve', () => {
    const lens = lensOf('ortho-k');
    fc.assert(
      fc.property(quarters(5), quarters(5), (a, b) => {
        const curve = (overRefractionSphere: number) =>
          moved(propose({ lens }, { overRefractionSphere }), 'orthoK.power');
        expect(curve(Math.max(a, b))).toBeLessThanOrEqual(curve(Math.min(a, b)));
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
        const change = changeOf(propose({ lens, worn: { axis: worn } }, { rotation }), 'rotation.axis');
        const expected = normalAxis(to === 'left' ? worn + degrees : worn - degrees);
        expect(change?.set.map((field) => field.to)).toEqual([expected]);
      }),
      RUNS,
    );
  });
});

describe('a change that is made', () => {
  it('VC-04 brings the vault toward the middle of the band, and not out of it on the other side', () => {
    const setting = fc.record({
      centralVault: fc.integer({ min: 0, max: 1_200 }),
      minutesOnEye: fc.integer({ min: 0, max: 600 }),
    });
    fc.assert(
      fc.property(setting, anyDepth, (seen, index) => {
        const result = propose({ lens: depthAt(index) }, seen);
        const change = changeOf(result, 'vault.*sag');
        const before = result.settling?.expected ?? Number.NaN;
        if (!change) {
          const isTold = result.unmade.some(({ because }) => because === 'tooCoarse');
          expect((before >= 250 && before <= 400) || isTold).toBe(true);
          return;
        }
        const after = before + moved(result, 'vault.*sag');
        // By half a step nearer at least, or as far away on the other side of the middle.
        expect(Math.abs(after - 325)).toBeLessThanOrEqual(Math.abs(before - 325));
        if (before < 250) expect(after).toBeLessThanOrEqual(400);
        else expect(after).toBeGreaterThanOrEqual(250);
      }),
      RUNS,
    );
  });

  it('VC-04 brings the limbal clearance toward its aim, and not beyond what is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (limbalClearance) => {
        const [change] = propose({ lens: ampleye }, { limbalClearance }).changes;
        const after = limbalClearance + (change?.set[0]?.amounts.um ?? 0);
        expect(Math.abs(after - 100)).toBeLessThanOrEqual(Math.abs(limbalClearance - 100));
        if (limbalClearance <= 20) expect(after).toBeLessThanOrEqual(150);
        if (limbalClearance > 150) expect(after).toBeGreaterThanOrEqual(20);
      }),
      RUNS,
    );
  });

  it.each(['custom-soft-toric', 'gp-front-toric', 'custom-soft-multifocal'])(
    'VC-04 leaves less over-refraction on %s, also on a rotated lens',
    (id) => {
      const lens = lensOf(id);
      const setting = fc.record({
        power: fc.record({
          cylinder: steps(-4, -0.5, 0.25),
          axis: fc.integer({ min: 1, max: 180 }),
        }),
        sphere: quarters(3),
        cylinder: fc.integer({ min: -8, max: 0 }).map((n) => n / 4),
        axis: fc.integer({ min: 1, max: 180 }),
        left: fc.integer({ min: -30, max: 30 }),
      });
      fc.assert(
        fc.property(setting, ({ power, sphere, cylinder, axis, left }) => {
          // A lens that turned to the left stands at a smaller axis.
          const onEye = (worn: Prescription) => ({
            sphere: Number(worn['sphere']),
            cylinder: Number(worn['cylinder']),
            axis: normalAxis(Number(worn['axis'] ?? 180) - left),
          });
          const worn: Prescription = { ...WORN[id], ...power };
          const seen = {
            overRefractionSphere: sphere,
            overRefractionCylinder: cylinder,
            overRefractionAxis: axis,
            overKCylinder: 0,
            rotation: {
              degrees: Math.abs(left),
              direction: left < 0 ? 'right' : 'left',
              stability: 'stable',
            },
          };
          const over = { sphere, cylinder, axis };
          if (strongestPower(over) >= 4) return;
          const needed = combine(onEye(worn), over);
          const change = changeOf(propose({ lens, worn }, seen), 'power');
          if (!change) {
            expect(strongestPower(over)).toBeLessThanOrEqual(0.5);
            return;
          }
          const next = applyChange(lens, worn, change).prescription;
          const left2 = strongestPower(combine(needed, negative(onEye(next))));
          expect(left2).toBeLessThan(strongestPower(over));
          if (!change.limited) expect(left2).toBeLessThanOrEqual(0.35);
        }),
        RUNS,
      );
    },
  );

  it('VC-04 asks for nothing more once the over-refraction is what rounding leaves', () => {
    fc.assert(
      fc.property(quarters(10), (overRefractionSphere) => {
        const lens = lensOf('gp-sphere');
        const { changes } = propose({ lens }, { overRefractionSphere });
        const [change] = changes;
        expect(change === undefined).toBe(overRefractionSphere === 0);
        if (!change) return;
        const worn = applyChange(lens, WORN['gp-sphere'] ?? {}, change).prescription;
        expect(propose({ lens, worn }, { overRefractionSphere: 0 }).changes).toEqual([]);
      }),
      RUNS,
    );
  });
});
