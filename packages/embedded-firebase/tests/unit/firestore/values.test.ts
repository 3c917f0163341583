import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RpcError } from '#src/base/rpc-error.ts';
import { comparePaths, compareText } from '#src/firestore/values/compare-text.ts';
import { compareValues } from '#src/firestore/values/compare-values.ts';
import { parseDocumentName } from '#src/firestore/values/document-name.ts';
import { fieldAt, parseFieldPath } from '#src/firestore/values/field-path.ts';
import { parseFields, parseValue } from '#src/firestore/values/parse-value.ts';
import { microsecondsOf, parseTimestamp, timestampOf } from '#src/firestore/values/timestamps.ts';
import { forAll } from '../../support/for-all.ts';
import { anyValue, anyText } from './arbitrary-values.ts';
import { ROOT, failing, nameOf, toFields, toValue } from './builders.ts';

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

/** Undefined for no error; any other error than an RpcError shows as itself. */
function statusOf(error: unknown): unknown {
  if (error === null) return undefined;
  return error instanceof RpcError ? error.status : error;
}

describe('parseValue', () => {
  it.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ integerValue: '-007' }, { integerValue: '-7' }],
    [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
    [{ doubleValue: -0 }, { doubleValue: '-0' }],
    [{ doubleValue: 'Infinity' }, { doubleValue: 'Infinity' }],
    [{ doubleValue: NaN }, { doubleValue: 'NaN' }],
    [{ timestampValue: '2026-01-01T00:00:00Z' }, { timestampValue: '2026-01-01T00:00:00.000000Z' }],
    [
      { timestampValue: '2026-01-01T01:30:00.123456789+01:30' },
      { timestampValue: '2026-01-01T00:00:00.123456Z' },
    ],
    [{ bytesValue: '_w' }, { bytesValue: '/w==' }],
    [{ geoPointValue: { latitude: 5 } }, { geoPointValue: { latitude: 5, longitude: 0 } }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
  ])('brings %j into the stored form %j', (input, stored) => {
    expect(parseValue(input)).toEqual(stored);
  });

  it('leaves what is in the stored form as it is', () =>
    forAll([anyValue], (value) => expect(parseValue(value)).toEqual(value)));

  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['an empty object', {}],
    ['an unknown type', { moneyValue: 1 }],
    ['an integer beyond 64 bits', { integerValue: '9223372036854775808' }],
    ['a fraction as integer', { integerValue: 1.5 }],
    ['an empty integer', { integerValue: '' }],
    ['text as double', { doubleValue: 'many' }],
    ['an empty double', { doubleValue: '' }],
    ['a number as text', { stringValue: 5 }],
    ['a text as boolean', { booleanValue: 'true' }],
    ['a date without time', { timestampValue: '2026-01-01' }],
    ['month 13', { timestampValue: '2026-13-01T00:00:00Z' }],
    ['the year 0', { timestampValue: '0000-12-31T00:00:00Z' }],
    ['a path as reference', { referenceValue: 'a/b' }],
    ['latitude 91', { geoPointValue: { latitude: 91 } }],
    ['an array in an array', { arrayValue: { values: [{ arrayValue: {} }] } }],
    ['values that are no list', { arrayValue: { values: {} } }],
    ['fields that are a list', { mapValue: { fields: [] } }],
    ['a reserved field name', { mapValue: { fields: { __x__: { nullValue: null } } } }],
    ['an empty field name', { mapValue: { fields: { '': { nullValue: null } } } }],
  ])('refuses %s as INVALID_ARGUMENT', (_what, input) => {
    const error = errorOf(() => parseValue(input));
    expect(error).toBeInstanceOf(RpcError);
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('refuses any JSON that is no value with INVALID_ARGUMENT and no other error', () =>
    forAll([fc.jsonValue()], (input) => {
      const error = errorOf(() => parseValue(input));
      expect([undefined, 'INVALID_ARGUMENT']).toContain(statusOf(error));
    }));

  it('does not touch the prototype for a field called __proto__', () => {
    const input: unknown = JSON.parse('{"__proto__": {"stringValue": "x"}}');
    expect(() => parseFields(input)).toThrow('reserved');
    expect(parseFields({ constructor: { integerValue: 1 } })).toEqual({
      constructor: { integerValue: '1' },
    });
  });
});

