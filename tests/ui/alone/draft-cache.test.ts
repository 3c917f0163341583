import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftCache } from '#providers/drafts/draft-cache.ts';
import {
  DRAFT_ID,
  keptDraft,
  OTHER_PAGE,
  PAGE_BEFORE,
} from '../../unit/providers/draft-fixture.ts';

/** What the browser keeps in IndexedDB, which jsdom does not have. */
const stored = vi.hoisted(() => new Map<string, unknown>());

vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
  delMany: async (keys: string[]) => {
    for (const key of keys) stored.delete(key);
  },
  entries: async () => [...stored],
}));

beforeEach(() => stored.clear());

const NOW = Date.parse('2026-11-21T10:42:00.000Z');
const cache = createDraftCache();

describe('the drafts that a browser keeps', () => {
  it('OR-03 are found by their user alone, the last written first', async () => {
    await cache.write(keptDraft({ id: DRAFT_ID, keptAt: 2 }));
    await cache.write(keptDraft({ id: OTHER_PAGE, keptAt: 3 }));
    await cache.write(keptDraft({ id: PAGE_BEFORE, keptAt: 1 }));
    await cache.write(keptDraft({ uid: 'u11', keptAt: 4 }));
    const ids = (await cache.all('u1')).map(({ id }) => id);
    expect(ids).toEqual([OTHER_PAGE, DRAFT_ID, PAGE_BEFORE]);
    expect(await cache.read('u2', DRAFT_ID)).toBeNull();
    await cache.remove('u1', DRAFT_ID);
    expect(await cache.read('u1', DRAFT_ID)).toBeNull();
    expect(await cache.read('u11', DRAFT_ID)).toMatchObject({ uid: 'u11', keptAt: 4 });
  });

  it('OR-03 are read as an earlier version of the portal wrote them', async () => {
    const { writer: _writer, sequence: _sequence, earlier: _earlier, ...before } = keptDraft();
    stored.set(`u1/${DRAFT_ID}`, { ...before, unanswered: null });
    expect(await cache.read('u1', DRAFT_ID)).toMatchObject({ ...before, sequence: 0, earlier: [] });
  });

  it('OR-03 that the server does not have are kept for 30 days, and no others', async () => {
    const month = Date.parse('2026-10-22T10:42:00.000Z');
    await cache.write(keptDraft({ uid: 'new', keptAt: NOW }));
    await cache.write(keptDraft({ uid: 'just in time', keptAt: month }));
    await cache.write(keptDraft({ uid: 'too old', keptAt: month - 1 }));
    await cache.write(keptDraft({ uid: 'saved', keptAt: NOW, dirty: false }));
    stored.set('of an older version', { dirty: true, keptAt: NOW });
    await cache.forgetSaved(NOW);
    expect([...stored.keys()]).toEqual(['new', 'just in time'].map((uid) => `${uid}/${DRAFT_ID}`));
  });
});
