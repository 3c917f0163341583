import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { saveLensVersion } from '#server/lenses/save-lens-version.ts';
import { list, orderedLens, orderInput, submit, submitted } from './support/orders.ts';
import { statusesOf } from './support/statuses.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function refusal(input: unknown) {
  const response = await submit(portal, 'practice', input);
  expect(response.statusCode).toBe(422);
  return apiErrorSchema.parse(response.json()).errors;
}

async function countOrders(): Promise<string | undefined> {
  const response = await list(portal, 'admin', { filter: { accountNumber: '100200' } });
  return String(response.headers['content-range']).split('/')[1];
}

function send(payload: string, type = 'application/json') {
  return portal.request('practice', {
    method: 'POST',
    url: '/api/orders',
    headers: { 'content-type': type, 'idempotency-key': 'x' },
    payload,
  });
}

describe('POST /api/orders', () => {
  it('makes an order with number, price, version and the first event', async () => {
    const lens = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
    const input = orderInput({
      notes: 'Handle with care',
      lenses: [lens, { ...lens, eye: 'left' }],
    });
    const response = await submit(portal, 'practice', input);
    expect(response.statusCode).toBe(201);
    const order = orderSchema.parse(response.json());
    const price = catalogue.find(({ id }) => id === 'gp-sphere')?.priceCents ?? 0;
    expect(order).toMatchObject({
      number: expect.stringMatching(/^LP-\d{6}$/),
      state: 'submitted',
      version: 1,
      practice: 'Lakeside Eye Care',
      totalCents: 2 * price,
      notes: 'Handle with care',
    });
    expect(order.lenses.map(({ eye }) => eye)).toEqual(['right', 'left']);
    expect(order.lenses[0]?.prescription).toEqual(lens.prescription);
    expect(order.events).toMatchObject([
      { action: 'submit', from: 'draft', to: 'submitted', actor: 'practice@lens.test' },
    ]);
    expect(response.headers).toMatchObject({ etag: '"1"', location: `/api/orders/${order.id}` });
  });

  it('stores a blank for an optional value as not given', async () => {
    const lens = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
    const blank = { ...lens, prescription: { ...lens.prescription, opticZone: '' } };
    const response = await submit(portal, 'practice', orderInput({ lenses: [blank] }));
    expect(response.statusCode).toBe(201);
    const { lenses } = orderSchema.parse(response.json());
    expect(lenses[0]?.prescription).toEqual(lens.prescription);
  });

  it('SE-08 names field, rule and nearest value of a sphere off its step', async () => {
    const lenses = [orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.8 })];
    expect(await refusal(orderInput({ lenses }))).toMatchObject({
      'lenses.0.prescription.sphere': { rule: 'step', value: -2.8, nearest: -2.75 },
    });
  });

  it('OR-13 SE-08 gives the range of a base curve in diopters, and nothing nearest', async () => {
    const lenses = [orderedLens('gp-sphere', { baseCurve: 42.75, sphere: -2.75 })];
    const errors = await refusal(orderInput({ lenses }));
    expect(errors?.['lenses.0.prescription.baseCurve']).toEqual({
      rule: 'range',
      message: 'Base curve 42.75 mm is out of range: 6.00 mm to 9.00 mm',
      value: 42.75,
      nearest: null,
    });
  });

  it('SE-08 names an axis without its cylinder, and all else at once, of the second lens too', async () => {
    const good = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
    const bad = orderedLens('custom-soft-toric', { sphere: -3.1, axis: 90 });
    const errors = await refusal(orderInput({ lenses: [good, { ...bad, eye: 'left' }] }));
    expect(Object.keys(errors ?? {})).toEqual(
      expect.arrayContaining(['lenses.1.prescription.sphere', 'lenses.1.prescription.cylinder']),
    );
    expect(errors?.['lenses.1.prescription.cylinder']?.rule).toMatch(/together|required/);
  });

  it('SE-08 names unknown lenses, versions that moved on, and fields that are missing', async () => {
    const lens = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
    expect(await refusal(orderInput({ lenses: [{ ...lens, lensId: 'none' }] }))).toMatchObject({
      'lenses.0.lensId': { rule: 'unknown', value: 'none' },
    });
    expect(await refusal(orderInput({ lenses: [{ ...lens, lensVersion: 9 }] }))).toMatchObject({
      'lenses.0.lensVersion': { rule: 'version', value: 9, nearest: 1 },
    });
    const { patientReference: _, ...without } = orderInput();
    expect(await refusal(without)).toMatchObject({ patientReference: { rule: 'required' } });
    expect(await refusal({ ...orderInput(), lenses: [] })).toHaveProperty('lenses');
    expect(await refusal({ ...orderInput(), lenses: [lens, lens] })).toHaveProperty('lenses');
  });

  it('SE-08 refuses a lens that is no longer offered', async () => {
    const [first] = catalogue;
    if (!first) throw new Error('The catalogue is empty');
    const lens = { ...first, id: 'retired', offered: false };
    await saveLensVersion(portal.database.db, { actor: { uid: 'x', name: 'x' }, lens });
    const ordered = { ...orderedLens(first.id, {}), lensId: 'retired' };
    expect(await refusal(orderInput({ lenses: [ordered] }))).toHaveProperty(['lenses.0.lensId']);
  });

  it('SE-08 stores nothing of what it refuses', async () => {
    const before = await countOrders();
    const good = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
    const bad = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.8 });
    await refusal(orderInput({ lenses: [good, { ...bad, eye: 'left' }] }));
    expect(await countOrders()).toBe(before);
  });

  it('SE-08 answers what is no JSON, too much or of another type in the one shape', async () => {
    expect(apiErrorSchema.parse((await send('{')).json()).code).toBe('bad-request');
    expect((await send('x'.repeat(70_000))).statusCode).toBe(413);
    expect((await send('<a/>', 'text/xml')).statusCode).toBe(415);
  });
});

