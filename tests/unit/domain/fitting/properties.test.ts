import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '#domain/fitting/apply-change.ts';
import { proposeChanges } from '#domain/fitting/propose-changes.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { anyCase, LENSES } from './arbitrary-case.ts';

const RUNS = { seed: 20_261_125, numRuns: runs(1 / 3) };

describe.each(LENSES)('%s', (_, lens) => {
  it('VC-04 proposes nothing that the engine refuses', () => {
    fc.assert(
      fc.property(anyCase(lens), (c) => {
        for (const change of proposeChanges(c).changes) {
          const { prescription } = applyChange(lens, c.prescription, change);
          expect([change.id, validatePrescription(lens, prescription)]).toEqual([change.id, []]);
          expect(change.set.length).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });

  it('VC-04 orders its changes by finding and by the source’s choice, each id once', () => {
    fc.assert(
      fc.property(anyCase(lens), (c) => {
        const { changes, findings } = proposeChanges(c);
        const places = changes.map(({ finding, rank }) => findings.indexOf(finding) * 10 + rank);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const ids = changes.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      RUNS,
    );
  });
});
