import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import { validatePrescription, type Violation } from '#domain/lens/engine/validate.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { seededRandom } from '../../../fixtures/random.ts';
import { faultyFields, unmakeable, type Values } from './oracle.ts';
import { randomPrescription } from './random-prescription.ts';

/** In the long run 50,000 of each lens. */
const RUNS = runs(5);
const ROUNDS = 6;

const validate = (lens: LensDefinition, values: Values) =>
  validatePrescription(lens, values as Prescription);

interface Tally {
  accepted: number;
  refused: number;
  suggestions: number;
  /** The first prescription at which the engine and the definition disagree. */
  wrong: unknown;
}

/** Follows every suggestion until there is none; null when one is not made, or when it does not come to an end. */
function follow(lens: LensDefinition, values: Values, first: Violation[]): number | null {
  const current = { ...values };
  let violations = first;
  let followed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const suggestions = violations.filter(({ nearest }) => nearest !== null);
    if (suggestions.length === 0) return followed;
    for (const { field, nearest } of suggestions) current[field] = nearest;
    const fields = new Set(suggestions.map(({ field }) => field));
    if (unmakeable(lens, current).some((name) => fields.has(name))) return null;
    followed += suggestions.length;
    violations = validate(lens, current);
  }
  return null;
}

function tallyOne(lens: LensDefinition, values: Values, tally: Tally): void {
  const violations = validate(lens, values);
  const told = new Set(violations.map(({ field }) => field));
  const expected = faultyFields(lens, values);
  const followed = follow(lens, values, violations);
  if (told.size === 0) tally.accepted += 1;
  else tally.refused += 1;
  tally.suggestions += followed ?? 0;
  if (followed === null || [...told].toSorted().join() !== expected.join()) {
    tally.wrong ??= { values, told: [...told], expected, followed };
  }
}

function tallyAll(lens: LensDefinition): Tally {
  const random = seededRandom();
  const tally: Tally = { accepted: 0, refused: 0, suggestions: 0, wrong: null };
  for (let run = 0; run < RUNS && tally.wrong === null; run += 1) {
    tallyOne(lens, randomPrescription(lens, random), tally);
  }
  return tally;
}

/** Everything that does not belong into a prescription. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    NaN,
    Infinity,
    -Infinity,
    -0,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    '',
    '−2.75',
    'true',
    true,
    null,
    undefined,
    [],
    {},
    Object.create(null),
    Symbol('junk'),
    10n,
  ),
  fc.double(),
  fc.string({ maxLength: 5 }),
);

const survivesJson = (violation: Violation) =>
  Object.entries(violation).every(([key, value]) => {
    const copy = JSON.parse(JSON.stringify(violation)) as Record<string, unknown>;
    return Object.is(copy[key], value);
  });

/** The figures of each lens are written beside the test's result (`annotate`). */
describe.each(catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]))(
  '%s',
  (id, lens) => {
    it(`OR-01 ${RUNS} prescriptions: accepts what can be made, tells every fault of the rest, suggests what is accepted`, async ({
      annotate,
    }) => {
      const { accepted, refused, suggestions, wrong } = tallyAll(lens);
      await annotate(`${id}: ${accepted} accepted, ${refused} refused, ${suggestions} followed`);
      expect(wrong).toBeNull();
      expect(accepted + refused).toBe(RUNS);
      expect(accepted).toBeGreaterThan(RUNS / 10);
      expect(refused).toBeGreaterThan(RUNS / 10);
      expect(suggestions).toBeGreaterThan(RUNS / 20);
    });

    it('bears any junk, and tells what is wrong with it', () => {
      const names = [...lens.parameters.map((one) => one.name), '__proto__', 'toString'];
      const name = fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 5 }));
      let told = 0;
      const property = fc.property(fc.array(fc.tuple(name, junk), { maxLength: 8 }), (entries) => {
        const violations = validate(lens, Object.fromEntries(entries));
        told += violations.length;
        return violations.every(
          (violation) =>
            survivesJson(violation) && describeViolation(violation, lens, 'en').length > 0,
        );
      });
      fc.assert(property, { seed: 20_260_101, numRuns: runs() });
      expect(told).toBeGreaterThan(runs());
    });
  },
);
