import { deliveryChoicesSchema, PLAIN_DELIVERY, type Delivery } from '#domain/schemas/delivery.ts';
import { rememberDelivery } from '#server/accounts/customers/addresses.ts';
import { buildAddress, buildDelivery } from '#tests/fixtures/build-delivery.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import type { Person } from './support/people.ts';
import { submitted } from './support/orders.ts';

const portal = usePortal();

async function choices(account = '100200', person: Person = 'practice') {
  const query = { account };
  const response = await portal.request(person, { url: '/api/customer/delivery', query });
  expect(response.statusCode).toBe(200);
  return deliveryChoicesSchema.parse(response.json());
}

describe('OR-14 the account', () => {
  it('remembers the other address and the method for its next order, of itself alone', async () => {
    const lens = { accountNumber: '100201' };
    expect(await choices('100201')).toMatchObject({
      practice: { recipient: 'Lakeside Eye Care North', zip: '53704' },
      other: null,
      last: { shipTo: 'practice', method: 'standard' },
    });
    await submitted(portal, { ...lens, delivery: buildDelivery() });
    const remembered = { other: buildAddress(), last: { shipTo: 'other', method: 'overnight' } };
    expect(await choices('100201')).toMatchObject(remembered);
    await submitted(portal, { ...lens, delivery: { ...PLAIN_DELIVERY, method: 'pickup' } });
    expect(await choices('100201')).toMatchObject({
      other: buildAddress(),
      last: { shipTo: 'practice', method: 'pickup' },
    });
    expect(await choices('100202')).toMatchObject({ other: null });
  });

  it('OR-14 forgets no address of two orders at once', async () => {
    for (const zip of ['53701', '53702', '53703', '53704']) {
      const address = buildAddress({ city: 'Madison', state: 'WI', zip });
      const both = [buildDelivery({ address }), { ...PLAIN_DELIVERY, method: 'pickup' as const }];
      const account = { accountNumber: '100201' };
      await Promise.all(both.map((delivery) => submitted(portal, { ...account, delivery })));
      expect((await choices('100201')).other).toEqual(address);
    }
  });

  it('OR-14 is written only when an order changes what it remembers', async () => {
    const { db, pool } = portal.database;
    const place = async () => {
      const asked = "SELECT ctid::text FROM customers WHERE account_number = '100400'";
      return (await pool.query<{ ctid: string }>(asked)).rows[0]?.ctid;
    };
    const written = async (delivery: Delivery) => {
      const before = await place();
      await db.transaction((tx) => rememberDelivery(tx, '100400', delivery));
      return (await place()) !== before;
    };
    const toPractice = { ...PLAIN_DELIVERY, method: 'pickup' as const };
    expect(await written(PLAIN_DELIVERY)).toBe(false);
    expect(await written(buildDelivery())).toBe(true);
    expect(await written(buildDelivery())).toBe(false);
    expect(await written(toPractice)).toBe(true);
    expect(await written(toPractice)).toBe(false);
  });

  it('remembers nothing of a patient', async () => {
    const before = await choices('100202');
    await submitted(portal, {
      accountNumber: '100202',
      patient: { prescriptionExpires: '2099-01-01' },
      delivery: buildDelivery({ shipTo: 'patient', address: buildAddress() }),
    });
    expect(await choices('100202')).toEqual(before);
  });

  it('SE-01 tells another practice nothing', async () => {
    const asked = { url: '/api/customer/delivery', query: { account: '100200' } };
    expect((await portal.request('other', asked)).statusCode).toBe(403);
    expect((await portal.request('practice', { url: asked.url })).statusCode).toBe(400);
  });
});
