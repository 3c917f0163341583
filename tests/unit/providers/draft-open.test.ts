import { afterEach, assert, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '#domain/orders/draft.ts';
import type { KeptDraft } from '#providers/drafts/draft-cache.ts';
import { createOpenDrafts } from '#providers/drafts/draft-leaving.ts';
import { chooseDraft } from '#providers/drafts/draft-open.ts';
import { SAVE_AFTER } from '#providers/drafts/draft-settling.ts';
import { isSame } from '#providers/drafts/is-same.ts';
import {
  keptDraft,
  noAnswer,
  noted,
  OTHER_PAGE,
  PAGE_BEFORE,
  pass,
  startDraft,
  storedDraft,
  write,
} from './draft-fixture.ts';

const stored = (version: number, notes: string, changes: Partial<Draft> = {}) => ({
  kind: 'stored' as const,
  draft: storedDraft({ version, content: noted(notes), ...changes }),
});

/** What the page that kept the draft had saved. */
const ours = (sequence: number, notes: string) =>
  stored(2, notes, { writer: PAGE_BEFORE, sequence });

const before = (sequence: number, gone = false) => ({ writer: OTHER_PAGE, sequence, gone });

/** What this browser kept of a page that went on with what another one wrote. */
const after = (other: ReturnType<typeof before>, sequence = 2) =>
  keptDraft({ sequence, earlier: [other] });
const SAVED = { dirty: false };

/** The pages of this browser, and whether they are gone. */
const pages = (gone: boolean) => ({ device: 'Chrome · Linux · 1', isGone: () => gone });

describe('opening a draft', () => {
  it.each([
    ['the server alone has it', null, stored(2, 'theirs'), '2 theirs saved'],
    ['this browser has nothing new', keptDraft(SAVED), stored(2, 'theirs'), '2 theirs saved'],
    [
      'this browser wrote upon it',
      keptDraft({ version: 2 }),
      stored(2, 'theirs'),
      '2 kept changed',
    ],
    ['it was restored', keptDraft({ ...SAVED, version: 3 }), stored(2, 'older'), '2 kept changed'],
    ['both say the same', keptDraft(), stored(2, 'kept'), '2 kept saved'],
    ['both were written', keptDraft(), stored(2, 'theirs'), '1 kept conflict'],
    ['its own last save did not arrive', keptDraft(), ours(1, 'ke'), '2 kept changed'],
    ['its own last save was not kept', keptDraft({ sequence: 1 }), ours(2, 'more'), '2 more saved'],
    ['the page before saved its text', after(before(1)), stored(2, 'ke'), '2 kept changed'],
    ['the page before saved more', after(before(0), 0), stored(2, 'more'), '2 more saved'],
    ['the page before and it both wrote', after(before(0)), stored(2, 'theirs'), '1 kept conflict'],
    ['the page before is gone', after(before(0, true)), stored(2, 'ke'), '2 kept changed'],
    ['nobody answers', keptDraft(), { kind: 'unreachable' }, '1 kept offline'],
    ['nobody answers, all was saved', keptDraft(SAVED), { kind: 'unreachable' }, '1 kept saved'],
    ['the server forgot it', keptDraft(), { kind: 'none' }, '1 kept changed'],
    ['the server forgot what it had', keptDraft(SAVED), { kind: 'none' }, '1 kept changed'],
    ['it ended elsewhere', keptDraft(), { kind: 'ended', orderId: null }, '1 kept ended'],
  ] as const)('OR-03 when %s', (_, kept, answer, opened) => {
    const opening = chooseDraft(kept, answer, pages(false));
    assert(opening.kind === 'open');
    const { version, content, status } = opening.start;
    expect(`${version} ${content.notes} ${status.kind}`).toBe(opened);
  });

  it.each([
    ['wrote nothing: it goes on with the text of the one before', 0, OTHER_PAGE],
    ['wrote once: it goes on with its own text', 1, PAGE_BEFORE],
  ])('OR-03 the page that kept it %s', (_, sequence, writer) => {
    const kept = keptDraft({ sequence, earlier: [before(1)] });
    const opening = chooseDraft(kept, { kind: 'unreachable' }, pages(false));
    expect(opening).toMatchObject({ kind: 'open', start: { earlier: [{ writer }, {}] } });
  });

  it.each([true, false])('OR-03 knows whose text it goes on with; gone: %s', (gone) => {
    const kept = keptDraft({ earlier: [before(1)] });
    expect(chooseDraft(kept, stored(1, 'ke'), pages(gone))).toMatchObject({
      start: { earlier: [{ writer: PAGE_BEFORE, sequence: 2, gone }, before(1)] },
    });
  });

  it.each([
    ['Chrome · Linux · 1', true],
    ['Safari · iOS · 2', false],
  ])('OR-03 knows that a page of this browser is gone, not one of %s: %s', (device, gone) =>
    expect(chooseDraft(null, stored(1, 'ke', { device }), pages(true))).toMatchObject({
      start: { earlier: [before(1, gone)] },
    }),
  );

  it('OR-03 says what there is to say when there is nothing to go on with', () => {
    const ended = { kind: 'ended', orderId: 'o-1' } as const;
    const gone = { kind: 'gone', orderId: 'o-1' };
    expect(open({ kind: 'none' })).toEqual({ kind: 'missing' });
    expect(open({ kind: 'unreachable' })).toEqual({ kind: 'unreachable' });
    expect([open(ended), open(ended, keptDraft(SAVED))]).toEqual([gone, gone]);
  });
});

it('two contents: are the same in whatever order their fields stand', () => {
  expect(isSame({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(isSame({ a: undefined }, {})).toBe(true);
  for (const other of [{ a: 2 }, { b: 1 }, [1], null]) expect(isSame({ a: 1 }, other)).toBe(false);
});

const open = (answer: Parameters<typeof chooseDraft>[1], kept: KeptDraft | null = null) =>
  chooseDraft(kept, answer, pages(false));

/** A draft whose form is open. */
function startOpen() {
  const draft = startDraft();
  const open = createOpenDrafts(draft.cache, () => 0);
  open.add(draft.store);
  return { ...draft, open };
}

describe('signing out with a draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OR-03 LG-03 saves it first, and leaves nothing of it in the browser', async () => {
    const { open, store, server, cache } = startOpen();
    store.change(noted('last words'));
    await open.leave();
    expect(server.draft).toMatchObject({ content: { notes: 'last words' } });
    expect(cache.kept.size).toBe(0);
  });

  it('OR-03 waits for two seconds at most, and keeps what the server does not have', async () => {
    const { open, store, api, cache } = startOpen();
    api.saveOrderDraft.mockReturnValue(new Promise(() => undefined));
    store.change(noted('last words'));
    let left = false;
    void open.leave().then(() => (left = true));
    await pass(1_999);
    expect(left).toBe(false);
    await pass(1);
    expect(left).toBe(true);
    expect([...cache.kept.values()]).toMatchObject([
      { dirty: true, content: { notes: 'last words' } },
    ]);
  });

  it('OR-03 saves one whose form was left, as soon as that is possible, and then forgets it', async () => {
    const { open, store, server, cache } = startOpen();
    server.fail = noAnswer();
    store.change(noted('a'));
    void open.release(store);
    await pass(SAVE_AFTER);
    expect(open.isOpen(store.get().id)).toBe(true);
    server.fail = null;
    await pass(30_000);
    expect(server.draft).toMatchObject({ content: { notes: 'a' } });
    expect(open.isOpen(store.get().id)).toBe(false);
    expect(cache.kept.size).toBe(0);
  });

  it('OR-03 leaves a draft to the form that opened it again', async () => {
    const { store, server, cache } = startDraft();
    const again = startDraft();
    const open = createOpenDrafts(cache, () => 0);
    open.add(store);
    store.change(noted('a'));
    void open.release(store);
    open.add(again.store);
    await pass(60_000);
    store.change(noted('ab'));
    await pass(60_000);
    expect(server.sent.map(({ content }) => content.notes)).not.toContain('ab');
    expect(open.isOpen(store.get().id)).toBe(true);
  });

  it('OR-03 goes on with the same draft when its form comes back before it was saved', async () => {
    const { open, store, server } = startOpen();
    server.fail = noAnswer();
    store.change(noted('a'));
    void open.release(store);
    await pass(SAVE_AFTER);
    open.add(store);
    server.fail = null;
    await pass(60_000);
    expect(server.draft).toMatchObject({ content: { notes: 'a' } });
    expect(open.isOpen(store.get().id)).toBe(true);
    await write(store, 'ab');
    expect(server.draft).toMatchObject({ content: { notes: 'ab' } });
  });
});
