import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { PLAIN_DELIVERY } from '#domain/delivery/delivery.ts';
import { RUSH, shippingMethods } from '#domain/delivery/shipping-methods.ts';
import { orderSchema, type Order, type OrderInput } from '#domain/orders/order.ts';
import { promisedAfter } from '#domain/orders/working-days.ts';
import { buildApp } from '#server/app/app.ts';
import { buildAddress, buildDelivery } from '../fixtures/build-delivery.ts';
import { allText, readPdf } from '../fixtures/read-pdf.ts';
import { begun, draftContent, readDraft } from './support/drafts.ts';
import { auditOf } from './support/newcomers.ts';
import {
  orderAsAdminSees,
  orderedLens,
  orderInput,
  resubmit,
  submit,
  submitted,
  taken,
} from './support/orders.ts';
import { usePortal } from './support/use.ts';

const SPHERE = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
const HOME = buildAddress({ recipient: 'Jane Q. Doe', address: '1 Elm Street', apt: '' });
const PROVIDER = { name: 'Clear Labs', website: 'https://clear.test', phone: '+1 555 0177' };

const portal = usePortal(() => ({
  config: { logLevel: 'trace', trustedProxies: 0, provider: PROVIDER },
}));

async function refusal(changes: Partial<OrderInput>) {
  const response = await submit(portal, 'practice', orderInput(changes));
  expect(response.statusCode).toBe(422);
  return apiErrorSchema.parse(response.json()).errors ?? {};
}

async function pdf(order: Order, sheet: 'worksheet' | 'confirmation', lang = 'en') {
  const url = `/api/orders/${order.id}/${sheet}.pdf?lang=${lang}`;
  return allText(await readPdf((await portal.request('practice', { url })).rawPayload));
}

describe('OR-14 the delivery of an order', () => {
  it('is plain for who says nothing of it, with the practice’s address on record', async () => {
    const { delivery: _delivery, patientName: _name, ...rest } = orderInput();
    const { quantity: _quantity, ...lens } = SPHERE;
    const response = await submit(portal, 'practice', { ...rest, lenses: [lens] });
    const order = orderSchema.parse(response.json());
    expect(order).toMatchObject({ patientName: '', rush: false });
    expect(order.delivery).toMatchObject({ ...PLAIN_DELIVERY, priceParts: [], address: {} });
    expect(order.delivery.address).toMatchObject({
      recipient: 'Lakeside Eye Care',
      address: '214 Shoreline Drive',
      zip: '53703',
    });
    expect(order.lenses[0]).toMatchObject({ quantity: 1 });
    expect(order.totalCents).toBe(order.lenses[0]?.priceCents);
  });

  it('is priced on the server, each with its part: method, rush and quantity', async () => {
    const one = await submitted(portal);
    const order = await submitted(portal, {
      delivery: buildDelivery(),
      lenses: [{ ...SPHERE, quantity: 2 }],
    });
    const [lens] = order.lenses;
    expect(lens?.priceParts.map(({ code, cents }) => [code, cents])).toEqual([
      ['lens', one.totalCents],
      ['quantity', one.totalCents],
    ]);
    expect(order.delivery.priceParts.map(({ code, cents }) => [code, cents])).toEqual([
      ['shipping.overnight', shippingMethods.overnight.priceCents],
      ['rush', RUSH.priceCents],
    ]);
    expect(order.totalCents).toBe(
      2 * one.totalCents + shippingMethods.overnight.priceCents + RUSH.priceCents,
    );
    expect(order).toMatchObject({ rush: true, delivery: buildDelivery() });
    expect(await orderAsAdminSees(portal, order.id)).toEqual(order);
  });

  it('refuses more than one lens for a warranty', async () => {
    const source = await taken(portal, ['approve']);
    const warranty = {
      type: 'warranty',
      sourceOrderId: source.id,
      returnReason: 'breakage',
    } as const;
    const errors = await refusal({ ...warranty, lenses: [{ ...SPHERE, quantity: 2 }] });
    expect(errors['lenses.0.quantity']).toMatchObject({ rule: 'quantity', nearest: 1 });
  });

  it('refuses an address at its fields by the rules of its country, and one that is not there', async () => {
    const address = buildAddress({ state: 'NY', zip: '5370' });
    expect(await refusal({ delivery: buildDelivery({ address }) })).toMatchObject({
      'delivery.address.zip': { rule: 'format', message: expect.stringContaining('5370') },
    });
    const nowhere = buildDelivery({ shipTo: 'patient', address: null });
    expect(Object.keys(await refusal({ delivery: nowhere }))).toEqual(['delivery.address']);
  });

  it('promises a rush in half the working days', async () => {
    const delivery = { ...PLAIN_DELIVERY, rush: true };
    const { events, promisedAt } = await taken(portal, ['approve'], { delivery });
    const approvedAt = new Date(events.at(-1)?.createdAt ?? '');
    expect(promisedAt).toBe(promisedAfter(approvedAt, 2).toISOString());
  });
});

