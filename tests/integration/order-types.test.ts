import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { orderSchema, type Order, type OrderInput } from '#domain/orders/order.ts';
import { decideOrder } from '#server/ordering/orders/decisions/decide-order.ts';
import { resubmitOrder } from '#server/ordering/orders/submission/resubmit-order.ts';
import { submitOrder } from '#server/ordering/orders/submission/submit-order.ts';
import { orderedLens, orderInput, submit, submitted, taken } from './support/orders.ts';
import { PNG, upload } from './support/upload.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const EXCHANGE = { type: 'exchange', returnReason: 'fit' } as const;
const CHANGED = { lenses: [orderedLens('gp-sphere', { baseCurve: 7.9, sphere: -3 })] };

async function refusal(changes: Partial<OrderInput>) {
  const response = await submit(portal, 'practice', orderInput(changes));
  expect(response.statusCode).toBe(422);
  return apiErrorSchema.parse(response.json()).errors;
}

async function rootOf(id: string): Promise<unknown> {
  const { rows } = await portal.database.pool.query<{ root: string }>(
    'SELECT root_order_id AS root FROM orders WHERE id = $1',
    [id],
  );
  return rows[0]?.root;
}

const ALONE = { actor: { uid: 'u-practice', name: 'practice@lens.test' }, now: new Date() };

/** An order for an account that nobody else orders for. */
function submitAlone(changes: Partial<OrderInput>, accountNumber = '100400') {
  const input = orderInput({ accountNumber, ...CHANGED, ...changes });
  return portal.database.db.transaction((tx) =>
    submitOrder(tx, { ...ALONE, scope: [accountNumber], input }),
  );
}

/** The same order, rejected and corrected without a change. */
function correctAlone({ id, accountNumber }: Order) {
  const { accountNumber: _account, ...input } = orderInput(CHANGED);
  const correction = { ...ALONE, scope: [accountNumber], id };
  return portal.database.db.transaction(async (tx) => {
    const rejection = { action: 'reject', reason: 'Axis?', versionSeen: 1 } as const;
    await decideOrder(tx, { ...correction, ...rejection });
    return resubmitOrder(tx, { ...correction, input, versionSeen: 2 });
  });
}

describe('the order that another one starts from', () => {
  it('OR-05 is named in the answer, and an exchange of an exchange belongs to the first order', async () => {
    const first = await taken(portal, ['approve']);
    const second = await submitted(portal, { ...EXCHANGE, ...CHANGED, sourceOrderId: first.id });
    expect(second).toMatchObject({
      type: 'exchange',
      returnReason: 'fit',
      sourceOrderId: first.id,
      sourceOrderNumber: first.number,
    });
    expect(await rootOf(first.id)).toBe(first.id);
    expect(await rootOf(second.id)).toBe(first.id);
    await portal.step('admin', `/api/orders/${second.id}/approve`, 1, {});
    const third = await submitted(portal, { ...EXCHANGE, sourceOrderId: second.id });
    expect(await rootOf(third.id)).toBe(first.id);
  });

  it('OR-05 begins a chain of its own with a reorder and a spare lens', async () => {
    const { id: sourceOrderId } = await taken(portal, ['approve']);
    for (const type of ['reorder', 'spare'] as const) {
      const { id } = await submitted(portal, { type, sourceOrderId });
      expect(await rootOf(id)).toBe(id);
    }
  });

  it.each([
    [EXCHANGE, ['cancel'], false],
    [EXCHANGE, ['approve', 'produce', 'ship', 'close'], true],
    [{ type: 'warranty', returnReason: 'defect' }, [], false],
    [{ type: 'spare' }, [], false],
    [{ type: 'reorder' }, ['cancel'], true],
  ] as const)('OR-05 %j from an order after %j: %s', async (changes, steps, allowed) => {
    const { id, number } = await taken(portal, [...steps]);
    const input = orderInput({ ...changes, ...CHANGED, sourceOrderId: id });
    const response = await submit(portal, 'practice', input);
    expect(response.statusCode).toBe(allowed ? 201 : 422);
    if (allowed) return;
    const error = apiErrorSchema.parse(response.json()).errors?.['sourceOrderId'];
    expect(error).toMatchObject({ rule: 'state', message: expect.stringContaining(number) });
  });

  it('SE-01 must be of the same account, and another’s is not told from none', async () => {
    const elsewhere = await submitted(portal, { accountNumber: '100300' }, 'other');
    const north = await submitted(portal, { accountNumber: '100201' });
    for (const sourceOrderId of [elsewhere.id, north.id, randomUUID()]) {
      expect(await refusal({ type: 'reorder', sourceOrderId })).toEqual({
        sourceOrderId: {
          rule: 'unknown',
          message: 'The account has no such earlier order',
          value: sourceOrderId,
          nearest: null,
        },
      });
    }
  });

  it('SE-08 is refused together with all else that is wrong', async () => {
    const lenses = [orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.8 })];
    const attachments = [await upload(portal, 'other', PNG, 'image/png')];
    const errors = await refusal({
      type: 'reorder',
      sourceOrderId: randomUUID(),
      lenses,
      attachments,
    });
    expect(Object.keys(errors ?? {}).toSorted()).toEqual([
      'attachments.0.path',
      'lenses.0.prescription.sphere',
      'sourceOrderId',
    ]);
  });
});

