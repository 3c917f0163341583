import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { describeViolation } from '#domain/lens/describe-violation.ts';
import { validatePrescription, type Violation } from '#domain/lens/validate.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { anyValues, junk, madeValues } from './arbitrary-prescription.ts';
import { broken, isMisplaced, unmakeable } from './oracle.ts';
import { runs } from '#tests/fixtures/runs.ts';

const RUNS = { seed: 20_260_101, numRuns: runs() };
const ROUNDS = 4;
const LENSES = catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]);

/** What arrives over the wire or from a form is not typed; the engine has to bear it. */
const validate = (lens: LensDefinition, values: object) =>
  validatePrescription(lens, values as Prescription);

const NUMERIC = new Set(['range', 'step', 'ordered', 'limits']);
const isOffered = ({ rule, nearest }: Violation) => NUMERIC.has(rule) && nearest !== null;

function follow(values: Record<string, unknown>, violations: Violation[]) {
  const suggestions = violations
    .filter(isOffered)
    .map(({ field, nearest }): [string, unknown] => [field, nearest]);
  return { ...values, ...Object.fromEntries(suggestions) };
}

const OWN_RULES = new Set(['number', 'range', 'step', 'option']);

/** The suggestions that are not made, or that leave their violation in place. */
function uselessSuggestions(lens: LensDefinition, values: Record<string, unknown>): Violation[] {
  return validate(lens, values).filter(({ field, rule, nearest }) => {
    if (nearest === null) return false;
    const left = validate(lens, { ...values, [field]: nearest });
    const persists = left.some((one) => one.field === field && one.rule === rule);
    return persists || unmakeable(lens, { [field]: nearest }).length > 0;
  });
}

const survivesJson = (violation: Violation) =>
  Object.entries(violation).every(([key, value]) => {
    const copy = JSON.parse(JSON.stringify(violation)) as Record<string, unknown>;
    return Object.is(copy[key], value);
  });

/** Properties answer yes or no: so many `expect` calls take longer than the engine does. */
describe.each(LENSES)('%s', (_id, lens) => {
  it(`OR-01 accepts a prescription exactly when all it holds is made (${RUNS.numRuns} runs)`, () => {
    let accepted = 0;
    const property = fc.property(madeValues(lens), (values) => {
      const wrong = validate(lens, values).filter(({ rule }) => rule !== 'required');
      accepted += wrong.length === 0 ? 1 : 0;
      const misplaced = lens.parameters.some((parameter) => isMisplaced(parameter, values));
      const expected = misplaced || broken(lens, values).length > 0;
      return unmakeable(lens, values).length === 0 && wrong.length > 0 === expected;
    });
    fc.assert(property, RUNS);
    expect(accepted).toBeGreaterThan(RUNS.numRuns / 50);
  });

  it(`OR-01 refuses each value off its grid, and only those (${RUNS.numRuns} runs)`, () => {
    let refusals = 0;
    const property = fc.property(anyValues(lens), (values) => {
      const refused = validate(lens, values).filter(({ rule }) => OWN_RULES.has(rule));
      refusals += refused.length;
      const misplaced = lens.parameters.filter((parameter) => isMisplaced(parameter, values));
      const names = new Set(misplaced.map(({ name }) => name));
      const expected = unmakeable(lens, values).filter((name) => !names.has(name));
      return refused.map(({ field }) => field).join() === expected.join();
    });
    fc.assert(property, RUNS);
    expect(refusals).toBeGreaterThan(RUNS.numRuns);
  });

  it(`OR-01 suggests only what is made and removes the violation (${RUNS.numRuns} runs)`, () => {
    let suggestions = 0;
    const property = fc.property(anyValues(lens), (values) => {
      suggestions += validate(lens, values).filter(({ nearest }) => nearest !== null).length;
      return uselessSuggestions(lens, values).length === 0;
    });
    fc.assert(property, RUNS);
    expect(suggestions).toBeGreaterThan(RUNS.numRuns / 4);
  });

  it(`OR-01 following suggestions comes to an end (${RUNS.numRuns} runs)`, () => {
    let followed = 0;
    const property = fc.property(anyValues(lens), (values) => {
      let current: Record<string, unknown> = values;
      for (let round = 0; round < ROUNDS; round += 1) {
        const violations = validate(lens, current);
        followed += violations.filter(isOffered).length;
        current = follow(current, violations);
      }
      return !validate(lens, current).some(isOffered);
    });
    fc.assert(property, RUNS);
    expect(followed).toBeGreaterThan(RUNS.numRuns / 4);
  });

  it(`bears any junk, and tells what is wrong with it (${RUNS.numRuns} runs)`, () => {
    const names = [...lens.parameters.map((parameter) => parameter.name), '__proto__', 'toString'];
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
    fc.assert(property, RUNS);
    expect(told).toBeGreaterThan(RUNS.numRuns);
  });
});
