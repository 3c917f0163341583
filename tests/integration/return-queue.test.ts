import { recordChangeSchema } from '#domain/schemas/record-change.ts';
import { returnRequestSchema } from '#domain/schemas/return-request.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { list } from './support/orders.ts';
import { requestRow } from './support/return-rows.ts';

const portal = usePortal();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Of these requests those that match. */
async function idsOf(filter: object): Promise<string[]> {
  const sort: [string, string] = ['requestedAt', 'ASC'];
  const response = await list(portal, 'admin', { filter: { ...filter }, sort }, 'return-requests');
  return returnRequestSchema
    .array()
    .parse(response.json())
    .map(({ id }) => id);
}

describe('the queue of the lab', () => {
  it('CR-03 has what waits for the lab, the oldest first, and what is older than some days', async () => {
    const young = await requestRow(portal, { requestedAt: daysAgo(1) });
    const old = await requestRow(portal, { requestedAt: daysAgo(9) });
    const here = await requestRow(portal, {
      state: 'received',
      requestedAt: daysAgo(5),
      receivedAt: daysAgo(1),
      receivedBy: 'Ada Admin',
    });
    const due = await requestRow(portal, { state: 'approved', requestedAt: daysAgo(20) });
    const over = await requestRow(portal, { state: 'withdrawn', requestedAt: daysAgo(30) });
    const id = [young, old, here, due, over];
    expect(await idsOf({ id, turn: 'lab' })).toEqual([old, here, young]);
    expect(await idsOf({ id, turn: 'lab', olderThanDays: 4 })).toEqual([old, here]);
    expect(await idsOf({ id, turn: 'practice' })).toEqual([due]);
    expect(await idsOf({ id, q: old.toLowerCase() })).toEqual([old]);
    const wrong = await list(portal, 'admin', { filter: { olderThanDays: -1 } }, 'return-requests');
    expect(wrong.statusCode).toBe(400);
  });

  it('CR-03 SE-03 has a history for each request, with who did what', async () => {
    const id = await requestRow(portal);
    const decided = await portal.request('admin', {
      method: 'POST',
      url: `/api/return-requests/${id}/decide`,
      headers: { 'if-match': '"1"' },
      payload: { decision: 'refuse', reason: 'Worn for a year.' },
    });
    expect(decided.statusCode).toBe(200);
    const filter = { resource: 'return-requests', recordId: id };
    const response = await list(portal, 'super', { filter }, 'record-changes');
    expect(recordChangeSchema.array().parse(response.json())).toMatchObject([
      {
        action: 'edit',
        actor: 'admin@lens.test',
        before: { state: 'requested' },
        after: { state: 'refused', refuseReason: 'Worn for a year.' },
      },
    ]);
  });
});
