import { describe, expect, it } from 'vitest';
import type { OrderDecision } from '#domain/orders/order-states.ts';
import { ORDER_SORTS, type OrderSummary } from '#domain/orders/order.ts';
import {
  decide,
  list,
  submitted,
  summariesOf,
  type ListParameters,
  orderAsAdminSees,
  taken,
} from './support/orders.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function found(parameters: ListParameters, person: Person = 'admin') {
  return summariesOf(await list(portal, person, { range: [0, 99], ...parameters }));
}

/** The order next to this one in a direction, as the page of an order asks for it. */
async function nextTo(id: string | undefined, { sort, filter }: ListParameters, person?: Person) {
  const [row] = await found({ sort, filter: { ...filter, after: id }, range: [0, 0] }, person);
  return row?.id ?? null;
}

const ids = (rows: OrderSummary[]) => rows.map(({ id }) => id);

describe('the neighbors of an order in a list', () => {
  it.each(ORDER_SORTS)(
    'AD-13 follow each other as the list by %s does, both ways',
    async (field) => {
      const [up, down] = [
        { sort: [field, 'ASC'] as [string, string] },
        { sort: [field, 'DESC'] as [string, string] },
      ];
      const listed = ids(await found(up));
      expect(listed.length).toBeGreaterThan(5);
      for (const [at, id] of listed.entries()) {
        expect(await nextTo(id, up)).toBe(listed[at + 1] ?? null);
        expect(await nextTo(id, down)).toBe(listed[at - 1] ?? null);
      }
    },
  );

  it('AD-13 are those of the filter and the search', async () => {
    for (const filter of [{ accountNumber: '100300' }, { q: 'Lakeside', state: 'submitted' }]) {
      const [first, second] = ids(await found({ sort: ['submittedAt', 'ASC'], filter }));
      expect(second).toBeDefined();
      expect(await nextTo(first, { sort: ['submittedAt', 'ASC'], filter })).toBe(second);
      expect(await nextTo(first, { sort: ['submittedAt', 'DESC'], filter })).toBeNull();
    }
  });

  it('AD-13 are there for an order that has left the filter', async () => {
    const references = ['WALK-1', 'WALK-2', 'WALK-3'];
    const walked: string[] = [];
    for (const patientReference of references) {
      walked.push((await submitted(portal, { patientReference })).id);
    }
    const [one, two = '', three] = walked;
    await decide(portal, 'admin', { id: two, action: 'approve', version: 1 });
    const filter = { state: 'submitted', q: 'WALK' };
    expect(await nextTo(two, { sort: ['patientReference', 'ASC'], filter })).toBe(three);
    expect(await nextTo(two, { sort: ['patientReference', 'DESC'], filter })).toBe(one);
  });

  it('AD-13 SE-01 tell a practice nothing of where an order of another one stands', async () => {
    const [foreign] = await found({ filter: { accountNumber: '100200' } });
    const own = await found({}, 'other');
    expect(own.length).toBeGreaterThan(0);
    for (const order of ['ASC', 'DESC']) {
      expect(await nextTo(foreign?.id, { sort: ['submittedAt', order] }, 'other')).toBeNull();
    }
  });
});

it.each<[OrderDecision[], boolean]>([
  [['approve', 'produce', 'ship', 'close'], true],
  [['reject', 'cancel'], true],
  [['reject'], false],
  [['approve', 'produce', 'ship'], false],
])('AD-13 tells when an order ended, if it has: after %j, %s', async (steps, isOver) => {
  const { id } = await taken(portal, steps);
  const { events, endedAt } = await orderAsAdminSees(portal, id);
  const [row] = await found({ filter: { id: [id] } });
  const last = isOver ? events.at(-1)?.createdAt : null;
  expect([endedAt, row?.endedAt]).toEqual([last, last]);
});
