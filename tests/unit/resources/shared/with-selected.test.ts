import { describe, expect, it } from 'vitest';
import { MAX_AT_ONCE } from '#domain/order.ts';
import { withSelected } from '#resources/shared/list/with-selected.ts';

const rowsFrom = (first: number, count: number, mark = 'old') =>
  Array.from({ length: count }, (_, at) => ({ id: `${first + at}`, mark }));
const none: ReadonlyMap<string, { id: string; mark: string }> = new Map();
const add = (most: number) => ({ isSelected: true, most });

describe('what is selected in a list', () => {
  it('OR-08 at most 500 can be selected: the first ones', () => {
    expect(MAX_AT_ONCE).toBe(500);
    const after = withSelected(none, rowsFrom(0, 620), add(MAX_AT_ONCE));
    expect([...after.keys()]).toEqual(rowsFrom(0, 500).map(({ id }) => id));
  });

  it.each([
    [499, 1, 500],
    [499, 2, 500],
    [500, 1, 500],
    [0, 500, 500],
  ])('OR-08 after %d another %d make %d', (before, more, size) => {
    const selected = withSelected(none, rowsFrom(0, before), add(500));
    expect(withSelected(selected, rowsFrom(before, more), add(500)).size).toBe(size);
  });

  it('OR-08 a row that is selected is kept as it was seen last, also when no other fits', () => {
    const full = withSelected(none, rowsFrom(0, 3), add(3));
    const after = withSelected(full, rowsFrom(1, 4, 'new'), add(3));
    expect([...after.values()].map(({ id, mark }) => id + mark)).toEqual(['0old', '1new', '2new']);
  });

  it('OR-08 takes rows away, only those, and leaves what was selected before as it was', () => {
    const before = withSelected(none, rowsFrom(0, 4), add(4));
    const after = withSelected(before, rowsFrom(1, 2), { isSelected: false, most: 4 });
    expect([...after.keys()]).toEqual(['0', '3']);
    expect(before.size).toBe(4);
  });
});
