import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { MAX_ENDED_A_DAY } from '#server/ordering/drafts/ending-quota.ts';
import { draftSummarySchema } from '#domain/schemas/draft.ts';
import { begun, deleteDraft, draftContent, readDraft, saveDraft } from './support/drafts.ts';
import { auditOf } from './support/newcomers.ts';
import { orderInput, submit, submitted } from './support/orders.ts';

const portal = usePortal();

async function listed() {
  const response = await portal.request('practice', { url: '/api/order-drafts?account=100200' });
  return draftSummarySchema.array().parse(response.json());
}

describe('a draft that has ended', () => {
  it('OR-03 is not brought back by a late save after it was deleted', async () => {
    const { id } = await begun(portal);
    expect((await deleteDraft(portal, id)).statusCode).toBe(204);
    expect((await deleteDraft(portal, id)).statusCode).toBe(204);
    const late = await saveDraft(portal, id, { version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      message: 'This draft was deleted',
      current: { orderId: null },
    });
    expect((await readDraft(portal, id)).statusCode).toBe(409);
  });

  it('OR-03 is not made by a first save that comes after it was deleted', async () => {
    const id = randomUUID();
    await deleteDraft(portal, id);
    expect((await saveDraft(portal, id)).statusCode).toBe(409);
  });

  it('SE-09 is none that the server never had, once there were too many of those in a day', async () => {
    const { id } = await begun(portal);
    const { pool } = portal.database;
    const forgetToday = () =>
      pool.query("UPDATE ended_drafts SET ended_at = ended_at - interval '1 day'");
    await forgetToday();
    await pool.query(
      `INSERT INTO ended_drafts (id, ended_at, ended_by)
       SELECT gen_random_uuid(), now(), 'u-practice' FROM generate_series(1, $1)`,
      [MAX_ENDED_A_DAY - 1],
    );
    const last = randomUUID();
    expect((await deleteDraft(portal, last)).statusCode).toBe(204);
    const refused = await deleteDraft(portal, randomUUID());
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    // What was ended before, what is stored, and those of others are none of these.
    expect((await deleteDraft(portal, last)).statusCode).toBe(204);
    expect((await deleteDraft(portal, id)).statusCode).toBe(204);
    const other = { method: 'DELETE', url: `/api/order-drafts/${randomUUID()}` } as const;
    expect((await portal.request('other', other)).statusCode).toBe(204);
    await forgetToday();
    expect((await deleteDraft(portal, randomUUID())).statusCode).toBe(204);
  });

  it('OR-03 ends in the transaction of the order that it became, and names it', async () => {
    const { id } = await begun(portal);
    const order = await submitted(portal, { draftId: id });
    const late = await saveDraft(portal, id, { version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      message: 'This draft became an order',
      current: { orderId: order.id },
    });
    expect((await listed()).map((row) => row.id)).not.toContain(id);
  });

  it('OR-03 stays when the order was refused', async () => {
    const { id } = await begun(portal);
    const response = await submit(portal, 'practice', orderInput({ draftId: id, lenses: [] }));
    expect(response.statusCode).toBe(422);
    expect((await readDraft(portal, id)).statusCode).toBe(200);
  });

  it('OR-04 becomes one order, whichever of two devices submits first', async () => {
    const { id } = await begun(portal);
    const responses = await Promise.all([
      submit(portal, 'practice', orderInput({ draftId: id })),
      submit(portal, 'practice', orderInput({ draftId: id })),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409,
    ]);
  });

  it('OR-03 that never reached the server is not made by a save that comes after the order', async () => {
    const id = randomUUID();
    await submitted(portal, { draftId: id });
    expect((await saveDraft(portal, id)).statusCode).toBe(409);
  });
});

describe('whose a draft is', () => {
  it('SE-01 another practice neither reads, saves, deletes nor submits it', async () => {
    const { id } = await begun(portal);
    const account = { accountNumber: '100300' };
    const answers = [
      await readDraft(portal, id, 'other'),
      await saveDraft(portal, id, { ...account, version: 1 }, 'other'),
      await deleteDraft(portal, id, 'other'),
      await submit(portal, 'other', orderInput({ ...account, draftId: id })),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    for (const { body } of answers) expect(body).not.toContain('PAT-DRAFT');
    expect((await saveDraft(portal, randomUUID(), {}, 'other')).statusCode).toBe(403);
    const list = await portal.request('other', { url: '/api/order-drafts?account=100200' });
    expect(list.statusCode).toBe(403);
    expect((await readDraft(portal, id)).json()).toMatchObject({ version: 1 });
  });

  it('SE-01 another practice is not told which order it became', async () => {
    const { id } = await begun(portal);
    const order = await submitted(portal, { draftId: id });
    const response = await readDraft(portal, id, 'other');
    expect(response.json()).toMatchObject({ current: { orderId: null } });
    expect(response.body).not.toContain(order.id);
  });

  it.each(['biller', 'admin', 'unlinked', 'unverified'] as const)(
    'SE-01 is not for %s',
    async (person) => {
      const { id } = await begun(portal);
      expect((await readDraft(portal, id, person)).statusCode).toBe(403);
      expect((await saveDraft(portal, id, { version: 1 }, person)).statusCode).toBe(403);
      expect((await deleteDraft(portal, id, person)).statusCode).toBe(403);
    },
  );
});

describe('what is kept about drafts', () => {
  it('SE-03 tells who made and deleted one, and not what stood in it', async () => {
    const { id } = await begun(portal);
    await saveDraft(portal, id, { version: 1, content: draftContent({ notes: 'more' }) });
    await deleteDraft(portal, id);
    const trail = await auditOf(portal, { resourceId: id });
    expect(trail).toMatchObject([
      { action: 'draft.create', account_number: '100200', details: { version: 1 } },
      { action: 'draft.delete', account_number: '100200', details: { version: 2 } },
    ]);
    expect(JSON.stringify(trail)).not.toContain('PAT-DRAFT');
  });

  it('SE-04 logs nothing of a patient', async () => {
    const content = draftContent({ patientReference: 'PAT-SECRET' });
    const { id } = await begun(portal, { content });
    await saveDraft(portal, id, { content });
    await saveDraft(portal, id, { version: 0, content: draftContent({ notes: 'PAT-SECRET' }) });
    await deleteDraft(portal, id);
    expect(portal.logged.join('\n')).not.toContain('PAT-SECRET');
  });
});
