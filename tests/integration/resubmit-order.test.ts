import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { orderSchema, type Order, type OrderInput } from '#domain/orders/order.ts';
import { auditOf } from './support/newcomers.ts';
import { orderAsAdminSees, orderedLens, resubmit, taken } from './support/orders.ts';
import { statusesOf } from './support/statuses.ts';
import { PNG, upload } from './support/upload.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const rejected = (changes: Partial<OrderInput> = {}) => taken(portal, ['reject'], changes);

const CORRECTED = {
  patientReference: 'PAT-CORRECTED',
  notes: 'As telephoned',
  poNumber: 'PO-9',
  lenses: [
    orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -3.25 }),
    { ...orderedLens('custom-soft-sphere', { sphere: -3 }), eye: 'left' as const },
  ],
};

async function corrected(order: Order): Promise<Order> {
  const response = await resubmit(portal, 'practice', order, CORRECTED);
  if (response.statusCode !== 200) throw new Error(response.body);
  return orderSchema.parse(response.json());
}

describe('resubmitting', () => {
  it('OR-06 SE-03 replaces contents, lenses and price of a rejected order, and keeps the rest', async () => {
    const before = await rejected();
    const after = await corrected(before);
    expect(after).toMatchObject({
      id: before.id,
      number: before.number,
      accountNumber: before.accountNumber,
      submittedAt: before.submittedAt,
      state: 'submitted',
      version: before.version + 1,
      patientReference: 'PAT-CORRECTED',
      notes: 'As telephoned',
      poNumber: 'PO-9',
    });
    expect(after.lenses.map(({ eye, lensId }) => [eye, lensId])).toEqual([
      ['right', 'gp-sphere'],
      ['left', 'custom-soft-sphere'],
    ]);
    const cents = after.lenses.reduce((sum, { priceCents }) => sum + priceCents, 0);
    expect(after.totalCents).toBe(cents);
    expect(after.totalCents).toBeGreaterThan(before.totalCents);
    expect(after.events.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['submit', 'draft', 'submitted'],
      ['reject', 'submitted', 'rejected'],
      ['resubmit', 'rejected', 'submitted'],
    ]);
    expect(await orderAsAdminSees(portal, before.id)).toEqual(after);
    const entry = (await auditOf(portal, { resourceId: before.id })).at(-1);
    expect(entry).toMatchObject({
      action: 'order.resubmit',
      details: {
        changed: ['patientReference', 'poNumber', 'notes', 'right.prescription.sphere', 'left'],
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(/PAT-|3\.25/);
  });

  it.each([[], ['approve'], ['cancel']] as const)(
    'OR-06 is refused after %j, and changes nothing',
    async (...steps) => {
      const before = await taken(
        portal,
        steps.filter((step) => step !== undefined),
      );
      const response = await resubmit(portal, 'practice', before, CORRECTED);
      expect(response.statusCode).toBe(409);
      expect(await orderAsAdminSees(portal, before.id)).toEqual(before);
    },
  );

  it('OR-07 tells whoever corrects an older version, with the order as it is', async () => {
    const order = await rejected();
    const response = await resubmit(portal, 'practice', { ...order, version: 1 }, CORRECTED);
    expect(response.statusCode).toBe(412);
    const { current } = apiErrorSchema.parse(response.json());
    expect(orderSchema.parse(current)).toEqual(order);
  });

  it('OR-07 lets exactly one of twenty corrections win', async () => {
    const order = await rejected();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        resubmit(portal, 'practice', order, { ...CORRECTED, notes: `Number ${index}` }),
      ),
    );
    expect(statusesOf(responses)).toEqual([200, ...Array<number>(19).fill(412)]);
    const { lenses, events } = await orderAsAdminSees(portal, order.id);
    expect([lenses.length, events.length]).toEqual([2, 3]);
  });

  it('SE-08 refuses what cannot be made, and changes nothing', async () => {
    const order = await rejected();
    const lenses = [orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.8 })];
    const response = await resubmit(portal, 'practice', order, { lenses });
    expect(response.statusCode).toBe(422);
    expect(apiErrorSchema.parse(response.json()).errors).toHaveProperty([
      'lenses.0.prescription.sphere',
    ]);
    expect(await orderAsAdminSees(portal, order.id)).toEqual(order);
  });

  it('OR-05 does not start from itself', async () => {
    const order = await rejected();
    const source = { type: 'reorder', sourceOrderId: order.id } as const;
    const response = await resubmit(portal, 'practice', order, source);
    expect(apiErrorSchema.parse(response.json()).errors).toMatchObject({
      sourceOrderId: { rule: 'unknown' },
    });
  });

  it('EN-07 keeps the files that are on the order, whoever uploaded them', async () => {
    const order = await rejected();
    const attachments = [await upload(portal, 'other', PNG, 'image/png')];
    expect((await resubmit(portal, 'practice', order, { attachments })).statusCode).toBe(422);
    await portal.database.pool.query('UPDATE orders SET attachments = $2 WHERE id = $1', [
      order.id,
      JSON.stringify(attachments),
    ]);
    const response = await resubmit(portal, 'practice', order, { attachments });
    expect(orderSchema.parse(response.json()).attachments).toEqual(attachments);
  });

  it('OR-03 ends the draft in the same transaction, and one draft makes one order', async () => {
    const draftId = randomUUID();
    const order = await rejected();
    expect((await resubmit(portal, 'practice', order, { draftId })).statusCode).toBe(200);
    const again = await rejected();
    const refused = await resubmit(portal, 'practice', again, { draftId });
    expect(refused.statusCode).toBe(409);
    expect(await orderAsAdminSees(portal, again.id)).toEqual(again);
  });
});
