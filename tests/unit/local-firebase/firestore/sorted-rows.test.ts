import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedRows, firstRows } from '#local-firebase/firestore/query/sorted-rows.ts';
import { runs } from '#tests/fixtures/runs.ts';

const ascending = (a: number, b: number) => a - b;

describe('sorted rows', () => {
  it('hold, after thousands of insertions and removals, what a sorted list holds', () => {
    const change = fc.record({ row: fc.nat(4000), comes: fc.boolean() });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(4000), { maxLength: 3000, size: 'max' }),
        fc.array(change, { minLength: 500, maxLength: 3000, size: 'max' }),
        fc.nat(3000),
        fc.nat(800),
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
      ),
      { numRuns: runs(0.1) },
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
