import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { ALL_CALCULATORS } from '#domain/consultant/calculators/all-calculators.ts';
import type { Calculator, Field } from '#domain/consultant/calculators/parts/calculator.ts';
import { fromQuery, toQuery } from '#domain/consultant/calculators/parts/link.ts';
import { CALCULATOR_IDS } from '#domain/consultant/calculators/parts/names.ts';
import {
  calculate,
  exampleValues,
  initialValues,
  inUnit,
  type Typed,
  type TypedValues,
} from '#domain/consultant/calculators/parts/read-values.ts';
import { convert, DECIMALS } from '#domain/consultant/calculators/parts/units.ts';
import { vertexDistance } from '#domain/consultant/calculators/vertex-distance.ts';
import { conicSagitta, sphereSagitta } from '#domain/lens/optics/sagitta.ts';

/** Nineteen calculators have three laws each. */
const RUNS = { seed: 20_261_125, numRuns: Math.ceil(runs() / 3) };

const passes = (property: fc.IProperty<unknown>) => {
  const { failed, counterexample } = fc.check(property as fc.IProperty<unknown[]>, RUNS);
  return failed ? JSON.stringify(counterexample) : 'holds';
};

/** A value within the limits, typed in one of the field's units, sometimes with a decimal comma. */
function typedIn(field: Field): fc.Arbitrary<Typed> {
  if (field.kind === 'choice') {
    return fc.constantFrom(...field.options).map((text) => ({ text, unit: null }));
  }
  const { units, min, max, whole } = field;
  const value = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.tuple(value, fc.constantFrom(...units), fc.boolean()).map(([one, unit, comma]) => {
    const inIt = convert(one, units[0], unit);
    const text = (inIt ?? one).toFixed(whole ? 0 : DECIMALS[unit] + 1);
    return { text: comma ? text.replace('.', ',') : text, unit: inIt === null ? units[0] : unit };
  });
}

const typedFor = ({ fields }: Calculator): fc.Arbitrary<TypedValues> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, typedIn(one)])));

const anything = ({ fields }: Calculator): fc.Arbitrary<TypedValues> =>
  fc.record(
    Object.fromEntries(
      Object.keys(fields).map((name) => [
        name,
        fc.record({
          text: fc.oneof(
            fc.string(),
            fc.constantFrom('0', '-0', '1e9', '99999', '−', ',', '0.0001'),
          ),
          unit: fc.constantFrom(null, 'D', 'mm', 'µm', '°', 'Dk', 'p', 'e', 'Q'),
        }),
      ]),
    ),
  );

const cases = ALL_CALCULATORS.map((one): [string, Calculator] => [one.id, one]);

