import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  draftSchema,
  draftSummarySchema,
  type DraftContent,
  type EyeDraft,
} from '#domain/orders/draft.ts';
import { forgetOldDrafts } from '#server/ordering/drafts/forget-drafts.ts';
import {
  begun,
  draftContent,
  draftInput,
  fullContent,
  readDraft,
  saveDraft,
} from './support/drafts.ts';
import { usePortal } from './support/use.ts';

/** The largest body of a request that outlives its page, in bytes. */
const KEEPALIVE_MOST = 64 * 1024;

const DAY = 24 * 60 * 60 * 1000;

const portal = usePortal(() => ({ clock: () => new Date((now += 1_000)) }));
let now = Date.now();

const noted = (notes: string) => draftContent({ notes });

async function listed(account = '100200') {
  const response = await portal.request('practice', {
    url: `/api/order-drafts?account=${account}`,
  });
  return draftSummarySchema.array().parse(response.json());
}

/** What the list says of a stored draft with these eyes. */
async function fittedEyeOf(right: EyeDraft, left: EyeDraft) {
  const { id } = await begun(portal, { content: draftContent({ right, left }) });
  return (await listed()).find((one) => one.id === id)?.fittedEye;
}

describe('a draft', () => {
  it('OR-03 is made by its first save and read again as it was, by colleagues too', async () => {
    const id = randomUUID();
    const response = await saveDraft(portal, id);
    expect(response.statusCode).toBe(200);
    expect(response.headers['etag']).toBe('"1"');
    const read = draftSchema.parse((await readDraft(portal, id)).json());
    expect(read).toEqual(response.json());
    expect(read).toMatchObject({ id, version: 1, content: draftContent() });
    expect(read).toMatchObject({ device: 'Chrome · Linux · 1', author: 'practice@lens.test' });
  });

  it('OR-03 tells with 412 what was saved meanwhile, and by which device', async () => {
    const { id } = await begun(portal);
    await saveDraft(portal, id, {
      version: 1,
      device: 'Safari · iOS · 2',
      content: noted('theirs'),
    });
    const late = await saveDraft(portal, id, { version: 1, content: noted('mine') });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      code: 'version-moved-on',
      current: { version: 2, device: 'Safari · iOS · 2', content: { notes: 'theirs' } },
    });
    expect((await readDraft(portal, id)).json()).toMatchObject({ content: { notes: 'theirs' } });
    const made = await saveDraft(portal, id, { version: 0, content: noted('from nothing') });
    expect(made.statusCode).toBe(412);
  });

  it('OR-03 lets exactly one of many parallel saves on one version win', async () => {
    const { id } = await begun(portal);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        saveDraft(portal, id, { version: 1, content: noted(`save ${index}`) }),
      ),
    );
    const won = responses.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19);
    expect((await readDraft(portal, id)).json()).toEqual(won[0]?.json());
  });

  it('OR-03 lets exactly one of many parallel saves make it', async () => {
    const id = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        saveDraft(portal, id, { content: noted(`save ${index}`) }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(412)]);
  });

  it('OR-03 is made again when it was forgotten while a browser still held it', async () => {
    const id = randomUUID();
    const response = await saveDraft(portal, id, { version: 7 });
    expect(response.json()).toMatchObject({ id, version: 8 });
  });

  it('OR-03 fits with two full eyes, all clinical texts and ten attachments, in Spanish too', async () => {
    const content = fullContent();
    const id = randomUUID();
    // What a page sends in its last moment.
    expect(Buffer.byteLength(JSON.stringify(draftInput({ content })))).toBeLessThan(KEEPALIVE_MOST);
    const response = await saveDraft(portal, id, { content });
    expect(response.statusCode).toBe(200);
    expect(draftSchema.parse((await readDraft(portal, id)).json()).content).toEqual(content);
  });

  it('VC-04 keeps what a fitting filled, and lists the eye that it alone was for', async () => {
    const fitted = fullContent().right;
    const { fitting: _, ...plain } = fitted;
    const off = { ...plain, ordered: false };
    expect(await fittedEyeOf(fitted, off)).toBe('right');
    expect(await fittedEyeOf(off, fitted)).toBe('left');
    expect(await fittedEyeOf(fitted, plain)).toBeNull();
    expect(await fittedEyeOf(plain, off)).toBeNull();
    expect(await fittedEyeOf(off, { ...fitted, ordered: false })).toBeNull();
  });

  it('SE-08 refuses what no form can hold', async () => {
    const content = { ...draftContent(), type: 'gift' } as unknown as DraftContent;
    const response = await saveDraft(portal, randomUUID(), { content });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { 'content.type': {} } });
  });
});

describe('the list of drafts', () => {
  it('OR-03 shows those of one account, the last changed first, without what stands in them', async () => {
    const first = await begun(portal, { accountNumber: '100201' });
    const left = { ...draftContent().left, ordered: false, lensId: 'gp-bitoric' };
    const content = draftContent({ patientReference: 'PAT-2', type: 'spare', left });
    const second = await begun(portal, { accountNumber: '100201', content });
    await saveDraft(portal, first.id, { accountNumber: '100201', version: 1 });
    const rows = await listed('100201');
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(rows[1]).toEqual({
      id: second.id,
      accountNumber: '100201',
      version: 1,
      device: second.device,
      author: second.author,
      createdAt: second.createdAt,
      updatedAt: second.updatedAt,
      type: 'spare',
      patientReference: 'PAT-2',
      lensIds: ['gp-sphere'],
      fittedEye: null,
    });
  });

  it('OR-03 moves a draft with the account that it is for', async () => {
    const { id } = await begun(portal);
    await saveDraft(portal, id, { accountNumber: '100201', version: 1 });
    expect((await listed('100201')).map((row) => row.id)).toContain(id);
    expect((await listed()).map((row) => row.id)).not.toContain(id);
  });

  it('OR-03 has a hundred at most, and an account two hundred', async () => {
    const { pool } = portal.database;
    await pool.query(
      `INSERT INTO order_drafts (id, account_number, version, device, author_uid, author, content, created_at, updated_at)
       SELECT gen_random_uuid(), '100300', 1, 'd', 'u', 'a', $1, now(), now() FROM generate_series(1, 200)`,
      [JSON.stringify(draftContent())],
    );
    const list = await portal.request('other', { url: '/api/order-drafts?account=100300' });
    expect(draftSummarySchema.array().parse(list.json())).toHaveLength(100);
    const more = await saveDraft(portal, randomUUID(), { accountNumber: '100300' }, 'other');
    expect(more.statusCode).toBe(409);
    expect(more.json()).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/200 drafts/),
    });
    expect(more.json()).not.toHaveProperty('current');
    await pool.query("DELETE FROM order_drafts WHERE account_number = '100300'");
  });

  it('OR-03 forgets what nobody touched for 180 days', async () => {
    const { id } = await begun(portal);
    const { db } = portal.database;
    await forgetOldDrafts(db, new Date(now + 180 * DAY - 60_000));
    expect((await readDraft(portal, id)).statusCode).toBe(200);
    await forgetOldDrafts(db, new Date(now + 180 * DAY + 60_000));
    expect((await readDraft(portal, id)).statusCode).toBe(404);
  });
});
