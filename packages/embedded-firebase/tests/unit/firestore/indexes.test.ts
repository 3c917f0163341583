import { describe, expect, it } from 'vitest';
import { compileAggregations } from '#src/firestore/query/aggregation.ts';
import { Indexes } from '#src/firestore/query/indexes.ts';
import { compileQuery } from '#src/firestore/query/query.ts';
import type { Filter, FilterOperator, StructuredQuery } from '#src/firestore/values/types.ts';
import { ROOT, all, any, field, from, orderBy, toValue, where } from './builders.ts';

const FILE = 'firestore.indexes.json';
const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' });

const index = (fields: object[], queryScope = 'COLLECTION') => ({
  collectionGroup: 'o',
  queryScope,
  fields,
});

const indexesOf = (indexes: object[], fieldOverrides: object[] = []) =>
  Indexes.parse(JSON.stringify({ indexes, fieldOverrides }), FILE);

const is = (path: string, op: FilterOperator = 'EQUAL') => where(path, op, toValue(1));
const has = (path: string) => where(path, 'ARRAY_CONTAINS', toValue(1));
const among = (path: string) => where(path, 'IN', toValue([1, 2]));

const group = (query: Partial<StructuredQuery>) => ({
  parent: ROOT,
  structuredQuery: { from: [{ collectionId: 'o', allDescendants: true }], ...query },
});

/** Undefined when the query is served. */
function refusalOf(indexes: Indexes, target: unknown, aggregated: string[] = []): unknown {
  const { needs } = compileQuery(target, aggregated);
  try {
    return indexes.require(needs);
  } catch (error) {
    return error;
  }
}

/** What a reader would paste, and where. */
function pasted(error: unknown): [string, unknown] {
  const [, place = '', json = ''] =
    /^The query requires an index\. Add this to "(\w+)" in firestore\.indexes\.json: (.*)$/.exec(
      error instanceof Error ? error.message : '',
    ) ?? [];
  return [place, JSON.parse(json || 'null')];
}

const descending = (path: string) => orderBy(path, 'DESCENDING');
const sorted = (where: Filter | undefined, ...order: ReturnType<typeof orderBy>[]) => ({
  where,
  orderBy: order,
});
const below = (path: string) => is(path, 'LESS_THAN');
const isNot = (path: string) => is(path, 'NOT_EQUAL');
const againstNames = sorted(undefined, descending('a'), orderBy('__name__'));
const arraySorted = sorted(all(has('c'), is('b'), is('a')), orderBy('n'));
const none = indexesOf([]);

describe('without a file', () => {
  it.each<[string, Partial<StructuredQuery>]>([
    ['nothing asked', {}],
    ['names in order', { orderBy: [orderBy('__name__')] }],
    ['one field in order', { orderBy: [orderBy('a')] }],
    ['one field in order, and the names', { orderBy: [descending('a'), descending('__name__')] }],
    ['a range', { where: is('a', 'LESS_THAN'), orderBy: [descending('a')] }],
    ['several equalities', { where: all(is('a'), is('b'), among('c'), has('d')) }],
    ['null and NaN', { where: all(is('a'), { unaryFilter: { ...field('b'), op: 'IS_NULL' } }) }],
    ['alternatives', { where: any(is('a'), has('b'), is('c')) }],
    ['an equality in the order of its own field', { where: is('a'), orderBy: [orderBy('a')] }],
    ['an equality and the names backwards', { where: is('a'), orderBy: [descending('__name__')] }],
  ])('LF-01 serves %s', (_what, query) => {
    expect(refusalOf(none, from('o', query))).toBeUndefined();
  });

  it.each<[string, Partial<StructuredQuery>, object[]]>([
    ['an equality and another order', sorted(is('a'), descending('b')), [asc('a'), desc('b')]],
    ['an equality and a range', { where: all(is('b'), below('a')) }, [asc('b'), asc('a')]],
    ['IN and another order', sorted(among('a'), orderBy('b')), [asc('a'), asc('b')]],
    ['an array and an order', sorted(has('a'), orderBy('b')), [contains('a'), asc('b')]],
    ['two orders', sorted(undefined, orderBy('a'), descending('b')), [asc('a'), desc('b')]],
    ['ranges of two fields', { where: all(below('b'), isNot('a')) }, [asc('a'), asc('b')]],
    ['the names backwards', sorted(undefined, descending('__name__')), [desc('__name__')]],
    ['names against the order', againstNames, [desc('a'), asc('__name__')]],
    ['equalities and an array, sorted', arraySorted, [asc('a'), asc('b'), contains('c'), asc('n')]],
    ['the second alternative', sorted(any(is('n'), is('a')), orderBy('n')), [asc('a'), asc('n')]],
  ])('LF-01 names the index for %s, and is content with it', (_what, query, fields) => {
    const target = from('o', query);
    const refusal = refusalOf(none, target);
    expect(refusal).toMatchObject({ status: 'FAILED_PRECONDITION' });
    const [place, entry] = pasted(refusal);
    expect([place, entry]).toEqual(['indexes', index(fields)]);
    expect(refusalOf(indexesOf([index(fields)]), target)).toBeUndefined();
  });

  it('LF-01 asks for every field that is summed up', () => {
    const paths = compileAggregations([
      { sum: field('n') },
      { avg: field('m') },
      { count: {} },
    ]).paths;
    const target = from('o', { where: is('a') });
    const [, entry] = pasted(refusalOf(none, target, paths));
    expect(entry).toEqual(index([asc('a'), asc('m'), asc('n')]));
    expect(refusalOf(none, from('o'), ['n'])).toBeUndefined();
    expect(refusalOf(none, from('o', { where: is('a') }), ['a'])).toBeUndefined();
  });
});

