import { expect, it, vi } from 'vitest';
import { createOpenDrafts } from '#providers/drafts/draft-leaving.ts';
import { noted, startDraft, startedDraft, DRAFT_ID, noAnswer } from './draft-fixture.ts';

it('OR-03 hands a draft over once, and nothing that was not handed over', () => {
  const { cache } = startDraft();
  const drafts = createOpenDrafts(cache, () => 0);
  const start = startedDraft();
  drafts.handOver(start);
  expect([drafts.takeOver(DRAFT_ID), drafts.takeOver(DRAFT_ID)]).toEqual([start, null]);
});

it('OR-03 no longer waits for the save of a closed form that was opened again', async () => {
  const { store, server, cache } = startDraft();
  const drafts = createOpenDrafts(cache, () => 0);
  const heard = vi.fn<() => void>();
  const subscribe: typeof store.subscribe = (listener) => {
    const stop = store.subscribe(() => {
      heard();
      listener();
    });
    return stop;
  };
  const watched = { ...store, subscribe };
  server.fail = noAnswer();
  drafts.add(watched);
  store.change(noted('a'));
  await drafts.release(watched);
  drafts.add(watched);
  heard.mockClear();
  store.change(noted('ab'));
  store.change(noted('abc'));
  expect(heard).toHaveBeenCalledOnce();
  expect(drafts.isOpen(DRAFT_ID)).toBe(true);
  store.abandon();
});
