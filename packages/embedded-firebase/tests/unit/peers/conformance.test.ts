import { describe, expect, it } from 'vitest';
import type { Clause, Fields } from '#tests/peers/conformance/cases.ts';
import { intendedFields, TIME } from '#tests/peers/conformance/intended.ts';
import { rowsOf, type Row } from '#tests/peers/conformance/query-rows.ts';

const integer = (n: number) => ({ integerValue: String(n) });

const BEFORE: Fields = {
  a: { mapValue: { fields: { kept: integer(7) } } },
  b: { arrayValue: { values: [integer(1), integer(2)] } },
};
const PATH = { docRefPath: 'C/d' };

describe('what the caller of a recorded case meant', () => {
  it('LF-02 is nothing but what was set, without what was to be deleted', () => {
    const jsonData = { a: 1, c: ['x', 2.5, null], d: { e: 'ServerTimestamp' } };
    expect(intendedFields({ set: { ...PATH, jsonData } }, BEFORE)).toEqual({
      a: integer(1),
      c: {
        arrayValue: { values: [{ stringValue: 'x' }, { doubleValue: 2.5 }, { nullValue: null }] },
      },
      d: { mapValue: { fields: { e: TIME } } },
    });
  });

  it('LF-02 is what was there with the merged, united, removed and deleted', () => {
    const merge = (jsonData: Record<string, unknown>) =>
      intendedFields({ set: { ...PATH, jsonData, option: { all: true, fields: [] } } }, BEFORE);
    expect(merge({ a: { more: 1 } })['a']).toEqual({
      mapValue: { fields: { kept: integer(7), more: integer(1) } },
    });
    expect(merge({ a: 'Delete' })).toEqual({ b: BEFORE['b'] });
    expect(merge({ b: { c: 'Delete' } })).toEqual(BEFORE);
    expect(merge({ b: ['ArrayUnion', 2, 3] })['b']).toEqual({
      arrayValue: { values: [integer(1), integer(2), integer(3)] },
    });
    expect(merge({ b: ['ArrayRemove', 2, 3] })['b']).toEqual({
      arrayValue: { values: [integer(1)] },
    });
  });

  it('LF-02 is the rows in order, from and to, with the fields that were selected', () => {
    const rows: Row[] = [3, 1, null, 2, 'x'].map((a, index) => ({
      id: `D${index}`,
      data: { a, b: 1 },
    }));
    const a = { field: ['a'] };
    const ids = (clauses: Clause[]) => rowsOf(clauses, rows).map(({ id }) => id);
    const ascending = { orderBy: { path: a, direction: 'asc' } };
    expect(ids([ascending])).toEqual(['D2', 'D1', 'D3', 'D0', 'D4']);
    expect(ids([{ orderBy: { path: a, direction: 'desc' } }, { limit: 2 }])).toEqual(['D4', 'D0']);
    expect(
      ids([ascending, { startAfter: { jsonValues: [1] } }, { endAt: { jsonValues: [3] } }]),
    ).toEqual(['D3', 'D0']);
    expect(ids([{ where: { path: a, op: '>=', jsonValue: 2 } }, { offset: 1 }])).toEqual(['D0']);
    expect(ids([{ orderBy: { path: { field: ['c'] }, direction: 'asc' } }])).toEqual([]);
    expect(rowsOf([{ select: { fields: [a] } }, { limit: 1 }], rows)).toEqual([
      { id: 'D0', data: { a: 3 } },
    ]);
  });
});