describe('the idempotency key', () => {
  it('OR-04 is required', async () => {
    const response = await portal.send('practice', '/api/orders', orderInput());
    expect(response.statusCode).toBe(400);
    expect(apiErrorSchema.parse(response.json()).message).toContain('Idempotency-Key');
  });

  it('OR-04 SE-04 keeps the id alone, and answers the order with all that belongs to it', async () => {
    const key = randomUUID();
    const input = orderInput({ patientName: 'Zebedee Quill', patientReference: 'KEPT-1' });
    const first = await submit(portal, 'practice', input, key);
    const { id } = orderSchema.parse(first.json());
    const { pool } = portal.database;
    const kept = await pool.query('SELECT status, body FROM idempotency_keys WHERE key = $1', [
      key,
    ]);
    expect(kept.rows).toEqual([{ status: 201, body: { id } }]);
    const told = ({ statusCode, headers, body }: typeof first) => {
      const { location, etag } = headers;
      return { statusCode, location, etag, type: headers['content-type'], body };
    };
    expect(told(await submit(portal, 'practice', input, key))).toEqual(told(first));
    // As it was kept before.
    await pool.query('UPDATE idempotency_keys SET body = $2 WHERE key = $1', [key, first.body]);
    expect(told(await submit(portal, 'practice', input, key))).toEqual(told(first));
  });

  it('OR-04 makes one order of twenty submissions at once', async () => {
    const key = randomUUID();
    const input = orderInput({ patientReference: 'TWENTY' });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => submit(portal, 'practice', input, key)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(new Set(responses.map((response) => orderSchema.parse(response.json()).id)).size).toBe(
      1,
    );
    const found = await list(portal, 'practice', { filter: { q: 'TWENTY' } });
    expect(found.headers['content-range']).toBe('orders 0-0/1');
  });

  it('OR-04 refuses the key for another order', async () => {
    const key = randomUUID();
    await submit(portal, 'practice', orderInput(), key);
    const other = await submit(portal, 'practice', orderInput({ notes: 'Another' }), key);
    expect(other.statusCode).toBe(422);
    expect(apiErrorSchema.parse(other.json()).errors).toHaveProperty('Idempotency-Key');
  });

  it('OR-04 is each user’s own', async () => {
    const key = randomUUID();
    const mine = await submit(portal, 'practice', orderInput(), key);
    const theirs = await submit(portal, 'other', orderInput({ accountNumber: '100300' }), key);
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201]);
    expect(theirs.json()).not.toMatchObject({ id: orderSchema.parse(mine.json()).id });
  });

  it('OR-04 can be used again after a refusal', async () => {
    const key = randomUUID();
    const lenses = [orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.8 })];
    expect((await submit(portal, 'practice', orderInput({ lenses }), key)).statusCode).toBe(422);
    expect((await submit(portal, 'practice', orderInput(), key)).statusCode).toBe(201);
  });

  it('gives every order of many at once a number of its own', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => submitted(portal)));
    expect(new Set(orders.map(({ number }) => number)).size).toBe(10);
  });
});

describe('the draft that becomes an order', () => {
  it('OR-03 makes one order, also when two devices submit it at once', async () => {
    const draftId = randomUUID();
    const before = Number(await countOrders());
    const responses = await Promise.all(
      ['desk', 'tablet'].map((notes) => submit(portal, 'practice', orderInput({ draftId, notes }))),
    );
    expect(statusesOf(responses)).toEqual([201, 409]);
    expect(Number(await countOrders())).toBe(before + 1);
  });
});