describe('an index', () => {
  const FITTING = [asc('a'), asc('b'), desc('n')];
  const target = from('o', sorted(all(is('a'), is('b')), descending('n')));

  it.each<[string, object[], boolean]>([
    ['equalities in any order and direction', [index([desc('b'), asc('a'), desc('n')])], true],
    ['the name said', [index([asc('a'), asc('b'), desc('n'), desc('__name__')])], true],
    ['the name against it', [index([asc('a'), asc('b'), desc('n'), asc('__name__')])], false],
    ['the other direction', [index([asc('a'), asc('b'), asc('n')])], false],
    ['the order first', [index([desc('n'), asc('a'), asc('b')])], false],
    ['one equality only', [index([asc('a'), desc('n')])], false],
    ['two that join', [index([asc('a'), desc('n')]), index([asc('b'), desc('n')])], true],
    ['one field too many', [index([asc('a'), asc('b'), asc('c'), desc('n')])], false],
    ['another collection', [{ ...index(FITTING), collectionGroup: 'p' }], false],
    ['groups', [index(FITTING, 'COLLECTION_GROUP')], false],
    ['an array instead', [index([contains('a'), asc('b'), desc('n')])], false],
  ])('LF-01 of %s serves it: %s', (_what, indexes, serves) => {
    expect(refusalOf(indexesOf(indexes), target) === undefined).toBe(serves);
  });
});

describe('a group of collections', () => {
  it('LF-01 has the names in order by itself', () => {
    expect(refusalOf(none, group({}))).toBeUndefined();
  });

  it.each<[string, Partial<StructuredQuery>, object]>([
    ['an equality', { where: is('a') }, { order: 'ASCENDING' }],
    ['an order', { orderBy: [descending('a')] }, { order: 'DESCENDING' }],
    ['an array', { where: has('a') }, { arrayConfig: 'CONTAINS' }],
  ])('LF-01 needs an override of the field for %s, beside what it has', (_what, query, mode) => {
    const [place, entry] = pasted(refusalOf(none, group(query)));
    expect([place, entry]).toEqual([
      'fieldOverrides',
      {
        collectionGroup: 'o',
        fieldPath: 'a',
        indexes: [
          { order: 'ASCENDING', queryScope: 'COLLECTION' },
          { order: 'DESCENDING', queryScope: 'COLLECTION' },
          { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
          { ...mode, queryScope: 'COLLECTION_GROUP' },
        ],
      },
    ]);
    const overridden = indexesOf([], [entry as object]);
    expect(refusalOf(overridden, group(query))).toBeUndefined();
    expect(refusalOf(overridden, from('o', query))).toBeUndefined();
  });

  it('LF-01 needs an index of its own for more', () => {
    const query = { where: is('a'), orderBy: [orderBy('b')] };
    const [, entry] = pasted(refusalOf(none, group(query)));
    expect(entry).toEqual(index([asc('a'), asc('b')], 'COLLECTION_GROUP'));
  });
});

const exempt = (fieldPath: string, indexes: object[] = []) => ({
  collectionGroup: 'o',
  fieldPath,
  indexes,
});

describe('overrides', () => {
  it('LF-01 take the automatic indexes of a field and of what lies in it', () => {
    const indexes = indexesOf([], [exempt('map')]);
    for (const path of ['map', 'map.inner'])
      expect(refusalOf(indexes, from('o', { where: is(path) }))).toMatchObject({
        status: 'FAILED_PRECONDITION',
      });
    expect(refusalOf(indexes, from('o', { where: is('mapped') }))).toBeUndefined();
  });

  it('LF-01 of all fields yield to that of one', () => {
    const own = [{ order: 'DESCENDING', queryScope: 'COLLECTION' }];
    const indexes = indexesOf([], [exempt('*'), exempt('a', own)]);
    expect(refusalOf(indexes, from('o', { orderBy: [descending('a')] }))).toBeUndefined();
    expect(refusalOf(indexes, from('o', { orderBy: [orderBy('a')] }))).toBeDefined();
    expect(refusalOf(indexes, from('o', { orderBy: [descending('b')] }))).toBeDefined();
  });
});

const fileOf = (...fields: object[]) => JSON.stringify({ indexes: [index(fields)] });

describe('a file of indexes', () => {
  const FIRST = `${FILE}: indexes.0.fields`;

  it.each<[string, string, string]>([
    ['is no JSON', '{', `${FILE} is not JSON`],
    ['has none', '{}', `${FILE}: indexes`],
    ['has a bad order', fileOf({ fieldPath: 'a', order: 'UP' }), `${FIRST}.0.order`],
    ['has a bad path', fileOf(asc('a..b')), `${FIRST}.0.fieldPath`],
    ['has an index of nothing', fileOf(), FIRST],
  ])('LF-01 that %s is refused by name and place', (_what, source, message) => {
    expect(() => Indexes.parse(source, FILE)).toThrow(message);
  });

  it('LF-01 may hold what our queries never ask for', () => {
    const vector = { fieldPath: 'v', vectorConfig: { dimension: 2, flat: {} } };
    const indexes = indexesOf([{ ...index([asc('a'), vector]), density: 'SPARSE_ALL' }]);
    expect(refusalOf(indexes, from('o', { where: is('a') }))).toBeUndefined();
  });
});
