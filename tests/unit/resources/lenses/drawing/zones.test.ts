import { assert, constantFrom, integer, property } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { lensFamilySchema, type LensFamily } from '#domain/lens/model/lens.ts';
import { zonesOf } from '#resources/lenses/drawing/zones.ts';
import { buildDimensions } from './dimensions.ts';

const tenths = (min: number, max: number) => integer({ min, max }).map((n) => n / 10);

/** `optic 3.90, edge 4.60`: the kind of each ring and the half chord in mm where it ends. */
function endsOf(family: LensFamily, diameter: number, opticZone: number): string {
  return zonesOf(family, buildDimensions({ diameter, opticZone }))
    .map(({ kind, to }) => `${kind} ${to.toFixed(2)}`)
    .join(', ');
}

describe('OR-01 the zones of a drawn lens', () => {
  it.each<[LensFamily, number, number, string]>([
    ['gpSphere', 9.2, 7.8, 'optic 3.90, peripheral 4.20, edge 4.60'],
    ['customSoft', 14.2, 8, 'optic 4.00, peripheral 6.70, edge 7.10'],
    ['scleral', 16.5, 8.4, 'optic 4.20, peripheral 5.00, limbal 5.90, landing 8.25'],
    ['scleral', 13, 8, 'optic 4.00, peripheral 4.40, limbal 5.30, landing 6.50'],
    ['orthoK', 10.6, 6, 'optic 3.00, return 4.00, landing 5.30'],
    ['orthoK', 10.6, 8.4, 'optic 4.20, return 4.90, landing 5.30'],
    ['hybrid', 14.5, 6.2, 'optic 3.10, peripheral 4.20, skirt 7.25'],
    ['hybrid', 8, 6.2, 'optic 3.10, peripheral 4.00'],
    // The optic covers others.
    ['gpSphere', 9.2, 8.4, 'optic 4.20, edge 4.60'],
    ['gpSphere', 9.2, 9.2, 'optic 4.40, edge 4.60'],
    ['scleral', 16.5, 10.6, 'optic 5.30, limbal 5.90, landing 8.25'],
    ['scleral', 16.5, 12.4, 'optic 6.20, landing 8.25'],
    ['orthoK', 10.6, 10.2, 'optic 5.10, landing 5.30'],
    ['hybrid', 14.5, 9, 'optic 4.50, skirt 7.25'],
  ])('of a %s lens of %d mm with an optic zone of %d mm', (family, diameter, optic, ends) => {
    expect(endsOf(family, diameter, optic)).toBe(ends);
  });

  it('touch each other from the center to the edge, for any diameter and optic zone', () => {
    const any = property(
      constantFrom(...lensFamilySchema.options),
      tenths(80, 170),
      tenths(40, 170),
      (family, diameter, opticZone) => {
        const zones = zonesOf(family, buildDimensions({ diameter, opticZone }));
        expect(zones[0]).toMatchObject({ kind: 'optic', from: 0 });
        expect(zones.at(-1)?.to).toBe(diameter / 2);
        zones.slice(1).forEach(({ from, to }, index) => {
          expect(from).toBe(zones[index]?.to);
          expect(to).toBeGreaterThan(from);
        });
      },
    );
    assert(any, { seed: 1, numRuns: runs() });
  });
});
