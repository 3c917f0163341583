import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePaths, compareText } from '#local-firebase/firestore/values/compare-text.ts';
import { compareValues } from '#local-firebase/firestore/values/compare-values.ts';
import { parseValue } from '#local-firebase/firestore/values/parse-value.ts';
import { anyText, anyValue } from './arbitrary-values.ts';
import { nameOf, toValue } from './builders.ts';
import { runs } from '#tests/fixtures/runs.ts';

const RUNS = { numRuns: runs() };

describe('the order of values', () => {
  it('is reflexive: every value equals itself', () => {
    fc.assert(
      fc.property(anyValue, (a) => {
        expect(compareValues(a, structuredClone(a))).toBe(0);
      }),
      RUNS,
    );
  });

  it('is antisymmetric', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(compareValues(a, b) + compareValues(b, a)).toBe(0);
      }),
      RUNS,
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        fc.pre(compareValues(a, b) <= 0 && compareValues(b, c) <= 0);
        expect(compareValues(a, c)).toBe(Math.min(compareValues(a, b), compareValues(b, c)));
      }),
      RUNS,
    );
  });

  it('sorts text by its UTF-8 bytes', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(compareText(a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      RUNS,
    );
  });

  const ascending = [
    { nullValue: null },
    { booleanValue: false },
    { booleanValue: true },
    { doubleValue: 'NaN' },
    { doubleValue: '-Infinity' },
    { integerValue: '-9223372036854775808' },
    { integerValue: '-1' },
    { doubleValue: -0.5 },
    { integerValue: '0' },
    { doubleValue: 0.5 },
    { doubleValue: 9007199254740992 },
    { integerValue: '9007199254740993' },
    { integerValue: '9223372036854775807' },
    { doubleValue: 9223372036854775808 },
    { doubleValue: 'Infinity' },
    { timestampValue: '1969-12-31T23:59:59.999Z' },
    { timestampValue: '2026-01-01T01:00:00.000001+01:00' },
    { timestampValue: '2026-01-01T00:00:00.000002Z' },
    { stringValue: '' },
    { stringValue: 'a' },
    { stringValue: 'a\u0000' },
    { stringValue: 'ab' },
    { stringValue: '\uffee' },
    { stringValue: '😀' },
    { bytesValue: '' },
    { bytesValue: 'AA==' },
    { bytesValue: '/w==' },
    { referenceValue: nameOf('a') },
    { referenceValue: nameOf('a/__id-2__') },
    { referenceValue: nameOf('a/__id10__') },
    { referenceValue: nameOf('a/b') },
    { referenceValue: nameOf('a/b/c') },
    { referenceValue: nameOf('a/b0') },
    { referenceValue: nameOf('a\u0000/b') },
    { geoPointValue: { latitude: -1, longitude: 5 } },
    { geoPointValue: {} },
    { geoPointValue: { longitude: 1 } },
    toValue([]),
    toValue([1]),
    toValue([1, 2]),
    toValue([2]),
    toValue({}),
    toValue({ a: 1 }),
    toValue({ a: 1, b: 1 }),
    toValue({ a: 2 }),
    toValue({ b: 0 }),
  ].map((value) => parseValue(value));

  it.each(ascending.slice(1).map((value, index) => [ascending[index], value]))(
    'puts %j before %j',
    (lower, higher) => {
      expect(compareValues(parseValue(lower), parseValue(higher))).toBe(-1);
    },
  );

  it('compares names of any depth by segments', () => {
    const segments = fc.array(fc.constantFrom('a', 'ab', 'b', '__id1__', '__id02__', '!'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(segments, segments, (a, b) => {
        const expected = Math.sign(modelOrder(a, b));
        expect(comparePaths(a.join('/'), b.join('/'))).toBe(expected);
      }),
    );
  });
});

const numberOf = (id: string) => (id.startsWith('__id') ? Number(id.slice(4, -2)) : Infinity);

function modelOrder(a: string[], b: string[]): number {
  for (const [index, id] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (numberOf(id) !== numberOf(other)) return numberOf(id) < numberOf(other) ? -1 : 1;
    if (id !== other) return id < other ? -1 : 1;
  }
  return a.length - b.length;
}
