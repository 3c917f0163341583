import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { orderSchema, orderInputSchema } from '#domain/orders/order.ts';
import {
  decide,
  orderAsAdminSees,
  orderInput,
  submit,
  submitted,
  taken,
  takenOn,
} from './support/orders.ts';
import { PNG, upload } from './support/upload.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

describe('deciding on an order', () => {
  it('OR-06 approves, and records who, when and why', async () => {
    const { id } = await submitted(portal);
    const decision = { id, action: 'approve', version: 1, reason: 'Good' } as const;
    const response = await decide(portal, 'admin', decision);
    expect(response.statusCode).toBe(200);
    expect(response.headers.etag).toBe('"2"');
    const order = orderSchema.parse(response.json());
    expect(order).toMatchObject({ state: 'approved', version: 2 });
    expect(order.events).toMatchObject([
      { action: 'submit', to: 'submitted' },
      {
        action: 'approve',
        from: 'submitted',
        to: 'approved',
        actor: 'admin@lens.test',
        reason: 'Good',
      },
    ]);
    expect(order.updatedAt).toBe(order.events[1]?.createdAt);
    expect(await orderAsAdminSees(portal, id)).toEqual(order);
  });

  it('OR-06 rejects with a reason and not without', async () => {
    const { id } = await submitted(portal);
    for (const reason of [undefined, '', '   ']) {
      const refused = await decide(portal, 'admin', { id, action: 'reject', version: 1, reason });
      expect(refused.statusCode).toBe(422);
      expect(apiErrorSchema.parse(refused.json()).errors).toHaveProperty('reason');
    }
    const decision = { id, action: 'reject', version: 1, reason: 'No' } as const;
    const response = await decide(portal, 'admin', decision);
    expect(orderSchema.parse(response.json())).toMatchObject({ state: 'rejected' });
  });

  it('OR-06 refuses a step that the table does not have, and changes nothing', async () => {
    const before = await taken(portal, ['approve']);
    const late = { id: before.id, action: 'reject', version: 2, reason: 'Late' } as const;
    expect((await decide(portal, 'admin', late)).statusCode).toBe(409);
    expect(await orderAsAdminSees(portal, before.id)).toEqual(before);
  });

  it('OR-07 tells whoever saw an older version, with the order as it is', async () => {
    const { id } = await taken(portal, ['approve']);
    const late = { id, action: 'reject', version: 1, reason: 'No' } as const;
    const response = await decide(portal, 'super', late);
    expect(response.statusCode).toBe(412);
    const error = apiErrorSchema.parse(response.json());
    expect(error.code).toBe('version-moved-on');
    expect(orderSchema.parse(error.current)).toEqual(await orderAsAdminSees(portal, id));
  });

  it('OR-07 requires the version seen, as an ETag', async () => {
    const { id } = await submitted(portal);
    expect((await decide(portal, 'admin', { id, action: 'approve' })).statusCode).toBe(400);
    for (const seen of ['1', '*', 'W/"1"', '"x"', '""']) {
      const response = await portal.request('admin', {
        method: 'POST',
        url: `/api/orders/${id}/approve`,
        headers: { 'if-match': seen },
        payload: {},
      });
      expect([seen, response.statusCode]).toEqual([seen, 400]);
    }
  });

  it('OR-07 lets exactly one of fifty win, and tells the others', async () => {
    const { id } = await submitted(portal);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        decide(portal, index % 2 ? 'admin' : 'super', {
          id,
          action: index % 3 ? 'approve' : 'reject',
          version: 1,
          reason: `Number ${index}`,
        }),
      ),
    );
    const winners = responses.filter(({ statusCode }) => statusCode === 200);
    const told = responses.filter(({ statusCode }) => statusCode === 412);
    expect([winners.length, told.length]).toEqual([1, 49]);
    const order = await orderAsAdminSees(portal, id);
    expect(order).toEqual(winners[0]?.json());
    expect(order.events).toHaveLength(2);
  });
});

const ship = (id: string, key: string, trackingNumber = '1Z1') =>
  portal.request('admin', {
    method: 'POST',
    url: `/api/orders/${id}/ship`,
    headers: { 'if-match': '"3"', 'idempotency-key': key },
    payload: { carrier: 'UPS', trackingNumber },
  });

