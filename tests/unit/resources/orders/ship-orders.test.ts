import { describe, expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { shipOrders } from '#resources/orders/bulk/ship/ship-orders.ts';
import { buildOrder, buildOrderSummary } from '#tests/fixtures/build-order.ts';

type Decide = PortalDataProvider['decideOrder'];

const row = buildOrderSummary({ state: 'inProduction', version: 3 });
const shipped = buildOrder({ id: row.id, state: 'shipped', version: 4 });
const parcels = { carrier: 'UPS', tracking: new Map([[row.id, '1Z1']]) };
const never = () => false;
const movedOn = (current: unknown) =>
  new HttpFailure('Moved on', 412, {
    code: 'version-moved-on',
    message: 'Moved on',
    requestId: 'r',
    current,
  });

describe('shipping many orders', () => {
  it('AD-13 sends each with its version, its tracking number and a key', async () => {
    const decide = vi.fn<Decide>().mockResolvedValue({ data: shipped });
    const other = buildOrderSummary({ id: crypto.randomUUID(), version: 7 });
    const outcomes = await shipOrders(decide, createKeys(), parcels)([row, other], never);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done']);
    const sent = decide.mock.calls.map(([id, action, { idempotencyKey, ...seen }]) => {
      expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
      return [id, action, seen];
    });
    expect(sent).toEqual([
      [row.id, 'ship', { version: 3, reason: '', carrier: 'UPS', trackingNumber: '1Z1' }],
      [other.id, 'ship', { version: 7, reason: '', carrier: 'UPS', trackingNumber: '' }],
    ]);
  });

  it('AD-13 sends what got no answer again with the same key, and anything else with a new one', async () => {
    const decide = vi
      .fn<Decide>()
      .mockRejectedValueOnce(new HttpFailure('No connection', 0, null))
      .mockResolvedValue({ data: shipped });
    const keys = createKeys();
    const ship = shipOrders(decide, keys, parcels);
    await expect(ship([row], never)).rejects.toMatchObject({ status: 0 });
    await ship([row], () => true);
    await shipOrders(decide, keys, { ...parcels, carrier: 'DHL' })([row], never);
    const [lost, again, changed] = decide.mock.calls.map(([, , seen]) => seen.idempotencyKey);
    expect(again).toBe(lost);
    expect(changed).not.toBe(lost);
  });

  it('OR-07 tells of an order that somebody else has changed; one shipped without an answer is done', async () => {
    const decide = vi.fn<Decide>().mockRejectedValue(movedOn(shipped));
    const ship = shipOrders(decide, createKeys(), parcels);
    expect(await ship([row], never)).toMatchObject([{ kind: 'moved', row: { version: 4 } }]);
    expect(await ship([row], () => true)).toMatchObject([{ kind: 'done' }]);
    decide.mockRejectedValue(movedOn(undefined));
    expect(await ship([row], never)).toMatchObject([{ kind: 'refused', message: 'Moved on' }]);
  });
});
