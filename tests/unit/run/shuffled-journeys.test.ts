import { describe, expect, it } from 'vitest';
import { shuffled } from '../../fixtures/random.ts';
import { journeysIn, partsOf } from '../../run/shuffled-journeys.ts';

const LISTING = `Listing tests:
  auth-flow.spec.ts:6:1 › RT-01 signed out
  drafts.spec.ts:120:3 › two devices › OR-03 the second
Total: 2 tests in 2 files
`;

describe('shuffled journeys', () => {
  it('reads the journeys of a listing, and nothing else', () => {
    expect(journeysIn(LISTING)).toEqual([
      'auth-flow.spec.ts:6:1 › RT-01 signed out',
      'drafts.spec.ts:120:3 › two devices › OR-03 the second',
    ]);
  });

  it('keeps every one, in another order for another seed and in the same for the same', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const [first, second] = [shuffled(items, 1), shuffled(items, 2)];
    expect(first.toSorted((a, b) => a - b)).toEqual(items);
    expect(first).not.toEqual(items);
    expect(first).not.toEqual(second);
    expect(shuffled(items, 1)).toEqual(first);
  });

  it('cuts them into parts of nearly one size, with each in one of them', () => {
    const items = Array.from({ length: 41 }, (_, index) => index);
    const parts = partsOf(items, 20);
    expect(parts.map((part) => part.length)).toEqual([14, 14, 13]);
    expect(parts.flat().toSorted((a, b) => a - b)).toEqual(items);
    expect(partsOf(items.slice(0, 20), 20)).toHaveLength(1);
    expect(partsOf([], 20)).toEqual([]);
  });
});