it('timestamps carry microseconds there and back', () =>
  forAll([fc.integer({ min: 0, max: 4_000_000_000_000_000 })], (microseconds) => {
    const text = timestampOf(microseconds);
    expect(microsecondsOf(text)).toBe(microseconds);
    expect(parseTimestamp(text)).toBe(text);
  }));

const invalidArgument = failing('INVALID_ARGUMENT');
const escaped = (name: string) => `\`${name.replace(/[\\`]/g, '\\$&')}\``;

describe('field paths', () => {
  it.each(['', '.a', 'a.', 'a..b', '`a', 'a.`b``', '__x__', '``', undefined])(
    'refuses %j',
    (path) => {
      expect(() => parseFieldPath(path)).toThrow(invalidArgument);
    },
  );

  it('reads back every name the SDKs escape', () => {
    const name = fc
      .string({ minLength: 1, unit: 'binary' })
      .filter((text) => !/^__.*__$/s.test(text));
    return forAll([fc.array(name, { minLength: 1, maxLength: 3 })], (names) =>
      expect(parseFieldPath(names.map(escaped).join('.'))).toEqual(names),
    );
  });

  it('finds nothing behind a missing map or an inherited property', () => {
    const fields = toFields({ a: 1 });
    expect(fieldAt(fields, ['a', 'b'])).toBeUndefined();
    expect(fieldAt(fields, ['toString'])).toBeUndefined();
    expect(fieldAt(fields, ['x'])).toBeUndefined();
  });
});

describe('names', () => {
  it.each([
    undefined,
    '',
    'a/b',
    ROOT,
    nameOf('a'),
    nameOf('a/b/c'),
    nameOf('a//'),
    nameOf('a/.'),
    nameOf('a/..'),
    nameOf('a/__x__'),
    nameOf(`a/${'é'.repeat(751)}`),
  ])('refuses the document name %s', (name) => {
    expect(() => parseDocumentName(name)).toThrow(invalidArgument);
  });
});

describe('the order of values', () => {
  it('is reflexive: every value equals itself', () =>
    forAll([anyValue], (a) => expect(compareValues(a, structuredClone(a))).toBe(0)));

  it('is antisymmetric', () =>
    forAll([anyValue, anyValue], (a, b) =>
      expect(compareValues(a, b) + compareValues(b, a)).toBe(0),
    ));

  it('is transitive', () =>
    forAll([anyValue, anyValue, anyValue], (a, b, c) => {
      fc.pre(compareValues(a, b) <= 0 && compareValues(b, c) <= 0);
      expect(compareValues(a, c)).toBe(Math.min(compareValues(a, b), compareValues(b, c)));
    }));

  it('sorts text by its UTF-8 bytes', () =>
    forAll([anyText, anyText], (a, b) =>
      expect(compareText(a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b))),
    ));

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

const vector = (...numbers: number[]) => toValue({ __type__: '__vector__', value: numbers });

describe('vectors', () => {
  it('LF-02 stand between arrays and maps, the shorter before the longer, then by their numbers', () => {
    const inOrder = [
      toValue([1, 2, 3]),
      vector(),
      vector(-100),
      vector(0.5),
      vector(100),
      vector(1, 2),
      vector(2, 1),
      vector(1, 2, 3),
      toValue({}),
      toValue({ __type__: '__vector', value: [1] }),
      toValue({ __type__: '__vector__', value: 1 }),
      toValue({ a: 1 }),
    ];
    for (const [index, value] of inOrder.entries())
      for (const [at, other] of inOrder.entries())
        expect(Math.sign(compareValues(value, other))).toBe(Math.sign(index - at));
  });
});
