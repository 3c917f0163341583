import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftKeeping } from '#providers/drafts/draft-copy.ts';
import { DRAFT_ID, keptDraft, memoryCache, noted } from './draft-fixture.ts';

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
