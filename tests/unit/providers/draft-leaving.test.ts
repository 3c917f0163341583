import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOpenDrafts } from '#providers/drafts/draft-leaving.ts';
import { keptDraft, noAnswer, noted, pass, startDraft } from './draft-fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A draft that is open in one of two tabs of a browser, whose server does not answer. */
function openInTwoTabs() {
  const { cache, server, store } = startDraft();
  server.fail = noAnswer();
  const listeners = new Set<() => void>();
  const tab = () =>
    createOpenDrafts(cache, Date.now, (listener) => {
      listeners.add(listener);
      return () => {
        for (const other of listeners) if (other !== listener) other();
      };
    });
  const [mine, other] = [tab(), tab()];
  mine.add(store);
  return { cache, server, store, mine, other };
}

describe('the drafts that a sign-out finds', () => {
  it('LG-03 counts what the server does not have, after trying once more', async () => {
    const { mine, store, server } = openInTwoTabs();
    store.change(noted('typed'));
    await pass(0);
    expect(await mine.countUnsent('u1')).toBe(1);
    expect(await mine.countUnsent('somebody else')).toBe(0);
    server.fail = null;
    expect(await mine.countUnsent('u1')).toBe(0);
  });

  it('LG-03 waits two seconds for a silent server', async () => {
    const { mine, store, api } = { ...openInTwoTabs(), ...startDraft() };
    api.saveOrderDraft.mockReturnValue(new Promise(() => undefined));
    mine.add(store);
    store.change(noted('typed'));
    const counted = vi.fn<(count: number) => void>();
    void mine.countUnsent('u1').then(counted);
    await pass(1_999);
    expect(counted).not.toHaveBeenCalled();
    await pass(1);
    expect(counted).toHaveBeenCalledOnce();
  });

  it('LG-03 what is removed is not written again, by the form here or in another tab', async () => {
    const { cache, mine, other, store } = openInTwoTabs();
    const elsewhere = startDraft({ id: '0199aaaa-0000-4000-8000-000000000002' });
    elsewhere.server.fail = noAnswer();
    other.add(elsewhere.store);
    await cache.write(keptDraft({ id: '0199aaaa-0000-4000-8000-000000000003' }));
    store.change(noted('typed'));
    elsewhere.store.change(noted('typed there'));
    await mine.removeUnsent('u1');
    store.change(noted('typed later'));
    elsewhere.store.change(noted('typed later'));
    await pass(60_000);
    expect([cache.kept.size, elsewhere.cache.kept.size]).toEqual([0, 0]);
    await mine.leave();
    await other.leave();
    expect([cache.kept.size, elsewhere.cache.kept.size]).toEqual([0, 0]);
  });

  it('LG-03 a browser that keeps no drafts has none to ask about', async () => {
    const { cache, mine } = openInTwoTabs();
    cache.all = () => Promise.reject(new Error('blocked'));
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await mine.countUnsent('u1')).toBe(0);
    await mine.removeUnsent('u1');
  });
});
