import { describe, expect, it } from 'vitest';
import { neighborQuery, readWalk, walkEntry } from '#resources/orders/walk/queue-walk.ts';

const filter = { state: 'submitted', q: 'LEC' } as const;
const oldestFirst = { field: 'submittedAt', order: 'ASC' } as const;
const ID = '0b7c4f1e-6d0a-4c58-9a6e-1f2a3b4c5d6e';

describe('the walk through the queue', () => {
  it('AD-13 is read from the history entry of an order as it was written', () => {
    const entry = walkEntry(filter, oldestFirst);
    expect(readWalk(entry)).toEqual({ filter, sort: oldestFirst });
    expect(readWalk({ queue: { filter, sort: oldestFirst, came: 'next' } })?.came).toBe('next');
  });

  it.each([null, undefined, 'x', {}, { reviews: ID }, { queue: { filter: { state: 'lost' } } }])(
    'AD-13 is none of the entry %j',
    (state) => expect(readWalk(state)).toBeNull(),
  );

  it('AD-13 is none of a list whose sort the server does not know', () =>
    expect(walkEntry(filter, { field: 'notes', order: 'ASC' })).toBeUndefined());

  it.each([
    ['ASC', 'next', 'ASC'],
    ['ASC', 'previous', 'DESC'],
    ['DESC', 'next', 'DESC'],
    ['DESC', 'previous', 'ASC'],
  ] as const)('AD-13 asks a list that goes %s for the %s order %s', (order, direction, asked) => {
    const queue = { filter, sort: { ...oldestFirst, order } };
    expect(neighborQuery(queue, ID, direction)).toEqual({
      filter: { ...filter, after: ID },
      sort: { field: 'submittedAt', order: asked },
      pagination: { page: 1, perPage: 1 },
    });
  });
});
