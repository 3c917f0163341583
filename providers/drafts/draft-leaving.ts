import type { DraftCache } from './draft-cache.ts';
import type { DraftStart } from './draft-state.ts';
import type { DraftStore } from './draft-store.ts';
import { TimeoutError, within } from '../async/within.ts';

/** How long a sign-out waits for drafts, in milliseconds. */
const MAX_WAIT = 2_000;

/** The drafts of this page that are being written, or were left before the server had them. */
export interface OpenDrafts {
  /** Whoever had the draft open before does nothing more with it. */
  add: (store: DraftStore) => void;
  isOpen: (id: string) => boolean;
  /** Resolves when this browser has what this page still has of the draft, or could not keep it. */
  whenKept: (id: string) => Promise<void>;
  /** What the form opens with that is shown next under this id. */
  handOver: (start: DraftStart) => void;
  takeOver: (id: string) => DraftStart | null;
  /** Its form is gone: it is saved once more, and forgotten here as soon as the server has it. */
  release: (store: DraftStore) => Promise<void>;
  /** Signing out: saves them all, within two seconds, and leaves in the browser only what could not be saved. */
  leave: () => Promise<void>;
}

export function createOpenDrafts(cache: DraftCache, now: () => number): OpenDrafts {
  const open = new Map<string, DraftStore>();
  /** Those whose form is gone. */
  const left = new WeakSet<DraftStore>();
  const handed = new Map<string, DraftStart>();

  const drop = async (store: DraftStore): Promise<void> => {
    const { id } = store.get();
    if (open.get(id) !== store) return;
    open.delete(id);
    await store.end();
  };
  /** It may come back while it is still tried; and it may be tried for long. */
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
  const saveAll = () => Promise.all([...open.values()].map((store) => store.saveNow()));
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
      const saved = within(MAX_WAIT, saveAll());
      await saved.catch((error: unknown) => {
        if (!(error instanceof TimeoutError)) throw error;
      });
      for (const store of open.values()) store.abandon();
      open.clear();
      handed.clear();
      await cache.forgetSaved(now());
    },
  };
}