describe(`every calculator (${RUNS.numRuns} runs each)`, () => {
  it('VC-01 there is one for each id, in their order, and each names its sources', () => {
    expect(ALL_CALCULATORS.map(({ id }) => id)).toEqual(CALCULATOR_IDS);
    for (const { sources } of ALL_CALCULATORS) {
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  it.each(cases)('VC-01 %s solves its example', (_id, calculator) => {
    const { outcome } = calculate(calculator, exampleValues(calculator));
    expect(outcome).toMatchObject({ kind: 'solved' });
    // Both languages show the same lines, so they hold symbols and no words.
    const lines = outcome.kind === 'solved' ? outcome.steps : [];
    expect(lines.length).toBeGreaterThan(0);
    for (const { formula, filled } of lines) expect(formula + filled).not.toMatch(/\p{L}{4}/u);
  });

  it.each(cases)(
    'VC-01 %s never shows a number that is none, nor otherwise by a link',
    (_id, calculator) => {
      const property = fc.property(typedFor(calculator), (typed) => {
        const again = fromQuery(calculator, toQuery(calculator, typed));
        const [before, after] = [typed, again].map((one) => calculate(calculator, one).outcome);
        if (before?.kind !== 'solved') return after?.kind === 'problems';
        const shown = JSON.stringify([before.results, before.steps]);
        const isNumeric = !/NaN|Infinity|undefined|null|[^0-9]-0\.0/.test(shown);
        return isNumeric && JSON.stringify(before) === JSON.stringify(after);
      });
      expect(passes(property)).toBe('holds');
    },
  );

  it.each(cases)(
    'VC-03 %s answers any text, also of a damaged link, with a result or with problems',
    (_id, calculator) => {
      const property = fc.property(anything(calculator), fc.string(), (texts, rest) => {
        const damaged = new URLSearchParams(
          Object.entries(texts).map(([name, { text }]): [string, string] => [name, text]),
        );
        const queries = [damaged.toString(), rest, `${damaged.toString()}&${rest}`];
        const all = [texts, ...queries.map((query) => fromQuery(calculator, query))];
        return all.every((one) => {
          const { outcome } = calculate(calculator, one);
          return outcome.kind === 'solved' || outcome.problems.length > 0;
        });
      });
      expect(passes(property)).toBe('holds');
    },
  );

  it.each(cases)('VC-01 %s keeps a value that is shown in another unit and back', (_id, one) => {
    const numbers = Object.values(one.fields).flatMap((field) =>
      field.kind === 'number' && field.units.length > 1 ? [field] : [],
    );
    for (const field of numbers) {
      const property = fc.property(
        typedIn(field),
        fc.constantFrom(...field.units),
        (typed, other) => {
          if (!typed.unit) return false;
          // As it is usually written: D and mm with two decimals.
          const value = Number(typed.text.replace(',', '.'));
          const written = { ...typed, text: value.toFixed(DECIMALS[typed.unit]) };
          const there = inUnit(field, written, other);
          // A steepening conic has no eccentricity: the text then stays as it is.
          if (convert(Number(written.text), typed.unit, other) === null) return true;
          return Number(inUnit(field, there, typed.unit).text) === Number(written.text);
        },
      );
      expect(passes(property)).toBe('holds');
    }
  });
});

describe('links', () => {
  it('VC-01 hold what was typed, with its unit, and nothing while nothing is typed', () => {
    expect(toQuery(vertexDistance, initialValues(vertexDistance))).toBe('');
    const typed = {
      ...initialValues(vertexDistance),
      sphere: { text: '−3,00', unit: 'D' as const },
      direction: { text: 'toSpectacles', unit: null },
    };
    expect(toQuery(vertexDistance, typed)).toBe(
      'sphere=-3.00D&distance=12mm&direction=toSpectacles',
    );
  });

  it('VC-03 hold no text that is not a value', () => {
    const typed = {
      ...initialValues(vertexDistance),
      sphere: { text: 'Maria Lopez', unit: 'D' as const },
      cylinder: { text: '99', unit: 'D' as const },
    };
    expect(toQuery(vertexDistance, typed)).toBe('distance=12mm&direction=toCornea');
  });

  it('VC-01 keep that a first value was removed', () => {
    const typed = { ...initialValues(vertexDistance), distance: { text: '', unit: 'mm' as const } };
    const again = fromQuery(vertexDistance, toQuery(vertexDistance, typed));
    expect(again['distance']).toEqual({ text: '', unit: 'mm' });
  });

  it('VC-03 are cut where a value cannot be that long, and know no fields of others', () => {
    const read = fromQuery(vertexDistance, `sphere=${'9'.repeat(9_000)}&__proto__=1&toString=2`);
    expect(read['sphere']?.text).toHaveLength(24);
    expect(Object.keys(read)).toEqual(Object.keys(vertexDistance.fields));
  });
});

it('VC-01 OR-01 a conic with p 1 is a sphere, and flattens as p falls', () => {
  const property = fc.property(
    fc.double({ min: 5, max: 13, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: 0.1, max: 9.9, noNaN: true }),
    (radius, p, chord) => {
      const sphere = sphereSagitta(radius, chord);
      const conic = conicSagitta(radius, p, chord);
      return Math.abs(conicSagitta(radius, 1, chord) - sphere) < 1e-9 && conic <= sphere + 1e-12;
    },
  );
  expect(passes(property)).toBe('holds');
  expect([conicSagitta(1, 1, 2), sphereSagitta(1, 2)]).toEqual([1, 1]);
  expect(() => conicSagitta(7.8, 1, 15.7)).toThrow(RangeError);
  expect(() => conicSagitta(0, 1, 1)).toThrow(RangeError);
});
