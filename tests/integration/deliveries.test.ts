import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import {
  shipToAddressRecordSchema,
  type ShipToAddress,
  type ShipToAddressInput,
} from '#domain/customers/ship-to-address.ts';
import { deliveryChoicesSchema, PLAIN_DELIVERY, type Delivery } from '#domain/delivery/delivery.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { rememberDelivery } from '#server/accounts/customers/addresses.ts';
import { buildShipToAddressInput } from '../fixtures/build-customer.ts';
import { buildAddress, buildDelivery } from '../fixtures/build-delivery.ts';
import { submitted, list, orderInput, resubmit, submit, taken } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function choices(account: string) {
  const query = { account };
  const response = await portal.request('practice', { url: '/api/customer/delivery', query });
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

const URL = '/api/ship-to-addresses';

const send = (changes: Partial<ShipToAddressInput>) =>
  portal.post('super', URL, buildShipToAddressInput(changes));
const edit = (id: string, version: number, changes: Partial<ShipToAddressInput>) =>
  portal.put('super', `${URL}/${id}`, version, buildShipToAddressInput(changes));

async function made(changes: Partial<ShipToAddressInput>): Promise<ShipToAddress> {
  const response = await send(changes);
  expect(response.statusCode).toBe(201);
  return shipToAddressRecordSchema.parse(response.json());
}

async function addressesOf(accountNumber: string): Promise<ShipToAddress[]> {
  const filter = { accountNumber };
  const response = await list(portal, 'super', { filter }, 'ship-to-addresses');
  return shipToAddressRecordSchema.array().parse(response.json());
}

describe('AD-05 the ship-to addresses of an account', () => {
  it('AD-05 an account has several, of which the last chosen is the default', async () => {
    const account = { accountNumber: '100400' };
    const north = await made({ ...account, recipient: 'North', isDefault: true });
    const south = await made({ ...account, recipient: 'South', isDefault: true });
    const other = await made({ recipient: 'Another account', isDefault: true });
    const defaults = async () =>
      (await addressesOf('100400')).map(({ recipient, isDefault }) => [recipient, isDefault]);
    expect(await defaults()).toEqual([
      ['North', false],
      ['South', true],
    ]);
    // The version moved on with the default.
    expect((await edit(north.id, 1, { ...account, recipient: 'North' })).statusCode).toBe(412);
    const back = await edit(north.id, 2, { ...account, recipient: 'North', isDefault: true });
    expect(back.statusCode).toBe(200);
    expect(await defaults()).toEqual([
      ['North', true],
      ['South', false],
    ]);
    expect(await addressesOf(other.accountNumber)).toMatchObject([{ isDefault: true }]);
    const both = [north.id, south.id].map((id, index) =>
      edit(id, index === 0 ? 3 : 2, { ...account, recipient: id, isDefault: true }),
    );
    await Promise.all(both);
    expect((await defaults()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  it.each([
    ['a postcode of another state', { zip: '97205' }, 'zip'],
    ['an account that does not exist', { accountNumber: '999999' }, 'accountNumber'],
  ])('AD-05 PF-01 refuses %s at its field', async (_what, changes, field) => {
    const response = await send(changes);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(apiErrorSchema.parse(response.json()).errors ?? {})).toEqual([field]);
  });

  it('AD-05 OR-14 the default is the first other address of the order form', async () => {
    const accountNumber = '100202';
    expect((await choices(accountNumber)).other).toBeNull();
    await made({ accountNumber, recipient: 'Not the default' });
    expect((await choices(accountNumber)).other).toBeNull();
    const { id } = await made({ accountNumber, isDefault: true });
    expect(await choices(accountNumber)).toMatchObject({
      other: { recipient: 'Second office', zip: '53704' },
      last: { shipTo: 'other', method: 'standard' },
    });
    const removed = await portal.remove('super', `${URL}/${id}`, 1);
    expect(removed.statusCode).toBe(200);
    expect((await choices(accountNumber)).other).toBeNull();
  });

  describe('OR-14 an order', () => {
    const accountNumber = '100201';
    const to = (addressId: string, changes = {}) =>
      orderInput({
        accountNumber,
        delivery: { ...PLAIN_DELIVERY, shipTo: 'other', addressId, ...changes },
      });

    it('goes to an address of the account, and keeps a copy of it', async () => {
      const saved = await made({ accountNumber, recipient: 'Branch A' });
      const second = await made({ accountNumber, recipient: 'Branch B' });
      const { addresses } = await choices(accountNumber);
      expect(addresses.map(({ recipient }) => recipient)).toEqual(['Branch A', 'Branch B']);
      const order = orderSchema.parse((await submit(portal, 'practice', to(saved.id))).json());
      const { recipient, city, zip } = saved;
      expect(order.delivery).toMatchObject({ shipTo: 'other', address: { recipient, city, zip } });
      expect(order.delivery).not.toHaveProperty('addressId');

      await edit(saved.id, 1, { accountNumber, recipient: 'Moved' });
      const again = await portal.request('practice', { url: `/api/orders/${order.id}` });
      expect(again.json()).toMatchObject({ delivery: { address: { recipient: 'Branch A' } } });
      const next = await submit(portal, 'practice', to(saved.id));
      expect(next.json()).toMatchObject({ delivery: { address: { recipient: 'Moved' } } });
      expect(second.id).not.toBe(saved.id);
    });

    it('SE-01 goes to no address of another account, and to none that is gone', async () => {
      const foreign = await made({ accountNumber: '100300' });
      for (const id of [foreign.id, randomUUID()]) {
        const refused = await submit(portal, 'practice', to(id));
        expect(refused.statusCode).toBe(422);
        expect(apiErrorSchema.parse(refused.json()).errors).toMatchObject({
          'delivery.shipTo': { rule: 'unknown', value: id, nearest: null },
        });
        expect(refused.body).not.toContain(foreign.address);
      }
    });

    it('is corrected to another address on record', async () => {
      const saved = await made({ accountNumber, recipient: 'Branch C' });
      const order = await taken(portal, ['reject'], { accountNumber });
      const { delivery } = to(saved.id);
      const corrected = await resubmit(portal, 'practice', order, { delivery });
      expect(corrected.json()).toMatchObject({ delivery: { address: { recipient: 'Branch C' } } });
    });
  });
});
