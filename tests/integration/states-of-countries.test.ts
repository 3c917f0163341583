import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { applicationSchema } from '#domain/customers/application-schema.ts';
import { customerRecordSchema, type CustomerInput } from '#domain/customers/customer-record.ts';
import { shipToAddressRecordSchema } from '#domain/customers/ship-to-address.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { customers, shipToAddresses } from '#server/accounts/customers/table.ts';
import { buildCustomerInput, buildShipToAddressInput } from '../fixtures/build-customer.ts';
import { buildAddress, buildDelivery } from '../fixtures/build-delivery.ts';
import { applicationInput, apply } from './support/applications.ts';
import { checked, imported, linesOf } from './support/imports.ts';
import { madeAccount, merge, accountNow } from './support/merge.ts';
import { newcomer } from './support/newcomers.ts';
import { orderInput, submit } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const SYDNEY = { country: 'AU', state: 'NSW', zip: '2000', city: 'Sydney', phone: '' };
/** What a database has from the time when any text was a state. */
const FORMER = 'Greater Sydney';
const REFUSED = {
  rule: 'unknown',
  message: '"Viktoria" is not a valid state. Nearest: VIC',
  nearest: 'VIC',
};

const customerOf = (changes: Partial<CustomerInput>) =>
  buildCustomerInput({ ...SYDNEY, ...changes });
const send = (changes: Partial<CustomerInput>) =>
  portal.post('super', '/api/customers', customerOf(changes));
const edit = (id: string, version: number, changes: Partial<CustomerInput>) =>
  portal.put('super', `/api/customers/${id}`, version, customerOf(changes));

async function formerAccount(changes: Partial<CustomerInput> = {}) {
  const made = await madeAccount(portal, customerOf(changes));
  await portal.database.db
    .update(customers)
    .set({ state: FORMER })
    .where(eq(customers.accountNumber, made.id));
  return made;
}

function errorsOf(response: LightMyRequestResponse) {
  expect(response.statusCode).toBe(422);
  return apiErrorSchema.parse(response.json()).errors ?? {};
}

describe('PF-01 a state that is not of its country', () => {
  it('is refused in an application', async () => {
    const applicant = await newcomer(portal);
    const abroad = { ...SYDNEY, phone: '+61255501234' };
    const refused = await apply(applicant, { ...applicationInput(abroad), state: 'Viktoria' });
    expect(errorsOf(refused)).toEqual({ state: REFUSED });
    for (const state of ['Ontario', 'Jalisco', '東京都']) {
      const other = await apply(applicant, { ...applicationInput(abroad), state });
      expect([state, Object.keys(errorsOf(other))]).toEqual([state, ['state']]);
    }
    const named = await apply(applicant, { ...applicationInput(abroad), state: 'New South Wales' });
    expect(errorsOf(named)).toMatchObject({ state: { nearest: 'NSW' } });
    const taken = await apply(applicant, applicationInput(abroad));
    expect(applicationSchema.parse(taken.json())).toMatchObject({ country: 'AU', state: 'NSW' });
  });

  it('is refused in a record of an account, new or edited', async () => {
    expect(errorsOf(await send({ state: 'Viktoria' }))).toEqual({ state: REFUSED });
    const made = customerRecordSchema.parse((await send({ state: 'New South Wales' })).json());
    expect(made.state).toBe('NSW');
    expect(errorsOf(await edit(made.id, 1, { state: 'Viktoria' }))).toEqual({ state: REFUSED });
    const moved = { country: 'MX', zip: '64000' };
    const errors = errorsOf(await edit(made.id, 1, { ...moved, state: 'NSW' }));
    expect(errors).toMatchObject({ state: { rule: 'unknown' } });
    const right = await edit(made.id, 1, { ...moved, state: 'nuevo leon' });
    expect(customerRecordSchema.parse(right.json()).state).toBe('Nuevo León');
    expect((await edit(made.id, 2, { state: '' })).statusCode).toBe(200);
  });

  it('is refused in another address of an account, new or edited', async () => {
    const url = '/api/ship-to-addresses';
    const input = (state: string) => buildShipToAddressInput({ ...PLACE, state });
    const { phone: _phone, ...PLACE } = SYDNEY;
    const refused = await portal.post('super', url, input('Viktoria'));
    expect(errorsOf(refused)).toEqual({ state: REFUSED });
    const made = shipToAddressRecordSchema.parse(
      (await portal.post('super', url, input('victoria'))).json(),
    );
    expect(made.state).toBe('VIC');
    const change = (version: number, state: string) =>
      portal.put('super', `${url}/${made.id}`, version, input(state));
    expect(errorsOf(await change(1, 'Viktoria'))).toEqual({ state: REFUSED });
    await portal.database.db
      .update(shipToAddresses)
      .set({ state: FORMER })
      .where(eq(shipToAddresses.id, made.id));
    const kept = await portal.put('super', `${url}/${made.id}`, 1, {
      ...input(FORMER),
      recipient: 'Harbour side',
    });
    expect(shipToAddressRecordSchema.parse(kept.json())).toMatchObject({
      state: FORMER,
      recipient: 'Harbour side',
    });
  });

  it('is refused in the delivery of an order', async () => {
    const { phone: _phone, ...place } = SYDNEY;
    const deliveredTo = (state: string) =>
      submit(
        portal,
        'practice',
        orderInput({
          delivery: buildDelivery({ shipTo: 'other', address: buildAddress({ ...place, state }) }),
        }),
      );
    expect(errorsOf(await deliveredTo('Viktoria'))).toEqual({ 'delivery.address.state': REFUSED });
    const order = orderSchema.parse((await deliveredTo('new south wales')).json());
    expect(order.delivery.address).toMatchObject({ state: 'NSW' });
  });

  it('AD-17 is refused by line in an import, with the nearest', async () => {
    const file = [
      'Account,Practice,Country,State,ZIP,City,Street',
      '311100,Right,AU,queensland,4000,Brisbane,1 Queen St',
      '311101,Wrong,AU,Viktoria,3000,Melbourne,1 Bourke St',
    ].join('\n');
    const dry = await checked(portal, file);
    expect(dry.checked).toMatchObject({ created: 1, refused: 1 });
    const [refused] = await linesOf(portal, dry.id, 'refused');
    expect(refused?.errors).toMatchObject([
      { field: 'state', rule: 'unknown', value: 'Viktoria', nearest: 'VIC' },
    ]);
    const [created] = await linesOf(portal, dry.id, 'created');
    expect(created?.after).toMatchObject({ state: 'QLD' });
  });
});

