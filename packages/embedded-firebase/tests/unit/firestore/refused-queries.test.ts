import { describe, expect, it } from 'vitest';
import { compileAggregations } from '#src/firestore/query/aggregation.ts';
import { compileQuery } from '#src/firestore/query/query.ts';
import type {
  Filter,
  FilterOperator,
  StructuredQuery,
  Write,
} from '#src/firestore/values/types.ts';
import { compileWrite } from '#src/firestore/write/compile-write.ts';
import {
  ROOT,
  all,
  any,
  failing,
  field,
  from,
  nameOf,
  orderBy,
  toValue,
  where,
} from './builders.ts';

const test = (path: string, op: FilterOperator, value: Parameters<typeof toValue>[0]) =>
  where(path, op, toValue(value));
const unary = (path: string, op: NonNullable<Filter['unaryFilter']>['op']): Filter => ({
  unaryFilter: { ...field(path), op },
});

const not = (path: string) => test(path, 'NOT_EQUAL', 1);
const notIn = (path: string, count = 1) =>
  test(
    path,
    'NOT_IN',
    Array.from({ length: count }, (_, index) => index),
  );
const oneOf = (path: string, count = 2) =>
  test(
    path,
    'IN',
    Array.from({ length: count }, (_, index) => index),
  );
const ranges = (paths: string) => all(...paths.split('').map((path) => test(path, 'LESS_THAN', 1)));
const contains = (path: string) => test(path, 'ARRAY_CONTAINS', 1);
const containsAny = (path: string) => test(path, 'ARRAY_CONTAINS_ANY', [1, 2]);

const NEGATIONS =
  "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
const EXCLUSION =
  "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";
const ARRAYS = "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";
const KEY = '__key__ filter value must be a Key';

const KEY_OF_A = { referenceValue: nameOf('o/a') };
const key = (op: FilterOperator) => where('__name__', op, KEY_OF_A);

const refusedWith = (message: string) =>
  expect.objectContaining({ status: 'INVALID_ARGUMENT', message });