describe('what comes with an order', () => {
  it('OR-01 keeps everything that was sent, and prices each lens by its parts', async () => {
    const input = orderInput({
      poNumber: 'PO-7',
      patient: { dominantEye: 'left' },
      lenses: [
        {
          ...orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 }),
          clinical: { flatK: 43.25, steepK: 44, flatMeridian: 180 },
        },
      ],
      acknowledged: [{ code: 'anything', eye: 'right', note: 'Seen' }],
      attachments: [await upload(portal, 'practice', PNG, 'image/png')],
    });
    const response = await submit(portal, 'practice', input);
    expect(response.statusCode).toBe(201);
    const order = orderSchema.parse(response.json());
    const { lenses: _lenses, draftId: _draft, shown: _shown, delivery, ...contents } = input;
    expect(order).toMatchObject(contents);
    // the practice's own address is filled in
    const { address: _address, ...chosen } = delivery;
    expect(order.delivery).toMatchObject(chosen);
    const [lens] = order.lenses;
    expect(lens?.clinical).toEqual(input.lenses[0]?.clinical);
    const parts = lens?.priceParts.map(({ cents }) => cents) ?? [];
    expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(lens?.priceCents);
  });

  it('EN-07 takes files of the caller, of a colleague and of the earlier order, and no other’s', async () => {
    const attachments = [
      await upload(portal, 'practice', PNG, 'image/png'),
      await upload(portal, 'biller', PNG, 'image/png'),
    ];
    const { id } = await submitted(portal, { attachments });
    const foreign = await upload(portal, 'other', PNG, 'image/png');
    expect(await refusal({ attachments: [...attachments, foreign] })).toMatchObject({
      'attachments.2.path': { rule: 'unknown', value: foreign.path },
    });
    await portal.database.pool.query('UPDATE orders SET attachments = $2 WHERE id = $1', [
      id,
      JSON.stringify([foreign]),
    ]);
    const reorder = { type: 'reorder' as const, sourceOrderId: id, attachments: [foreign] };
    expect((await submitted(portal, reorder)).attachments).toEqual([foreign]);
  });

  it('OR-08 flags an account’s first order, also when it is corrected, and the edge of a range', async () => {
    const first = await submitAlone({}, '100500');
    expect(first.flags).toEqual(['firstOrder']);
    expect((await correctAlone(first)).flags).toEqual(['firstOrder']);
    const edge = [orderedLens('gp-sphere', { baseCurve: 9, sphere: -3 })];
    const second = await submitAlone({ lenses: edge }, '100500');
    expect(second.flags).toEqual(['edgeOfRange']);
    expect((await correctAlone(second)).flags).toEqual([]);
  });
});
