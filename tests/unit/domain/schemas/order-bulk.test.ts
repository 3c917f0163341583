import { bulkDecisionSchema } from '#domain/schemas/order-bulk.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { buildUuid } from '#tests/fixtures/uuid.ts';
import { expect, it } from 'vitest';

const random = seededRandom();
const orders = Array.from({ length: 501 }, () => ({ id: buildUuid(random), version: 1 }));
const input = { action: 'approve', orders: orders.slice(0, 2) };
const isTaken = (more: object) => bulkDecisionSchema.safeParse({ ...input, ...more }).success;

it.each([
  [0, false],
  [1, true],
  [500, true],
  [501, false],
])('OR-08 %i orders at once: %s', (count, taken) => {
  expect(isTaken({ orders: orders.slice(0, count) })).toBe(taken);
});

it('OR-08 takes each order once, with a version from 1', () => {
  const [first] = orders;
  expect(isTaken({ orders: [first, first] })).toBe(false);
  expect(isTaken({ orders: [{ ...first, version: 0 }] })).toBe(false);
});

it('OR-08 takes a reason of 500 characters, and rejects with one only', () => {
  expect(isTaken({ reason: 'x'.repeat(500) })).toBe(true);
  expect(isTaken({ reason: 'x'.repeat(501) })).toBe(false);
  expect(isTaken({ action: 'reject', reason: '  ' })).toBe(false);
  expect(isTaken({ action: 'reject', reason: 'x' })).toBe(true);
  expect(bulkDecisionSchema.parse(input).reason).toBe('');
});

it('OR-08 ships each order with its own carrier and tracking number, which the others do not have', () => {
  const parcel = { ...orders[0], carrier: ' UPS ', trackingNumber: ' 1Z9 ' };
  const ship = { action: 'ship', orders: [parcel, { ...orders[1], carrier: 'DHL' }] };
  expect(bulkDecisionSchema.parse(ship).orders).toEqual([
    { ...orders[0], carrier: 'UPS', trackingNumber: '1Z9' },
    { ...orders[1], carrier: 'DHL', trackingNumber: '' },
  ]);
  for (const wrong of [
    { carrier: ' ' },
    { carrier: 'x'.repeat(61) },
    { trackingNumber: 'x'.repeat(81) },
  ]) {
    expect(isTaken({ ...ship, orders: [{ ...parcel, ...wrong }] })).toBe(false);
  }
  expect(isTaken({ action: 'ship' })).toBe(false);
  expect(bulkDecisionSchema.parse({ ...input, orders: [parcel] }).orders).toEqual([orders[0]]);
});
