import { TimeoutError, within } from '../async/within.ts';
import type { joinDraftsRemoved } from '../browser/other-tabs.ts';
import type { DraftCache } from './draft-cache.ts';
import type { DraftStart } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { createUnsentDrafts, type UnsentDrafts } from './draft-unsent.ts';

/** How long a sign-out waits for drafts, in milliseconds. */
const MAX_WAIT = 2_000;

/** The drafts that are open on this page, or were closed before the server had saved them. */
export interface OpenDrafts extends UnsentDrafts {
  /** Adds a store; a former store of the same draft is abandoned. */
  add: (store: DraftStore) => void;
  isOpen: (id: string) => boolean;
  /** Resolves when this page's changes to the draft are stored in this browser, or could not be. */
  whenKept: (id: string) => Promise<void>;
  /** Sets what the next form for this draft opens with. */
  handOver: (start: DraftStart) => void;
  takeOver: (id: string) => DraftStart | null;
  /** Called when the form is closed: saves the draft once more, and removes it here once the server has it. */
  release: (store: DraftStore) => Promise<void>;
  /** Called at sign-out: saves all drafts, for at most two seconds; the browser keeps only what could not be saved. */
  leave: () => Promise<void>;
}

/** What is done with every open draft at a sign-out. */
function allOf(open: Map<string, DraftStore>, handed: Map<string, DraftStart>) {
  const saveAll = async (): Promise<void> => {
    const saved = Promise.all([...open.values()].map((store) => store.saveNow()));
    await within(MAX_WAIT, saved).catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
    });
  };
  const endAll = async (): Promise<void> => {
    const ended = [...open.values()];
    open.clear();
    handed.clear();
    await Promise.all(ended.map((store) => store.end()));
  };
  return { saveAll, endAll };
}

export function createOpenDrafts(
  cache: DraftCache,
  now: () => number,
  tabs?: typeof joinDraftsRemoved,
): OpenDrafts {
  const open = new Map<string, DraftStore>();
  /** The drafts whose form is closed. */
  const left = new WeakSet<DraftStore>();
  const handed = new Map<string, DraftStart>();

  const drop = async (store: DraftStore): Promise<void> => {
    const { id } = store.get();
    if (open.get(id) !== store) return;
    open.delete(id);
    await store.end();
  };
  /** The form may open again while the save is retried, which may take long. */
  const dropWhenSaved = async (store: DraftStore): Promise<void> => {
    const isSaved = () => left.has(store) && !store.get().dirty;
    if (isSaved()) return drop(store);
    const stop = store.subscribe(() => {
      if (!left.has(store)) return stop();
      if (!isSaved()) return undefined;
      stop();
      return void drop(store);
    });
    return undefined;
  };
  const { saveAll, endAll } = allOf(open, handed);
  return {
    add: (store) => {
      const { id } = store.get();
      const before = open.get(id);
      if (before !== store) before?.abandon();
      left.delete(store);
      open.set(id, store);
    },
    isOpen: (id) => open.has(id),
    whenKept: async (id) => open.get(id)?.whenKept(),
    handOver: (start) => void handed.set(start.id, start),
    takeOver: (id) => {
      const start = handed.get(id) ?? null;
      handed.delete(id);
      return start;
    },
    release: async (store) => {
      left.add(store);
      await store.saveNow();
      await dropWhenSaved(store);
    },
    leave: async () => {
      await saveAll();
      for (const store of open.values()) store.abandon();
      open.clear();
      handed.clear();
      await cache.forgetSaved(now());
    },
    ...createUnsentDrafts({ cache, saveAll, endAll, tabs }),
  };
}
