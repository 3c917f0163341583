import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_AFTER } from '#providers/drafts/draft-settling.ts';
import {
  keptIn,
  noAnswer,
  noted,
  pass,
  refusal,
  startDraft,
  storedDraft,
  write,
} from './draft-fixture.ts';

beforeEach(() => void vi.useFakeTimers());

/** In ms: the shortest pause before the first retry. */
const FIRST_RETRY = 500;

it.each([
  ['the server was not reached', 'offline', FIRST_RETRY],
  ['it changed', 'changed', SAVE_AFTER],
] as const)(
  'OR-03 a draft that is opened with what is not saved: is saved after its pause when %s',
  async (_, kind, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { server } = startDraft({ dirty: true, status: { kind } });
    await pass(pause - 1);
    expect(server.sent).toEqual([]);
    await pass(1);
    expect(server.sent).toHaveLength(1);
  },
);

describe('a draft that is being written', () => {
  it('OR-03 is on its way to the server one second after a change, and in the browser at once', async () => {
    const { store, server, cache } = startDraft();
    store.change(noted('a'));
    await pass(0);
    expect(keptIn(cache)).toMatchObject({ version: 0, dirty: true, content: { notes: 'a' } });
    await pass(SAVE_AFTER - 1);
    expect(server.sent).toEqual([]);
    await pass(1);
    expect(server.sent).toMatchObject([{ version: 0, content: { notes: 'a' } }]);
    expect(store.get()).toMatchObject({ version: 1, dirty: false, status: { kind: 'saved' } });
    await pass(0);
    expect(keptIn(cache)).toMatchObject({ version: 1, dirty: false, sequence: 1 });
  });

  it('OR-03 sends nothing for what is no change', async () => {
    const { store, server, cache } = startDraft();
    store.change(noted(''));
    await pass(5_000);
    expect(server.sent).toEqual([]);
    expect(cache.kept.size).toBe(0);
    expect(store.get()).toMatchObject({ kept: false, status: { kind: 'untouched' } });
  });

  it('OR-03 has one save on its way at a time; what was typed meanwhile follows', async () => {
    const { store, api, server } = startDraft();
    const waiting: (() => void)[] = [];
    api.saveOrderDraft.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => void waiting.push(resolve));
      server.draft = storedDraft({ version: 1, content: noted('a') });
      return { data: server.draft };
    });
    await write(store, 'a');
    store.change(noted('ab'));
    await pass(5_000);
    expect(api.saveOrderDraft).toHaveBeenCalledTimes(1);
    for (const answer of waiting) answer();
    await pass(SAVE_AFTER);
    expect(server.draft).toMatchObject({ version: 2, content: { notes: 'ab' } });
  });
});

it('OR-03 a draft that is saved now: is saved only when this browser has kept it, too', async () => {
  const { store, server, cache } = startDraft();
  const keepsSlowly: (() => void)[] = [];
  cache.write = () => new Promise((resolve) => void keepsSlowly.push(resolve));
  const saved = vi.fn<() => void>();
  store.change(noted('a'));
  void store.saveNow().then(saved);
  await pass(0);
  expect(server.draft).toMatchObject({ content: { notes: 'a' } });
  expect(saved).not.toHaveBeenCalled();
  keepsSlowly[0]?.();
  await pass(0);
  expect(saved).not.toHaveBeenCalled();
  // What was typed is kept; now that it is saved is, too.
  keepsSlowly[1]?.();
  await pass(0);
  expect(saved).toHaveBeenCalledOnce();
});

it('OR-04 a draft that is being made into an order: is not saved meanwhile, after what was on its way has arrived', async () => {
  const { store, server } = startDraft();
  await write(store, 'a');
  store.change(noted('ab'));
  const release = await store.lock();
  await pass(10_000);
  expect(server.sent).toHaveLength(1);
  // Nor by a page that is about to go: the server would refuse what has become an order.
  store.saveAtLast();
  expect(server.sent).toHaveLength(1);
  release();
  await pass(SAVE_AFTER);
  expect(server.draft).toMatchObject({ version: 2, content: { notes: 'ab' } });
});

describe('a draft without a connection', () => {
  it('OR-03 stays in the browser, says so, and is tried again with growing pauses', async () => {
    const { store, server, cache } = startDraft();
    server.fail = noAnswer();
    await write(store, 'a');
    expect(store.get()).toMatchObject({ dirty: true, kept: true, status: { kind: 'offline' } });
    expect(keptIn(cache)).toMatchObject({ dirty: true, content: { notes: 'a' } });
    await pass(60_000);
    const tries = server.sent.length;
    expect(tries).toBeGreaterThan(4);
    expect(tries).toBeLessThan(12);
    server.fail = null;
    await pass(30_000);
    expect(store.get().status.kind).toBe('saved');
  });

  it('OR-03 says when this browser does not keep it either', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store, server, cache } = startDraft();
    cache.write = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
    server.fail = noAnswer();
    await write(store, 'a');
    expect(store.get()).toMatchObject({ kept: false, status: { kind: 'offline' } });
  });

  it.each([500, 503, 429, 401])('OR-03 tries again after %d', async (status) => {
    const { store, server } = startDraft();
    server.fail = refusal(status);
    await write(store, 'a');
    expect(store.get().status.kind).toBe('offline');
    server.fail = null;
    await pass(30_000);
    expect(store.get().status.kind).toBe('saved');
  });

  it('OR-03 does not send again what the server refuses, until it is changed', async () => {
    const { store, server } = startDraft();
    server.fail = refusal(409, { message: 'This account has 200 drafts' });
    store.change(noted('a'));
    await pass(60_000);
    expect(server.sent).toHaveLength(1);
    expect(store.get()).toMatchObject({ dirty: true, status: { kind: 'refused' } });
    server.fail = null;
    await write(store, 'ab');
    expect(store.get().status.kind).toBe('saved');
  });
});

describe('a page that goes', () => {
  it('OR-03 sends what was typed last, in a request that outlives it', async () => {
    const { store, server, cache } = startDraft();
    store.change(noted('a'));
    store.saveAtLast();
    await pass(0);
    expect(keptIn(cache)).toMatchObject({ dirty: true, sequence: 1, content: { notes: 'a' } });
    expect(server.keepalive).toEqual([true]);
    expect(server.sent).toMatchObject([{ version: 0, content: { notes: 'a' } }]);
  });

  it('OR-03 sends nothing when everything is saved', async () => {
    const { store, server } = startDraft();
    await write(store, 'a');
    store.saveAtLast();
    expect(server.sent).toHaveLength(1);
  });
});
