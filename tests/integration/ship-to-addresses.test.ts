import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import { deliveryChoicesSchema, PLAIN_DELIVERY } from '#domain/schemas/delivery.ts';
import { orderSchema } from '#domain/schemas/order.ts';
import {
  shipToAddressRecordSchema,
  type ShipToAddress,
  type ShipToAddressInput,
} from '#domain/schemas/ship-to-address.ts';
import { buildShipToAddressInput } from '#tests/fixtures/build-customer.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { list, orderInput, resubmit, submit, taken } from './support/orders.ts';

const URL = '/api/ship-to-addresses';

const portal = usePortal();

const ask = (request: InjectOptions) => portal.request('super', request);
const send = (changes: Partial<ShipToAddressInput>) =>
  ask({
    method: 'POST',
    url: URL,
    headers: { 'idempotency-key': randomUUID() },
    payload: buildShipToAddressInput(changes),
  });
const edit = (id: string, version: number, changes: Partial<ShipToAddressInput>) =>
  ask({
    method: 'PUT',
    url: `${URL}/${id}`,
    headers: { 'if-match': `"${version}"` },
    payload: buildShipToAddressInput(changes),
  });

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
    ['no state where there are some', { state: '' }, 'state'],
    ['an unknown country', { country: 'XX' }, 'country'],
    ['an account that does not exist', { accountNumber: '999999' }, 'accountNumber'],
  ])('AD-05 PF-01 refuses %s at its field', async (_what, changes, field) => {
    const response = await send(changes);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(apiErrorSchema.parse(response.json()).errors ?? {})).toEqual([field]);
  });

  it('AD-05 OR-14 the default is the first other address of the order form', async () => {
    const accountNumber = '100202';
    const choices = async () => {
      const query = { account: accountNumber };
      const response = await portal.request('practice', { url: '/api/customer/delivery', query });
      return deliveryChoicesSchema.parse(response.json());
    };
    expect((await choices()).other).toBeNull();
    await made({ accountNumber, recipient: 'Not the default' });
    expect((await choices()).other).toBeNull();
    const { id } = await made({ accountNumber, isDefault: true });
    expect(await choices()).toMatchObject({
      other: { recipient: 'Second office', zip: '53704' },
      last: { shipTo: 'other', method: 'standard' },
    });
    const removed = await ask({
      method: 'DELETE',
      url: `${URL}/${id}`,
      headers: { 'if-match': '"1"' },
    });
    expect(removed.statusCode).toBe(200);
    expect((await choices()).other).toBeNull();
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
      const query = { account: accountNumber };
      const answer = await portal.request('practice', { url: '/api/customer/delivery', query });
      const { addresses } = deliveryChoicesSchema.parse(answer.json());
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