describe('filters that production refuses together', () => {
  it.each<[string, Filter, string]>([
    ['two NOT_IN', all(notIn('a'), notIn('a')), NEGATIONS],
    ['NOT_IN and NOT_EQUAL', all(notIn('a'), not('b')), NEGATIONS],
    ['NOT_IN and IS_NOT_NULL', all(notIn('a'), unary('b', 'IS_NOT_NULL')), NEGATIONS],
    ['NOT_EQUAL and IS_NOT_NAN', all(not('a'), unary('a', 'IS_NOT_NAN')), NEGATIONS],
    ['NOT_IN and IN', all(notIn('a'), oneOf('b')), EXCLUSION],
    ['NOT_IN and ARRAY_CONTAINS_ANY', all(notIn('a'), containsAny('b')), EXCLUSION],
    ['NOT_IN within OR', any(notIn('a'), test('b', 'EQUAL', 1)), EXCLUSION],
    ['two ARRAY_CONTAINS', all(contains('a'), contains('b')), ARRAYS],
    ['ARRAY_CONTAINS beside ARRAY_CONTAINS_ANY', all(contains('a'), containsAny('b')), ARRAYS],
    ['two ARRAY_CONTAINS_ANY', all(containsAny('a'), containsAny('a')), ARRAYS],
    [
      'more disjunctions than 30',
      all(oneOf('a', 6), oneOf('b', 6)),
      'Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30',
    ],
    [
      'eleven inequality fields',
      ranges('abcdefghijk'),
      'The query contains 11 distinct inequality fields: [a, b, c, d, e, f, g, h, i, j, k]. ' +
        'A query may not have more than 10 distinct inequality fields.',
    ],
    [
      '__name__ beside a range of another field',
      all(test('n', 'NOT_EQUAL', 1), key('EQUAL')),
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    ],
    ['__name__ against a string', test('__name__', 'EQUAL', 'o/a'), KEY],
    ['__name__ beyond a number', test('__name__', 'GREATER_THAN', 1), KEY],
    ['__name__ among strings', test('__name__', 'IN', ['o/a']), KEY],
    ['__name__ that is null', unary('__name__', 'IS_NULL'), KEY],
    ['__name__ as an array', contains('__name__'), 'the name __key__ is reserved'],
    ['IN without a list', test('a', 'IN', 1), "'IN' requires an ArrayValue."],
    ['IN an empty list', test('a', 'IN', []), "'IN' requires an non-empty ArrayValue."],
    ['IN 31 values', oneOf('a', 31), "'IN' supports up to 30 comparison values."],
    ['NOT_IN 11 values', notIn('a', 11), "'NOT_IN' supports up to 10 comparison values."],
    [
      'a filter of two kinds',
      { ...test('a', 'EQUAL', 1), ...unary('a', 'IS_NULL') },
      "Invalid value at 'structured_query.where' (oneof), oneof field 'filter_type' is already set. Cannot set 'unaryFilter'",
    ],
  ])('LF-01 %s', (_what, filter, message) => {
    expect(() => compileQuery(from('o', { where: filter }))).toThrow(refusedWith(message));
  });

  it.each<[string, Filter]>([
    ['one ARRAY_CONTAINS on each side of an OR', any(contains('a'), contains('b'))],
    ['IN beside NOT_EQUAL', all(oneOf('a'), not('b'))],
    ['IN beside ARRAY_CONTAINS', all(oneOf('a', 30), contains('b'))],
    ['30 disjunctions', all(oneOf('a', 6), oneOf('b', 5))],
    ['ranges of ten fields', ranges('abcdefghij')],
    ['a name and its range', all(test('n', 'LESS_THAN', 1), key('EQUAL'), key('LESS_THAN'))],
    ['a name beside what is equal', all(test('n', 'EQUAL', 1), key('EQUAL'))],
    ['__name__ among keys', where('__name__', 'IN', { arrayValue: { values: [KEY_OF_A] } })],
  ])('LF-01 but not %s', (_what, filter) => {
    expect(() => compileQuery(from('o', { where: filter }))).not.toThrow();
  });
});

const sumOf = (fieldPath: string) => ({ alias: 'x', sum: field(fieldPath) });

describe('aggregations that production refuses', () => {
  it('LF-01 two by one alias, also by the one that a nameless aggregation gets', () => {
    const twice = failing('INVALID_ARGUMENT', 'Aggregation aliases must be unique: "x"');
    expect(() => compileAggregations([sumOf('a'), { alias: 'x', count: {} }])).toThrow(twice);
    const named = [{ alias: 'field_1', count: {} }, { count: {} }];
    expect(() => compileAggregations(named)).toThrow(failing('INVALID_ARGUMENT', '"field_1"'));
  });

  it.each([sumOf('__name__'), { avg: field('__name__') }, { alias: '__x__', count: {} }])(
    'LF-01 %j',
    (aggregation) => {
      expect(() => compileAggregations([aggregation])).toThrow(failing('INVALID_ARGUMENT', '__'));
    },
  );

  it('LF-01 none, and more than five', () => {
    const counts = Array.from({ length: 6 }, () => ({ count: {} }));
    const most = failing('INVALID_ARGUMENT', 'The maximum number of aggregations allowed');
    expect(() => compileAggregations(counts)).toThrow(most);
    expect(() => compileAggregations([])).toThrow(failing('INVALID_ARGUMENT', 'At least one'));
    expect(() => compileAggregations(counts.slice(1))).not.toThrow();
  });

  it('LF-02 but names those that have no alias one after the other', () => {
    const list = [{ count: {} }, { alias: 'n', count: {} }, { count: {} }];
    const { aggregate } = compileAggregations(list);
    expect(Object.keys(aggregate([]))).toEqual(['field_1', 'n', 'field_2']);
  });
});

