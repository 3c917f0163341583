import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_AFTER } from '#providers/drafts/draft-settling.ts';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import {
  DRAFT_ID,
  keptIn,
  noAnswer,
  noted,
  OTHER_PAGE,
  PAGE_BEFORE,
  pass,
  startDraft,
  storedDraft,
  write,
} from './draft-fixture.ts';

beforeEach(() => void vi.useFakeTimers());

/** Somebody saved while this one wrote on top of what was there before. */
async function inConflict() {
  const draft = startDraft();
  const { store, server } = draft;
  await write(store, 'mine');
  server.draft = storedDraft({ version: 2, device: 'Safari · iOS · 2', content: noted('theirs') });
  await write(store, 'mine too');
  return draft;
}

describe('a draft that somebody else saved meanwhile', () => {
  it('OR-03 is told of, and nothing is sent before one has chosen', async () => {
    const { store, server, cache } = await inConflict();
    expect(store.get().status).toMatchObject({
      kind: 'conflict',
      theirs: { version: 2, device: 'Safari · iOS · 2', content: { notes: 'theirs' } },
    });
    store.change(noted('mine at last'));
    await pass(60_000);
    expect(server.sent).toHaveLength(2);
    expect(keptIn(cache)).toMatchObject({ dirty: true, content: { notes: 'mine at last' } });
  });

  it('OR-03 becomes theirs', async () => {
    const { store, server } = await inConflict();
    store.takeTheirs();
    expect(store.get()).toMatchObject({
      version: 2,
      content: { notes: 'theirs' },
      dirty: false,
      // Two changes of mine, and theirs.
      sequence: 3,
      replaced: 1,
      status: { kind: 'saved' },
    });
    await write(store, 'theirs and mine');
    expect(server.draft).toMatchObject({ version: 3, content: { notes: 'theirs and mine' } });
  });

  it('OR-03 stays mine, on top of theirs', async () => {
    const { store, server } = await inConflict();
    store.keepMine();
    await pass(0);
    expect(server.draft).toMatchObject({ version: 3, content: { notes: 'mine too' } });
    expect(store.get().status.kind).toBe('saved');
  });
});

const EARLIER = { writer: PAGE_BEFORE, sequence: 2, gone: false };

/** This page went on with what the page before had kept of it, up to its second change. */
function goneOn(changes: Partial<DraftStart> = {}) {
  return startDraft({
    version: 1,
    content: noted('ab'),
    dirty: true,
    earlier: [EARLIER],
    status: { kind: 'changed' },
    ...changes,
  });
}

const savedBefore = (sequence: number, notes: string) =>
  storedDraft({ version: 2, writer: PAGE_BEFORE, sequence, content: noted(notes) });

describe('what the page before saved, and what arrives only now', () => {
  it('OR-03 is taken when nothing was written here since, and the form is to show it', async () => {
    const { store, server } = goneOn();
    server.draft = savedBefore(3, 'abc');
    await pass(SAVE_AFTER);
    expect(store.get()).toMatchObject({
      content: { notes: 'abc' },
      replaced: 1,
      dirty: false,
      status: { kind: 'saved' },
    });
    await write(store, 'abcd');
    expect(server.draft).toMatchObject({ version: 3, content: { notes: 'abcd' } });
  });

  it('OR-03 does not take back what a page between them has written', async () => {
    const between = { writer: OTHER_PAGE, sequence: 4, gone: true };
    const { store, server } = goneOn({ earlier: [between, { ...EARLIER, gone: true }] });
    server.draft = savedBefore(3, 'abc');
    await pass(2 * SAVE_AFTER);
    expect(store.get()).toMatchObject({ replaced: 0, status: { kind: 'saved' } });
    expect(server.draft).toMatchObject({ version: 3, content: { notes: 'ab' } });
  });
});

describe('a draft that ends', () => {
  it('OR-03 says that it ended elsewhere, and keeps what was typed in the browser', async () => {
    const { store, server, cache } = startDraft();
    server.ended = true;
    store.change(noted('late'));
    await pass(60_000);
    expect(server.sent).toHaveLength(1);
    expect(store.get().status).toEqual({ kind: 'ended', orderId: null });
    expect(keptIn(cache)).toMatchObject({ dirty: true, content: { notes: 'late' } });
    store.change(noted('later'));
    await pass(60_000);
    expect(server.sent).toHaveLength(1);
    expect(store.get().status.kind).toBe('ended');
    expect(keptIn(cache)).toMatchObject({ dirty: true, content: { notes: 'later' } });
  });

  it('OR-03 is gone from the browser once it became an order, whatever was still on its way', async () => {
    const { store, server, cache } = startDraft();
    store.change(noted('a'));
    await store.end();
    store.change(noted('ab'));
    await pass(60_000);
    expect(server.sent).toEqual([]);
    expect(cache.kept.size).toBe(0);
  });

  it('OR-03 stays when the server did not discard it', async () => {
    const { store, server, cache } = startDraft();
    await write(store, 'a');
    server.fail = noAnswer();
    await expect(store.discard()).rejects.toThrow('No connection');
    expect(cache.kept.size).toBe(1);
    server.fail = null;
    await write(store, 'ab');
    expect(server.draft).toMatchObject({ content: { notes: 'ab' } });
  });

  it.each([
    ['that was saved here', { version: 0 }, 'a'],
    ['of another page', { version: 1 }, ''],
    ['that an earlier page may have saved', { earlier: [EARLIER] }, ''],
  ])('OR-03 %s is discarded here and on the server', async (_what, changes, typed) => {
    const { store, server, cache, api } = startDraft(changes);
    if (typed) await write(store, typed);
    await store.discard();
    expect(api.deleteOrderDraft).toHaveBeenCalledWith(DRAFT_ID);
    expect([server.draft, cache.kept.size]).toEqual([null, 0]);
  });

  it('OR-03 that never left the browser is discarded without a server', async () => {
    const { store, api, cache } = startDraft();
    store.change(noted('a'));
    await store.discard();
    expect(vi.getTimerCount()).toBe(0);
    expect(api.deleteOrderDraft).not.toHaveBeenCalled();
    expect(cache.kept.size).toBe(0);
  });
});
