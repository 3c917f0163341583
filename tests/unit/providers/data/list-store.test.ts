import { memoryStore } from 'react-admin';
import { until } from 'test-tools/until.ts';
import { describe, expect, it, vi } from 'vitest';
import type { KeptLists } from '#domain/access/preferences/kept-lists.ts';
import { inTurn } from '#providers/async/in-turn.ts';
import { createListStore } from '#providers/data/list-store.ts';

const QUERIES = 'users.savedQueries';
const HIDDEN = 'buying-groups.datatable';
const QUERY = {
  label: 'Disabled',
  value: {
    filter: { disabled: true },
    displayedFilters: {},
    sort: { field: 'email', order: 'ASC' },
    perPage: 25,
  },
} as const;

/** What the server keeps, shared by the tabs and browsers of one user. */
function server(initial: KeptLists | null = null) {
  const state = { lists: initial, isDown: false, reads: 0 };
  const answer = <T>(value: T): Promise<T> =>
    state.isDown ? Promise.reject(new Error('no connection')) : Promise.resolve(value);
  const alone = inTurn();
  const tabs: (() => void)[] = [];
  const log = vi.fn<(message: string, error: unknown) => void>();
  const open = () => {
    const own: { refresh?: () => void } = {};
    const store = createListStore(memoryStore(), {
      preference: (async () => {
        state.reads += 1;
        return { data: structuredClone(await answer(state.lists)) };
      }) as never,
      savePreference: (async (_key: string, value: KeptLists) => {
        await answer(null);
        state.lists = structuredClone(value);
      }) as never,
      notifyTabs: () => tabs.filter((refresh) => refresh !== own.refresh).forEach((tell) => tell()),
      alone,
      log,
    });
    own.refresh = store.refresh;
    tabs.push(store.refresh);
    store.setup();
    return store;
  };
  return { state, open, log };
}

it.each(['theme', QUERIES])('AD-07 the store holds %s, and tells who listens', (key) => {
  const store = server().open();
  const told = vi.fn<(value: unknown) => void>();
  const stop = store.subscribe(key, told);
  expect(store.getItem(key, 'nothing yet')).toBe('nothing yet');
  store.setItem(key, [QUERY]);
  expect(store.getItem(key)).toEqual([QUERY]);
  store.removeItem(key);
  expect(store.getItem(key, 'again nothing')).toBe('again nothing');
  expect(told.mock.calls).toEqual([[[QUERY]], [undefined]]);
  stop();
  store.setItem(key, []);
  expect(told).toHaveBeenCalledTimes(2);
  store.reset();
  expect(store.getItem(key, 'at the end')).toBe('at the end');
});

describe('saved queries and chosen columns', () => {
  it('AD-07 are there on another browser', async () => {
    const { state, open } = server();
    const here = open();
    here.setItem(QUERIES, [QUERY]);
    here.setItem(HIDDEN, ['offered']);
    await until(() => expect(Object.keys(state.lists?.lists ?? {})).toHaveLength(2));
    const there = open();
    const told = vi.fn<(value: unknown) => void>();
    there.subscribe(QUERIES, told);
    expect(there.getItem(QUERIES, [])).toEqual([]);
    await until(() => expect(told).toHaveBeenCalledWith([QUERY]));
    expect(there.getItem(HIDDEN)).toEqual(['offered']);
  });

  it('AD-07 are read once, and only when a list asks for them', async () => {
    const { state, open } = server();
    const store = open();
    store.getItem('theme');
    expect(state.reads).toBe(0);
    for (const key of [QUERIES, HIDDEN, QUERIES]) store.getItem(key);
    await until(() => expect(state.reads).toBe(1));
    store.setItem('users.listParams', { page: 2 });
    expect([state.reads, state.lists]).toEqual([1, null]);
  });

  it('AD-07 of two tabs are both kept, and each shows what the other chose', async () => {
    const { state, open } = server();
    const [one, two] = [open(), open()];
    one.getItem(HIDDEN);
    two.getItem(HIDDEN);
    await until(() => expect(state.reads).toBe(2));
    one.setItem(QUERIES, [QUERY]);
    two.setItem(HIDDEN, ['accounts']);
    await until(() => expect(one.getItem(HIDDEN)).toEqual(['accounts']));
    await until(() => expect(two.getItem(QUERIES)).toEqual([QUERY]));
    expect(Object.keys(state.lists?.lists ?? {}).toSorted()).toEqual(['buying-groups', 'users']);
  });

  it('AD-07 UX-04 last as long as the page without a connection, and are kept once it is back', async () => {
    const { state, open, log } = server();
    const store = open();
    state.isDown = true;
    store.setItem(QUERIES, [QUERY]);
    await until(() => expect(log).toHaveBeenCalledOnce());
    expect(store.getItem(QUERIES)).toEqual([QUERY]);
    expect(state.lists).toBeNull();
    state.isDown = false;
    store.retry();
    await until(() => expect(state.lists?.lists['users']?.savedQueries).toEqual([QUERY]));
  });

  it('AD-07 of a session are gone from the page with it', async () => {
    const kept = { version: 1, lists: { users: { hiddenColumns: ['name'] } } } as const;
    const { state, open } = server(structuredClone(kept) as unknown as KeptLists);
    const store = open();
    store.getItem('users.datatable');
    await until(() => expect(store.getItem('users.datatable')).toEqual(['name']));
    state.lists = null;
    store.reset();
    expect(store.getItem('users.datatable', [])).toEqual([]);
    await until(() => expect(state.reads).toBe(2));
    expect(store.getItem('users.datatable', [])).toEqual([]);
  });

  it.each([
    ['orders.savedQueries', [QUERY]],
    ['order-drafts.datatable', ['patientReference']],
    [QUERIES, [{ ...QUERY, label: 'x'.repeat(200) }]],
    [QUERIES, Array.from({ length: 31 }, () => QUERY)],
  ])('SE-08 %s that the server would refuse stays in the page', async (key, value) => {
    const { state, open } = server();
    const store = open();
    store.setItem(key, value);
    expect(store.getItem(key)).toEqual(value);
    store.setItem(HIDDEN, ['name']);
    await until(() => expect(Object.keys(state.lists?.lists ?? {})).toEqual(['buying-groups']));
  });
});
