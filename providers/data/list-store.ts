import type { Store } from 'react-admin';
import type { KeptLists, KeptPart } from '#domain/access/preferences/kept-lists.ts';
import { createKeptLists } from './kept-lists.ts';
import type { PartOfList } from './kept-lists.ts';
import type { PreferenceMethods } from './preferences.ts';

export interface ListStoreDeps extends PreferenceMethods {
  /** Notifies the other tabs that something was written. */
  notifyTabs: () => void;
  /** Runs the work while no other tab of this browser runs such work. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  log: (message: string, error: unknown) => void;
}

/** A store that knows the end of a session. */
export interface ListStore extends Store {
  /** Reads again what another tab has written. */
  refresh: () => void;
  /** Writes what could not be written while there was no connection. */
  retry: () => void;
}

/** react-admin's keys for what outlives the page, by the part that we keep. */
const SUFFIXES = {
  savedQueries: '.savedQueries',
  columnRanks: '.datatable_columnRanks',
  hiddenColumns: '.datatable',
} as const satisfies Record<KeptPart, string>;

const PARTS = Object.keys(SUFFIXES) as KeptPart[];

function partOf(key: string): Omit<PartOfList, 'value'> | null {
  const part = PARTS.find((one) => key.endsWith(SUFFIXES[one]));
  if (!part) return null;
  const list = key.slice(0, -SUFFIXES[part].length);
  return /^[a-z][a-z-]*$/.test(list) ? { list, part } : null;
}

/**
 * AD-07: wraps react-admin's store so that saved queries and chosen columns outlive the page: the server keeps them for
 * the user. Without a connection they last as long as the page, like everything else of the store. They are read when a
 * list first asks for them.
 */
export function createListStore(store: Store, deps: ListStoreDeps): ListStore {
  const shown = new Map<string, unknown>();
  const show = (key: string, value: unknown): void => {
    if (JSON.stringify(shown.get(key)) === JSON.stringify(value)) return;
    if (value === undefined) {
      shown.delete(key);
      store.removeItem(key);
    } else {
      shown.set(key, value);
      store.setItem(key, value);
    }
  };
  const kept = createKeptLists({
    read: async () => (await deps.preference('lists')).data,
    write: (lists) => deps.savePreference('lists', lists),
    onWritten: deps.notifyTabs,
    onRead: ({ lists }: KeptLists) => {
      const values = new Map<string, unknown>();
      for (const [list, parts] of Object.entries(lists)) {
        for (const part of PARTS) values.set(`${list}${SUFFIXES[part]}`, parts[part]);
      }
      for (const key of new Set([...shown.keys(), ...values.keys()])) show(key, values.get(key));
    },
    alone: deps.alone,
    log: deps.log,
  });
  const set = (key: string, value: unknown): void => {
    const part = partOf(key);
    // What the server would refuse lasts as long as the page.
    if (part && kept.change({ ...part, value })) shown.set(key, value);
    else shown.delete(key);
    store.setItem(key, value);
  };
  return {
    ...store,
    getItem: <T>(key: string, fallback?: T): T => {
      if (!partOf(key)) return store.getItem(key, fallback) as T;
      void kept.open();
      return (shown.has(key) ? shown.get(key) : store.getItem(key, fallback)) as T;
    },
    setItem: set,
    removeItem: (key) => {
      const part = partOf(key);
      if (part) kept.change({ ...part, value: undefined });
      shown.delete(key);
      store.removeItem(key);
    },
    reset: () => {
      kept.forget();
      shown.clear();
      store.reset();
    },
    refresh: () => void kept.refresh(),
    retry: () => void kept.retry(),
  };
}