describe('PF-01 a stored state that is in no list', () => {
  it('is read, and stays in an edit of another field, until it is changed', async () => {
    const { id } = await formerAccount();
    expect((await accountNow(portal, id)).state).toBe(FORMER);
    const kept = await edit(id, 1, { state: FORMER, practice: 'Renamed' });
    expect(customerRecordSchema.parse(kept.json())).toMatchObject({
      state: FORMER,
      practice: 'Renamed',
      version: 2,
    });
    expect(errorsOf(await edit(id, 2, { state: 'Sydney North' }))).toMatchObject({
      state: { rule: 'unknown' },
    });
    // In another country it is another state.
    const moved = { country: 'MX', zip: '64000', state: FORMER };
    expect(errorsOf(await edit(id, 2, moved))).toMatchObject({ state: { rule: 'unknown' } });
    expect((await edit(id, 2, { state: 'NSW' })).statusCode).toBe(200);
    expect(errorsOf(await edit(id, 3, { state: FORMER }))).toMatchObject({
      state: { rule: 'unknown' },
    });
  });

  it('AD-17 stays in an import that changes another field, and goes into no new account', async () => {
    const { id } = await formerAccount({ practice: 'Imported before' });
    const file = `Account,Practice,State\n${id},Imported now,\n`;
    expect((await imported(portal, file)).applied).toMatchObject({ changed: 1, refused: 0 });
    expect(await accountNow(portal, id)).toMatchObject({ practice: 'Imported now', state: FORMER });
    const fresh = 'Account,Practice,Country,State,ZIP,City,Street\n';
    const again = await imported(portal, `${fresh}311200,New,AU,${FORMER},2000,Sydney,1 Pitt St\n`);
    expect(again.applied).toMatchObject({ created: 0, refused: 1 });
  });

  it('AD-05 stays with accounts that are merged, and in the CSV', async () => {
    const from = await formerAccount({ practice: 'Merged away' });
    const into = await formerAccount({ practice: 'Merged into' });
    const response = await merge(portal, { from, into });
    expect(response.statusCode).toBe(200);
    expect((await accountNow(portal, into.id)).state).toBe(FORMER);
    const csv = await portal.request('super', { url: '/api/customers.csv' });
    const line = csv.body.split('\n').find((text) => text.includes('Merged into'));
    expect(line).toContain(FORMER);
  });
});
