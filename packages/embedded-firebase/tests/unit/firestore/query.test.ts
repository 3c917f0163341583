import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenedEngine } from '#src/firestore/engine.ts';
import { SortedRows, firstRows } from '#src/firestore/query/sorted-rows.ts';
import { compareValues } from '#src/firestore/values/compare-values.ts';
import type { StructuredQuery, Value } from '#src/firestore/values/types.ts';
import { forAll } from '../../support/for-all.ts';
import { anyValue } from './arbitrary-values.ts';
import {
  ROOT,
  admin,
  engineWith,
  failing,
  field,
  from,
  nameOf,
  orderBy,
  pathsOf,
  toValue,
  where,
} from './builders.ts';

let engine: OpenedEngine;

beforeAll(async () => {
  engine = await engineWith({
    'o/a': { n: 3, s: 'x', t: 1 },
    'o/b': { n: 1, s: 'y', t: 1 },
    'o/c': { n: 2, s: 'x', t: 2 },
    'o/d': { n: 2, s: 'y' },
    'o/e': { s: 'z', t: 0 },
    'o/a/lines/1': { n: 10 },
    'o/b/lines/2': { n: 5 },
    'p/x/lines/3': { n: 7 },
    'p/x/lines/3/deep/4': { n: 1 },
  });
});

const query = (parent: string, selector: StructuredQuery['from'][number], more = {}) =>
  pathsOf(engine, { parent, structuredQuery: { from: [selector], ...more } });

describe('scope', () => {
  it('a collection group, from the root or below a document', () => {
    const lines = { collectionId: 'lines', allDescendants: true };
    expect(query(ROOT, lines)).toEqual(['o/a/lines/1', 'o/b/lines/2', 'p/x/lines/3']);
    expect(query(nameOf('p/x'), lines)).toEqual(['p/x/lines/3']);
    expect(query(ROOT, lines, { orderBy: [orderBy('n')], limit: 1 })).toEqual(['o/b/lines/2']);
  });
});

const fieldsOf = (...paths: string[]) =>
  engine.runQuery(
    admin,
    from('o', { limit: 1, select: { fields: paths.map((fieldPath) => ({ fieldPath })) } }),
  )[0]?.fields;

it('LF-01 a projection answers the fields asked for, none for the name or an empty list', () => {
  expect(fieldsOf('n', 'missing')).toEqual({ n: toValue(3) });
  expect(fieldsOf('__name__')).toEqual({});
  expect(fieldsOf()).toEqual({});
});

describe('a query that cannot be', () => {
  it.each<[string, object]>([
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
    ['no collection', { from: [] }],
    ['a path as collection', { from: [{ collectionId: 'a/b' }] }],
    ['a negative limit', { limit: -1 }],
    ['a fractional offset', { offset: 0.5 }],
    ['an unknown direction', { orderBy: [{ ...field('n'), direction: 'UP' }] }],
    ['an ordering without field', { orderBy: [{}] }],
    ['a cursor of no value', { orderBy: [orderBy('n')], startAt: { values: [{}] } }],
    ['a filter of no kind', { where: {} }],
    ['a selection of no field', { select: { fields: ['n'] } }],
  ])('with %s is INVALID_ARGUMENT', (_what, query) => {
    expect(() => engine.runQuery(admin, from('o', query))).toThrow(failing('INVALID_ARGUMENT'));
  });

  it.each([undefined, 'o', nameOf('o')])('below the parent %s is INVALID_ARGUMENT', (parent) => {
    const target = { ...from('o'), parent: parent ?? '' };
    expect(() => engine.runQuery(admin, target)).toThrow(failing('INVALID_ARGUMENT'));
  });
});

describe('against a plain model', () => {
  const rows = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), anyValue);
  const window = fc.record({
    offset: fc.nat(3),
    limit: fc.nat(6),
    bound: anyValue,
    descending: fc.boolean(),
  });

  it('range, order and window select what sorting and filtering by hand select', async () => {
    await forAll(
      [rows, window],
      async (values, { offset, limit, bound, descending }) => {
        const own = await engineWith();
        const writes = Object.entries(values).map(([id, v]) => ({
          update: { name: nameOf(`m/${id}`), fields: { v } },
        }));
        await own.commit(admin, writes);
        const sign = descending ? -1 : 1;
        const expected = Object.entries(values)
          .filter(([, v]) => sameType(v, bound) && isComparable(v) && isComparable(bound))
          .filter(([, v]) => compareValues(v, bound) >= 0)
          .toSorted(([idA, a], [idB, b]) => sign * (compareValues(a, b) || (idA < idB ? -1 : 1)))
          .slice(offset, offset + limit)
          .map(([id]) => `m/${id}`);
        const target = from('m', {
          where: where('v', 'GREATER_THAN_OR_EQUAL', bound),
          orderBy: [orderBy('v', descending ? 'DESCENDING' : 'ASCENDING')],
          offset,
          limit,
        });
        expect(pathsOf(own, target)).toEqual(expected);
      },
      0.5,
    );
  });
});

const NUMBERS = new Set(['integerValue', 'doubleValue']);

function sameType(a: Value, b: Value): boolean {
  const [kindA = '', kindB = ''] = [Object.keys(a)[0], Object.keys(b)[0]];
  return kindA === kindB || (NUMBERS.has(kindA) && NUMBERS.has(kindB));
}

/** Ranges pass by null and NaN. */
function isComparable(value: Value): boolean {
  return !('nullValue' in value) && !('doubleValue' in value && value.doubleValue === 'NaN');
}

const ascending = (a: number, b: number) => a - b;

describe('sorted rows', () => {
  it('hold, after thousands of insertions and removals, what a sorted list holds', () => {
    const change = fc.record({ row: fc.nat(4000), comes: fc.boolean() });
    return forAll(
      [
        fc.uniqueArray(fc.nat(4000), { maxLength: 3000, size: 'max' }),
        fc.array(change, { minLength: 500, maxLength: 3000, size: 'max' }),
        fc.nat(3000),
        fc.nat(800),
      ],
      (initial, changes, offset, count) => {
        const rows = new SortedRows(initial, ascending);
        const model = new Set(initial);
        for (const { row, comes } of changes) {
          if (comes === model.has(row)) continue;
          if (comes) rows.insert(row);
          else rows.remove(row);
          if (comes) model.add(row);
          else model.delete(row);
        }
        const sorted = [...model].toSorted(ascending);
        expect(rows.slice(0, Infinity)).toEqual(sorted);
        expect(rows.slice(offset, count)).toEqual(sorted.slice(offset, offset + count));
      },
      0.1,
    );
  });

  it('refuse to remove a row that is not theirs', () => {
    const rows = new SortedRows([1, 2, 3], ascending);
    expect(() => rows.remove(4)).toThrow('lost touch');
    expect(() => rows.remove(1.5)).toThrow('lost touch');
  });
});

it('the first rows are those at the beginning of the sorted list, be they few or many', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { maxLength: 300, size: 'max' }),
      fc.nat(60),
      (rows, count) => {
        expect(firstRows(rows, count, ascending)).toEqual(rows.toSorted(ascending).slice(0, count));
      },
    ),
  );
  expect(firstRows([2, 1], Infinity, ascending)).toEqual([1, 2]);
});
