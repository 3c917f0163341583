import { keptListsSchema, NO_LISTS, withPart } from '#domain/access/preferences/kept-lists.ts';
import type { KeptLists, KeptPart } from '#domain/access/preferences/kept-lists.ts';
import { inTurn } from '../async/in-turn.ts';

/** What one part of a list is now; undefined: forgotten. */
export interface PartOfList {
  list: string;
  part: KeptPart;
  value: unknown;
}

interface KeptListsDeps {
  /** What the server has; null before the first choice. */
  read: () => Promise<KeptLists | null>;
  write: (lists: KeptLists) => Promise<void>;
  /** Called after a change was written. */
  onWritten: () => void;
  /** Called with what the server has: with each answer to `read`, without what is not written yet. */
  onRead: (lists: KeptLists) => void;
  /** Runs the work while no other tab runs such work. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  log: (message: string, error: unknown) => void;
}

/** What a page holds of the lists in one session. */
interface Held {
  /** What is not written yet. */
  pending: PartOfList[];
  isOpen: boolean;
  isRead: boolean;
}

function isSamePart(one: PartOfList, other: PartOfList): boolean {
  return one.list === other.list && one.part === other.part;
}

function begin(): Held {
  return { pending: [], isOpen: false, isRead: false };
}

function applied(lists: KeptLists, changes: readonly PartOfList[]): KeptLists {
  return changes.reduce(
    (result, change) => keptListsSchema.safeParse(withPart(result, change)).data ?? result,
    lists,
  );
}

/**
 * Reads and writes what a user keeps of the lists. A change is applied to what the server has by then, so that two tabs
 * do not undo each other. What could not be written stays in this page, and goes with the next change or `retry`.
 */
export function createKeptLists(deps: KeptListsDeps) {
  const take = inTurn();
  /** Of another session is another object: answers to requests of an earlier one are dropped. */
  let held = begin();

  const read = async (own: Held): Promise<KeptLists | null> => {
    const lists = (await deps.read()) ?? NO_LISTS;
    if (own !== held) return null;
    own.isRead = true;
    deps.onRead(applied(lists, own.pending));
    return lists;
  };

  const attempt = (what: string, work: (own: Held) => Promise<unknown>): Promise<void> => {
    const own = held;
    return take(async () => {
      try {
        if (own === held) await deps.alone(() => work(own));
      } catch (error) {
        // A list is whole without it; the next change tries again.
        if (own === held) deps.log(what, error);
      }
    });
  };

  const load = () => attempt('What is kept of the lists was not loaded', read);
  const flush = () =>
    attempt('What is kept of the lists was not saved', async (own) => {
      const sent = own.pending;
      if (sent.length === 0) return;
      const lists = await read(own);
      if (lists) await deps.write(applied(lists, sent));
      own.pending = own.pending.filter((change) => !sent.includes(change));
      deps.onWritten();
    });

  return {
    /** Reads at the first call of a session. */
    open: (): Promise<void> => {
      if (held.isOpen) return Promise.resolve();
      held.isOpen = true;
      return load();
    },
    /** Reads again, when it was read before. */
    refresh: () => (held.isRead ? load() : Promise.resolve()),
    /** Writes a change; returns false for one that the server would refuse, which is not kept. */
    change: (change: PartOfList): boolean => {
      if (!keptListsSchema.safeParse(withPart(NO_LISTS, change)).success) return false;
      held.pending = [...held.pending.filter((one) => !isSamePart(one, change)), change];
      void flush();
      return true;
    },
    /** Reads and writes what could not be read or written. */
    retry: (): Promise<void> => (held.isOpen && !held.isRead ? load().then(flush) : flush()),
    /** Forgets everything, at the end of the session. */
    forget: (): void => {
      held = begin();
    },
  };
}
