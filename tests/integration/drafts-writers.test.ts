import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import type { DraftInput } from '#domain/schemas/draft.ts';
import { saveDraft as saveOneDraft } from '#server/ordering/drafts/save-draft.ts';
import { begun, draftContent, draftInput, readDraft, saveDraft } from './support/drafts.ts';
import { auditOf } from './support/newcomers.ts';

const portal = usePortal();

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

describe('a draft that was stored before pages were told apart', () => {
  it('OR-03 is gone on with by its version', async () => {
    const { id } = await begun(portal);
    await portal.database.pool.query(
      `UPDATE order_drafts SET writer = DEFAULT, sequence = DEFAULT, writer_base = DEFAULT WHERE id = $1`,
      [id],
    );
    const page = openPage(id);
    expect((await page(0, 1)).statusCode).toBe(412);
    expect((await page(1, 1)).json()).toMatchObject({ version: 2, content: { notes: '1' } });
  });
});

describe('the number of a save', () => {
  it.each([-1, 0.5, 2 ** 31])('SE-08 is refused when it is %d', async (sequence) => {
    expect((await saveDraft(portal, randomUUID(), { sequence })).statusCode).toBe(422);
  });

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

  it('SE-08 belongs to a writer that is named by an id', async () => {
    expect((await saveDraft(portal, randomUUID(), { writer: 'me' })).statusCode).toBe(422);
  });
});
