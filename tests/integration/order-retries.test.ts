import { orderInputSchema, orderSchema } from '#domain/schemas/order.ts';
import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { orderInput, submit } from './support/orders.ts';
import { PNG, upload } from './support/upload.ts';

const portal = usePortal();

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