describe('a decision that is sent again', () => {
  it('AD-13 OR-04 ships once for one key, also when both requests arrive at once', async () => {
    const { id } = await taken(portal, ['approve', 'produce']);
    const answers = await Promise.all([ship(id, 'once'), ship(id, 'once')]);
    const again = await ship(id, 'once');
    for (const answer of [...answers, again]) {
      expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"4"']);
      expect(orderSchema.parse(answer.json())).toMatchObject({
        state: 'shipped',
        version: 4,
        trackingNumber: '1Z1',
      });
    }
    expect((await ship(id, 'other key')).statusCode).toBe(412);
    expect((await ship(id, 'once', '1Z2')).statusCode).toBe(422);
  });

  it('AD-13 OR-07 keeps no key of a decision that was refused', async () => {
    const order = await submitted(portal);
    const { id } = order;
    expect((await ship(id, 'too early')).statusCode).toBe(412);
    await takenOn(portal, order, ['approve', 'produce']);
    expect((await ship(id, 'too early')).statusCode).toBe(200);
  });
});

describe('an order that is sent again', () => {
  it('OR-04 answers as before whatever today’s schema, catalogue and files say', async () => {
    const key = randomUUID();
    const attachments = [await upload(portal, 'practice', PNG, 'image/png')];
    const input = orderInput({ attachments, patientReference: 'AGAIN-1' });
    const first = await submit(portal, 'practice', input, key);
    expect(first.statusCode).toBe(201);
    const { id } = orderSchema.parse(first.json());
    // The same bytes as if an earlier version had taken them: the schema of today refuses this body.
    const body = JSON.stringify({ patientReference: 7 });
    const again = () =>
      portal.request('practice', {
        method: 'POST',
        url: '/api/orders',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        payload: body,
      });
    expect((await again()).statusCode).toBe(422);
    const hash = createHash('sha256').update(`POST /api/orders\n${body}`).digest('hex');
    await portal.database.pool.query(
      'UPDATE idempotency_keys SET request_hash = $2 WHERE key = $1',
      [key, `raw:${hash}`],
    );
    const answered = await again();
    expect([answered.statusCode, answered.body]).toEqual([201, first.body]);
    expect(answered.headers).toMatchObject({ etag: '"1"', location: `/api/orders/${id}` });
    // What is stored and would not do today is answered as it is stored.
    const { pool } = portal.database;
    const acknowledged = [{ code: 7 }];
    await pool.query('UPDATE orders SET acknowledged = $2 WHERE id = $1', [
      id,
      JSON.stringify(acknowledged),
    ]);
    const odd = await again();
    expect([odd.statusCode, odd.json()]).toEqual([201, { ...first.json(), acknowledged }]);
    await pool.query("UPDATE orders SET acknowledged = '[]' WHERE id = $1", [id]);
  });

  it('OR-04 looks at no file again when the order was made', async () => {
    const key = randomUUID();
    const attachments = [await upload(portal, 'practice', PNG, 'image/png')];
    const input = orderInput({ attachments });
    const first = await submit(portal, 'practice', input, key);
    const path = encodeURIComponent(attachments[0]?.path ?? '');
    const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
    const gone = await fetch(`http://${host}/v0/b/lens-portal.appspot.com/o/${path}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    expect(gone.ok).toBe(true);
    const second = await submit(portal, 'practice', input, key);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  });

  it('OR-04 knows a request of a former version of the portal again, which hashed it otherwise', async () => {
    const key = randomUUID();
    const input = orderInput({ notes: 'Of before' });
    const first = await submit(portal, 'practice', input, key);
    const content = ['POST /api/orders', orderInputSchema.parse(input)];
    const former = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const { pool } = portal.database;
    await pool.query('UPDATE idempotency_keys SET request_hash = $2 WHERE key = $1', [key, former]);
    const second = await submit(portal, 'practice', input, key);
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect((await submit(portal, 'practice', orderInput(), key)).statusCode).toBe(422);
  });
});
