import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftAnswer } from '#providers/drafts/draft-answer.ts';
import { checkDraft, type Mine } from '#providers/drafts/draft-check.ts';
import { createDraftKeeping } from '#providers/drafts/draft-copy.ts';
import { createOpenDrafts } from '#providers/drafts/draft-leaving.ts';
import { createDraftPresence } from '#providers/drafts/draft-presence.ts';
import { alsoBy, writtenBy, type DraftWriter } from '#providers/drafts/draft-writers.ts';
import {
  DRAFT_ID,
  keptDraft,
  memoryCache,
  noted,
  refusal,
  startDraft,
  startedDraft,
  storedDraft,
} from './draft-fixture.ts';

const REFUSED = { kind: 'refused', message: 'Refused' };
const theirs = storedDraft({ version: 2 });

it.each([
  ['412 with the draft', 412, { current: theirs }, { kind: 'movedOn', theirs }],
  ['412 without a draft', 412, {}, REFUSED],
  ['409 with a draft that has not ended', 409, { current: theirs }, REFUSED],
  ['422 with the draft', 422, { current: theirs }, REFUSED],
])('OR-03 a draft was saved elsewhere only by a 412 with it: %s', async (_, status, body, answer) =>
  expect(await draftAnswer(() => Promise.reject(refusal(status, body)))).toEqual(answer),
);

/** What this page has after a page before it, which is gone, was last seen at version 3. */
const MINE: Mine = {
  writer: 'this page',
  sequence: 2,
  version: 3,
  content: noted('mine'),
  dirty: true,
  earlier: [{ writer: 'the page before', sequence: 5, gone: true }],
};

/** What is stored at this version, by the page before. */
const stored = (version: number) =>
  storedDraft({ version, writer: 'the page before', sequence: 5 + version - MINE.version });

it.each([
  [4, 'mine'],
  [7, 'mine'],
  [8, 'conflict'],
])(
  'OR-03 what a page that is gone sent in its last moment: at version %i: %s, since four saves may have gone unheard',
  (version, check) => expect(checkDraft(MINE, stored(version))).toBe(check),
);

it.each([
  [2, 'mine'],
  [3, 'theirs'],
])('OR-03 of what this page itself saved, change %i of two is %s', (sequence, check) =>
  expect(checkDraft(MINE, { ...stored(4), writer: MINE.writer, sequence })).toBe(check),
);

const by = (writer: string, sequence = 1, gone = false): DraftWriter => ({
  writer,
  sequence,
  gone,
});

const names = (writers: DraftWriter[]) => writers.map(({ writer }) => writer).join('');

describe('the pages that wrote on a draft', () => {
  it('OR-03 a late save takes nothing back: neither what is known of a page, nor that it is gone', () => {
    const earlier = [by('a', 7, true)];
    expect(writtenBy(by('a', 3), earlier)).toEqual([by('a', 7, true)]);
    expect(writtenBy(by('a', 9), [by('a', 7)], true)).toEqual([by('a', 9, true)]);
  });

  it('OR-03 remembers the newest ten', () => {
    const ten = Array.from('abcdefghij', (name) => by(name));
    expect(names(writtenBy(by('x'), ten))).toBe('xabcdefghi');
    expect(names(alsoBy(by('x'), ten))).toBe('axbcdefghi');
  });
});

/** Locks of which it can be asked who holds them. */
function heldLocks() {
  const held = new Set<string>();
  const request = async (name: string, grant: () => Promise<void>) => {
    held.add(name);
    await grant();
    held.delete(name);
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  return { request, query } as unknown as Pick<LockManager, 'request' | 'query'>;
}

const forbidden = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));

describe('the pages that have a draft open', () => {
  it('OR-03 are there until they leave, and gone for who asks afterwards', async () => {
    const locks = heldLocks();
    const leave = createDraftPresence(locks).enter('w-1');
    const isGone = await createDraftPresence(locks).whoIsGone();
    leave();
    await Promise.resolve();
    expect([isGone('w-1'), isGone('w-2')]).toEqual([false, true]);
    expect((await createDraftPresence(locks).whoIsGone())('w-1')).toBe(true);
  });

  it('OR-03 are all taken for there by a browser that cannot tell', async () => {
    const refusing = { request: forbidden, query: forbidden } as Pick<
      LockManager,
      'request' | 'query'
    >;
    for (const locks of [undefined, refusing]) {
      const presence = createDraftPresence(locks);
      presence.enter('w-1')();
      expect((await presence.whoIsGone())('w-1')).toBe(false);
    }
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

const warn = vi.fn<typeof console.warn>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));

afterEach(() => {
  vi.restoreAllMocks();
  warn.mockReset();
});

const OF = { uid: 'u1', id: DRAFT_ID };

describe('keeping a draft in the browser', () => {
  it('OR-03 says once that the browser does not let us, by name only, and goes on trying', async () => {
    const cache = memoryCache();
    vi.spyOn(cache, 'write').mockRejectedValueOnce(new DOMException('PAT-1', 'QuotaExceededError'));
    vi.spyOn(cache, 'remove').mockRejectedValueOnce(new DOMException('PAT-1', 'AbortError'));
    const kept: boolean[] = [];
    const keeping = createDraftKeeping(cache, OF, (now) => kept.push(now));
    keeping.keep(keptDraft());
    await keeping.settled();
    expect(warn.mock.calls).toEqual([['This browser does not keep drafts', 'QuotaExceededError']]);
    await keeping.forget();
    keeping.keep(keptDraft({ content: noted('later') }));
    await keeping.settled();
    expect(kept).toEqual([false, true]);
    expect(warn).toHaveBeenCalledOnce();
    expect([...cache.kept.values()]).toMatchObject([{ content: { notes: 'later' } }]);
  });

  it('OR-03 of what comes while it writes, only the newest is written', async () => {
    const cache = memoryCache();
    const write = vi.spyOn(cache, 'write');
    const keeping = createDraftKeeping(cache, OF, () => undefined);
    for (const notes of ['a', 'ab', 'abc']) keeping.keep(keptDraft({ content: noted(notes) }));
    await keeping.settled();
    expect(write.mock.calls.map(([{ content }]) => content.notes)).toEqual(['a', 'abc']);
  });

  it('OR-03 what is forgotten while it is written does not come back', async () => {
    const cache = memoryCache();
    const keeping = createDraftKeeping(cache, OF, () => undefined);
    keeping.keep(keptDraft());
    keeping.keep(keptDraft({ content: noted('more') }));
    await keeping.forget();
    await keeping.settled();
    expect(cache.kept.size).toBe(0);
  });
});

it('OR-03 hands a draft over once, and nothing that was not handed over', () => {
  const { cache } = startDraft();
  const drafts = createOpenDrafts(cache, () => 0);
  const start = startedDraft();
  drafts.handOver(start);
  expect([drafts.takeOver(DRAFT_ID), drafts.takeOver(DRAFT_ID)]).toEqual([start, null]);
});
