import { createObservable, type Observable } from '../async/observable.ts';
import type { DraftCache, KeptDraft } from './draft-cache.ts';
import type { DraftStart, DraftState } from './draft-state.ts';

interface DraftKeeping {
  /** Writes the draft after the write in progress; of several waiting drafts, only the newest. */
  keep: (draft: KeptDraft) => void;
  /** Removes the draft, after the write in progress. */
  forget: () => Promise<void>;
  /** Resolves when all writes have finished or failed. */
  settled: () => Promise<void>;
}

interface DraftCopyDeps {
  uid: string;
  cache: DraftCache;
  now: () => number;
}

/** The draft on this page, and its copy in this browser. */
export interface DraftCopy
  extends Observable<DraftState>, Pick<DraftKeeping, 'forget' | 'settled'> {
  /** The id of this page as a writer; the server's changes under this id were made here. */
  writer: string;
  /** Changes the state; does nothing once the draft is closed. */
  set: (changes: Partial<DraftState>) => void;
  /** Stores the current state in this browser. */
  keep: () => void;
  isOver: () => boolean;
  close: () => void;
  /** Opens the draft again after `close`. */
  reopen: () => void;
}

export function createDraftCopy(start: DraftStart, deps: DraftCopyDeps): DraftCopy {
  const { uid, cache, now } = deps;
  const { id } = start;
  const writer = crypto.randomUUID();
  const state = createObservable<DraftState>({ ...start, kept: false, sequence: 0, replaced: 0 });
  let over = false;
  const set = (changes: Partial<DraftState>): void => {
    if (!over) state.set({ ...state.get(), ...changes });
  };
  const keeping = createDraftKeeping(cache, { uid, id }, (kept) => set({ kept }));
  return {
    writer,
    get: state.get,
    subscribe: state.subscribe,
    set,
    keep: () => {
      if (over) return;
      const { accountNumber, version, content, dirty, sequence, earlier } = state.get();
      const written = { writer, sequence, earlier, keptAt: now() };
      keeping.keep({ id, uid, accountNumber, version, content, dirty, ...written });
    },
    forget: keeping.forget,
    settled: keeping.settled,
    isOver: () => over,
    close: () => {
      over = true;
    },
    reopen: () => {
      over = false;
    },
  };
}

/** Stores one draft in the browser. When the browser refuses, logs a warning, and the user can go on typing. */
export function createDraftKeeping(
  cache: DraftCache,
  { uid, id }: Pick<KeptDraft, 'uid' | 'id'>,
  onKept: (kept: boolean) => void,
): DraftKeeping {
  let next: KeptDraft | null = null;
  let writing: Promise<void> | null = null;
  let warned = false;

  /** Returns whether the work succeeded. Logs the first failure with its error name, which contains no content. */
  const succeeds = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (!warned) console.warn('This browser does not keep drafts', nameOf(error));
      warned = true;
      return false;
    }
  };
  const writeAll = async (): Promise<void> => {
    while (next) {
      const draft = next;
      next = null;
      onKept(await succeeds(cache.write(draft)));
    }
    writing = null;
  };
  const settled = async () => {
    await writing;
  };
  return {
    settled,
    keep: (draft) => {
      next = draft;
      writing ??= writeAll();
    },
    forget: async () => {
      next = null;
      await settled();
      await succeeds(cache.remove(uid, id));
    },
  };
}

/** Returns the name of an error, which contains nothing that was typed. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