describe('references into another database', () => {
  const elsewhere = { referenceValue: nameOf('o/a').replace('(default)', 'other') };
  const refused = failing('INVALID_ARGUMENT', 'does not lie within database');

  it.each<[string, Partial<StructuredQuery>]>([
    ['a filter', { where: where('f', 'EQUAL', elsewhere) }],
    ['the key', { where: where('__name__', 'GREATER_THAN', elsewhere) }],
    ['a cursor', { orderBy: [orderBy('__name__')], startAt: { values: [elsewhere] } }],
  ])('LF-01 are refused in %s', (_what, query) => {
    expect(() => compileQuery(from('o', query))).toThrow(refused);
  });

  it.each<[string, Write]>([
    ['a field', { update: { name: nameOf('o/x'), fields: { f: elsewhere } } }],
    [
      'a list in a map',
      {
        update: {
          name: nameOf('o/x'),
          fields: { m: { mapValue: { fields: { l: { arrayValue: { values: [elsewhere] } } } } } },
        },
      },
    ],
    [
      'a transform',
      {
        update: { name: nameOf('o/x') },
        updateTransforms: [{ fieldPath: 'l', appendMissingElements: { values: [elsewhere] } }],
      },
    ],
  ])('LF-01 are refused in %s of a write', (_what, write) => {
    expect(() => compileWrite(write)).toThrow(refused);
  });

  it('LF-02 but not within their own, whatever a field is called', () => {
    const fields = { referenceValue: { referenceValue: nameOf('o/a') } };
    expect(() => compileWrite({ update: { name: nameOf('o/x'), fields } })).not.toThrow();
  });
});

describe('orders that production refuses', () => {
  const ORDERS = 'kind is required for all orders except __key__ ascending';
  const TWICE = 'order by clause cannot contain duplicate fields n';
  const AFTER = 'order by clause cannot contain more fields after the key';

  it.each<[string, Partial<StructuredQuery>, string]>([
    ['a field after the key', { orderBy: [orderBy('__name__'), orderBy('n')] }, AFTER],
    [
      'an inequality after the key',
      { orderBy: [orderBy('n'), orderBy('__name__')], where: test('m', 'LESS_THAN', 1) },
      AFTER,
    ],
    ['a field twice', { orderBy: [orderBy('n'), orderBy('`n`', 'DESCENDING')] }, TWICE],
    [
      'a cursor of text for the key',
      { orderBy: [orderBy('__name__')], startAt: { values: [toValue('o/a')] } },
      'Cursor __key__ value is not a document reference.',
    ],
    [
      'a cursor of too many values',
      { orderBy: [orderBy('n')], endAt: { values: [toValue(1), toValue(2), toValue(3)] } },
      'Cursor has too many values.',
    ],
  ])('LF-01 %s', (_what, query, message) => {
    expect(() => compileQuery(from('o', query))).toThrow(refusedWith(message));
  });

  it('LF-01 the key stands behind all fields under inequalities', () => {
    const filters = all(where('__name__', 'GREATER_THAN', KEY_OF_A), test('z', 'LESS_THAN', 1));
    const [need] = compileQuery(from('o', { where: filters })).needs;
    expect(need?.order.map(({ path }) => path)).toEqual(['z', '__name__']);
  });

  it.each<[string, Partial<StructuredQuery>, string]>([
    ['a filter', { where: test('n', 'EQUAL', 1) }, 'kind is required for filter: n'],
    ['an order', { orderBy: [orderBy('n')] }, ORDERS],
    ['the names backwards', { orderBy: [orderBy('__name__', 'DESCENDING')] }, ORDERS],
  ])('LF-01 %s over all collections', (_what, query, message) => {
    const target = {
      parent: ROOT,
      structuredQuery: { from: [{ allDescendants: true }], ...query },
    };
    expect(() => compileQuery(target)).toThrow(refusedWith(message));
  });
});
