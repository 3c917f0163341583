import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '#domain/fitting/apply-change.ts';
import type { FittingCase } from '#domain/fitting/fitting-case.ts';
import type { FieldChange, FittingResult } from '#domain/fitting/proposal.ts';
import { proposeChanges } from '#domain/fitting/propose-changes.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { anyCase, LENSES } from './arbitrary-case.ts';
import { mirrored, mirroredCase } from './mirrored-case.ts';

const RUNS = { seed: 20_261_125, numRuns: runs(1 / 3) };

/** The same keys in the other order. */
function reversed<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).toReversed()) as T;
}

function isTurned({ parameter }: FieldChange): boolean {
  return parameter === 'axis' || parameter === 'landingMeridian';
}

/** What must be equal in both eyes: all but axes, which are mirrored and may differ by the rounding of a half. */
function comparable({ changes, unmade, consult, advice, missing, settling }: FittingResult) {
  return {
    changes: changes.map(({ id, set, keeps }) => [
      id,
      set.filter((field) => !isTurned(field)).map(({ parameter, to }) => [parameter, to]),
      keeps.map(({ parameter, to }) => [parameter, to]),
    ]),
    unmade: unmade.map(({ id, because }) => [id, because]),
    said: [...consult, ...advice].map(({ key }) => key),
    missing,
    settling,
  };
}

function axesOf({ changes }: FittingResult, worn: FittingCase): number[] {
  return changes.map(({ set }) => {
    const field = set.find(({ parameter }) => parameter === 'axis');
    return Number(field?.to ?? worn.prescription['axis'] ?? 180);
  });
}

const between = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 180;
  return Math.min(apart, 180 - apart);
};

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

  it('VC-04 says the same of the same case, in whatever order it is told', () => {
    fc.assert(
      fc.property(anyCase(lens), (c) => {
        const { prescription, findings, clinical } = c;
        const told = reversed({
          ...c,
          prescription: reversed(prescription),
          findings: reversed(findings),
          clinical: reversed(clinical),
        });
        expect(JSON.stringify(proposeChanges(told))).toBe(JSON.stringify(proposeChanges(c)));
      }),
      RUNS,
    );
  });

  it('VC-04 says of one eye what the mirror says of the other', () => {
    fc.assert(
      fc.property(anyCase(lens), (c) => {
        const other = mirroredCase(c);
        const [one, two] = [proposeChanges(c), proposeChanges(other)];
        expect(comparable(two)).toEqual(comparable(one));
        const axes = axesOf(two, other);
        for (const [index, axis] of axesOf(one, c).entries()) {
          expect(between(mirrored(axis), axes[index] ?? 0)).toBeLessThanOrEqual(1);
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
