import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draftSummarySchema, type DraftInput } from '#domain/orders/draft.ts';
import { MAX_ENDED_A_DAY } from '#server/ordering/drafts/ending-quota.ts';
import { saveDraft as saveOneDraft } from '#server/ordering/drafts/save-draft.ts';
import {
  begun,
  deleteDraft,
  draftContent,
  readDraft,
  saveDraft,
  draftInput,
} from './support/drafts.ts';
import { auditOf } from './support/newcomers.ts';
import { orderInput, submit, submitted } from './support/orders.ts';
import { usePortal } from './support/use.ts';

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
});

/** One page that has the draft open, and saves its changes on top of the version that it knows. */
function openPage(id: string, changes: Partial<DraftInput> = {}) {
  const writer = randomUUID();
  return (version: number, sequence: number) =>
    saveDraft(portal, id, {
      writer,
      version,
      sequence,
      content: draftContent({ notes: `${sequence}` }),
      ...changes,
    });
}

const stored = async (id: string) => (await readDraft(portal, id)).json<Record<string, unknown>>();

describe('what one page saves of a draft', () => {
  it('OR-03 is saved once when it comes again after a lost answer', async () => {
    const { id } = await begun(portal);
    const page = openPage(id);
    const [first, again] = [await page(1, 1), await page(1, 1)];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await stored(id)).toMatchObject({ version: 2, sequence: 1 });
  });

  it('OR-03 is no conflict when it sends more before it was answered', async () => {
    const { id } = await begun(portal);
    const page = openPage(id);
    await page(1, 1);
    expect((await page(1, 2)).json()).toMatchObject({ version: 3, content: { notes: '2' } });
    expect((await page(1, 5)).json()).toMatchObject({ version: 4, content: { notes: '5' } });
    expect((await page(4, 6)).json()).toMatchObject({ version: 5, content: { notes: '6' } });
  });

  it('OR-03 stays as it is when an older save comes late, which is told the newer one', async () => {
    const { id } = await begun(portal);
    const page = openPage(id);
    await page(1, 2);
    const late = await page(1, 1);
    expect(late.statusCode).toBe(200);
    expect(late.headers['etag']).toBe('"2"');
    expect(late.json()).toMatchObject({ version: 2, sequence: 2, content: { notes: '2' } });
    expect(await stored(id)).toMatchObject({ version: 2, content: { notes: '2' } });
  });

  it('OR-03 is the newest, in whatever order its saves come, from the first on', async () => {
    const id = randomUUID();
    const page = openPage(id);
    const orders = [4, 1, 7, 2, 6, 3, 5];
    const answers = await Promise.all(orders.map((sequence) => page(0, sequence)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 200));
    expect(await stored(id)).toMatchObject({ sequence: 7, content: { notes: '7' } });
  });

  it('OR-03 goes on after the server was restored to what it had before', async () => {
    const { id } = await begun(portal);
    const page = openPage(id);
    await page(1, 1);
    expect((await page(9, 4)).json()).toMatchObject({ version: 3, content: { notes: '4' } });
  });
});

describe('two pages with one draft', () => {
  it('OR-03 in one browser are in conflict as on two devices', async () => {
    const { id } = await begun(portal);
    const [one, other] = [openPage(id), openPage(id)];
    expect((await one(1, 1)).statusCode).toBe(200);
    const refused = await other(1, 9);
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({ current: { version: 2, content: { notes: '1' } } });
    expect((await one(2, 2)).statusCode).toBe(200);
    expect((await other(2, 9)).statusCode).toBe(412);
    expect(await stored(id)).toMatchObject({ version: 3, content: { notes: '2' } });
  });

  it('OR-03 what one sent before the other was chosen over it does not come back', async () => {
    const { id } = await begun(portal);
    const [one, other] = [openPage(id), openPage(id)];
    await one(1, 1);
    await other(2, 1);
    // The first is told, and puts its own on top; then what it had sent before arrives.
    await one(3, 3);
    const late = await one(2, 4);
    expect(late.statusCode).toBe(412);
    expect((await one(3, 2)).json()).toMatchObject({ version: 4, sequence: 3 });
    expect((await other(2, 2)).statusCode).toBe(412);
    expect(await stored(id)).toMatchObject({ version: 4, content: { notes: '3' } });
  });

  it('OR-03 with the same text and number are two all the same', async () => {
    const { id } = await begun(portal);
    await openPage(id)(1, 1);
    expect((await openPage(id)(1, 1)).statusCode).toBe(412);
    const elsewhere = openPage(id, { device: 'Safari · iOS · 2' });
    expect((await elsewhere(1, 1)).statusCode).toBe(412);
  });
});

describe('what is recorded of a save', () => {
  it('SE-03 is recorded when somebody else goes on with it, and not for each save', async () => {
    const { id } = await begun(portal);
    const save = (uid: string, version: number) =>
      portal.database.db.transaction((tx) =>
        saveOneDraft(tx, {
          actor: { uid, name: `${uid}@lens.test` },
          scope: ['100200'],
          id,
          input: draftInput({ version }),
          now: new Date(),
        }),
      );
    await save('u-practice', 1);
    await save('u-colleague', 2);
    await save('u-colleague', 3);
    await save('u-practice', 4);
    expect(await auditOf(portal, { resourceId: id })).toMatchObject([
      { action: 'draft.create', actor_uid: 'u-practice', details: { version: 1 } },
      { action: 'draft.change', actor_uid: 'u-colleague', details: { version: 3 } },
      { action: 'draft.change', actor_uid: 'u-practice', details: { version: 5 } },
    ]);
  });
});
