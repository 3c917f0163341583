import { describe, expect, it, vi } from 'vitest';
import type { BulkResult } from '#domain/schemas/order-bulk.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { shipOrders } from '#resources/orders/bulk/ship/ship-orders.ts';
import { buildOrderSummary } from '#tests/fixtures/build-order.ts';

type Decide = PortalDataProvider['decideOrders'];

const row = buildOrderSummary({ state: 'inProduction', version: 3 });
const shipped = buildOrderSummary({ id: row.id, state: 'shipped', version: 4 });
const parcels = { carrier: 'UPS', tracking: new Map([[row.id, '1Z1']]) };
const never = () => false;
const answerOf = (...results: BulkResult['results']) => ({ data: { results } });
const done = { id: row.id, done: true, version: 4 } as const;
const refused = (current: typeof shipped | null) =>
  ({ id: row.id, done: false, code: 'version-moved-on', message: 'Moved on', current }) as const;

describe('shipping many orders', () => {
  it('AD-13 sends all in one request, each with its version and its tracking number', async () => {
    const other = buildOrderSummary({ id: crypto.randomUUID(), version: 7 });
    const decide = vi
      .fn<Decide>()
      .mockResolvedValue(answerOf({ ...done, id: other.id, version: 8 }, done));
    const outcomes = await shipOrders(decide, createKeys(), parcels)([row, other], never);
    expect(outcomes.map(({ row: { id }, kind }) => [id, kind])).toEqual([
      [row.id, 'done'],
      [other.id, 'done'],
    ]);
    expect(decide).toHaveBeenCalledExactlyOnceWith(
      {
        action: 'ship',
        reason: '',
        orders: [
          { id: row.id, version: 3, carrier: 'UPS', trackingNumber: '1Z1' },
          { id: other.id, version: 7, carrier: 'UPS', trackingNumber: '' },
        ],
      },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    );
  });

  it('AD-13 sends what got no answer again with the same key, and anything else with a new one', async () => {
    const decide = vi
      .fn<Decide>()
      .mockRejectedValueOnce(new HttpFailure('No connection', 0, null))
      .mockResolvedValue(answerOf(done));
    const keys = createKeys();
    const ship = shipOrders(decide, keys, parcels);
    await expect(ship([row], never)).rejects.toMatchObject({ status: 0 });
    await ship([row], () => true);
    await shipOrders(decide, keys, { ...parcels, carrier: 'DHL' })([row], never);
    const [lost, again, changed] = decide.mock.calls.map(([, key]) => key);
    expect(again).toBe(lost);
    expect(changed).not.toBe(lost);
  });

  it('OR-07 tells of an order that somebody else has changed; one shipped without an answer is done', async () => {
    const decide = vi.fn<Decide>().mockResolvedValue(answerOf(refused(shipped)));
    const ship = shipOrders(decide, createKeys(), parcels);
    expect(await ship([row], never)).toMatchObject([{ kind: 'moved', row: { version: 4 } }]);
    expect(await ship([row], () => true)).toMatchObject([{ kind: 'done' }]);
    decide.mockResolvedValue(answerOf(refused(null)));
    expect(await ship([row], never)).toMatchObject([{ kind: 'refused', message: 'Moved on' }]);
    decide.mockResolvedValue(answerOf());
    expect(await ship([row], never)).toMatchObject([{ kind: 'lost' }]);
  });
});