describe('OR-14 a draft and a correction', () => {
  it('keep what was said of the delivery', async () => {
    const delivery = { shipTo: 'other', method: 'twoDay', city: 'Madi' };
    const content = draftContent({ delivery, patientName: 'Jane' });
    const draft = await begun(portal, {
      content: { ...content, right: { ...content.right, quantity: '2' } },
    });
    expect((await readDraft(portal, draft.id)).json()).toMatchObject({
      content: { delivery, patientName: 'Jane', right: { quantity: '2' } },
    });
  });

  it('replace it in a rejected order, and the audit trail names the fields alone', async () => {
    const before = await taken(portal, ['reject'], { delivery: buildDelivery() });
    const delivery = buildDelivery({ rush: false, address: buildAddress({ address: '7 New St' }) });
    const changes = { delivery, patientName: 'Jane Q. Doe', lenses: [{ ...SPHERE, quantity: 3 }] };
    const response = await resubmit(portal, 'practice', before, changes);
    expect(response.headers.etag).toBe(`"${before.version + 1}"`);
    expect(response.json()).toMatchObject({ delivery, patientName: 'Jane Q. Doe', rush: false });
    expect(response.json().lenses).toMatchObject([{ quantity: 3 }]);
    const entry = (await auditOf(portal, { resourceId: before.id })).at(-1);
    expect(entry).toMatchObject({
      details: { changed: ['patientName', 'delivery.address', 'delivery.rush', 'right.quantity'] },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Jane|New St/);
  });
});

describe('OR-14 on paper and in tables', () => {
  const address = buildAddress();

  it.each(['worksheet', 'confirmation'] as const)('the %s has its lines', async (sheet) => {
    const order = await submitted(portal, {
      patientName: 'Jane Q. Doe',
      delivery: buildDelivery(),
      lenses: [{ ...SPHERE, quantity: 2 }],
    });
    const text = await pdf(order, sheet);
    const lines = ['Ship to', address.recipient, '9 Harbor Road, Suite 4', 'Madison, WI 53705'];
    const facts = ['Overnight shipping', 'Rush', 'R 2', 'Quantity', 'Patient name', 'Jane Q. Doe'];
    for (const part of [...lines, ...facts]) expect(text).toContain(part);
    const prices = ['Quantity 2: 1 more', '$32.00', '$35.00'];
    for (const part of prices) expect(text.includes(part)).toBe(sheet === 'confirmation');
    expect(await pdf(order, sheet, 'es')).toContain('Envío al día siguiente');
  });

  it('D the confirmation names the maker, the phone and the practice’s own time', async () => {
    const order = await submitted(portal);
    const text = await pdf(order, 'confirmation');
    expect(text).toContain('Clear Labs');
    expect(text).toContain('+1 555 0177');
    expect(text).toContain('214 Shoreline Drive');
    expect(text).toMatch(/Submitted\n[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d\s[AP]M C[SD]T/);
    expect(text).toMatch(/Printed [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d\s[AP]M C[SD]T/);
    expect(text).not.toContain('UTC');
  });

  it('the list as CSV has them, without a patient’s address', async () => {
    const delivery = buildDelivery();
    const order = await submitted(portal, { delivery, lenses: [{ ...SPHERE, quantity: 2 }] });
    const direct = await submitted(portal, {
      patientName: 'Jane Q. Doe',
      patient: { prescriptionExpires: '2099-01-01' },
      delivery: { ...delivery, shipTo: 'patient', address: HOME },
    });
    const filter = JSON.stringify({ id: [order.id, direct.id] });
    const query = { filter, sort: '["number","ASC"]' };
    const { body } = await portal.request('admin', { url: '/api/orders.csv', query });
    const [head, first, second] = body.replaceAll('\r\n', '\n').split('\n');
    expect(head).toMatch(/,R quantity,L quantity,Ship to,Shipping method,Rush$/);
    expect(first).toContain(
      ',2,,"Other address, Lakeside Eye Care West, 9 Harbor Road, Suite 4, Madison, WI 53705, ',
    );
    expect(first).toMatch(/,Overnight shipping,Yes$/);
    expect(second).toMatch(/,1,,Patient,Overnight shipping,Yes$/);
    expect(body).not.toMatch(/Jane|Elm Street/);
  });
});

describe('EM-01 the name of a patient', () => {
  it('stands with the order, and in no list, log, event or audit entry', async () => {
    const order = await submitted(portal, { patientName: '  Zebedee Quill ' });
    expect(order.patientName).toBe('Zebedee Quill');
    const list = await portal.request('practice', { url: '/api/orders' });
    expect(list.body).toContain(order.number);
    expect(list.body).not.toContain('Zebedee');
    expect(portal.logged.join('\n')).not.toContain('Zebedee');
    expect(JSON.stringify(await auditOf(portal, { resourceId: order.id }))).not.toMatch(/Zebedee/);
    const long = await refusal({ patientName: 'x'.repeat(81) });
    expect(Object.keys(long)).toEqual(['patientName']);
  });

  it('leaves the portal with a FHIR export only where the maker’s setting says so', async () => {
    const order = await submitted(portal, { patientName: 'Zebedee Quill' });
    const asked = { url: `/api/orders/${order.id}/fhir` };
    expect((await portal.request('practice', asked)).body).not.toContain('Zebedee');
    const open = await buildApp({
      config: { logLevel: 'silent', trustedProxies: 0, patientNames: 'everywhere' },
      database: portal.database,
      rateLimits: false,
    });
    const headers = { authorization: `Bearer ${portal.tokens.practice}` };
    const named = await open.inject({ ...asked, headers });
    expect(named.json().patient).toMatchObject({
      display: 'Zebedee Quill',
      identifier: { value: order.patientReference },
    });
    await open.close();
  });
});
