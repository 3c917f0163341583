import type { Observable } from '../async/observable.ts';
import { createObservable } from '../async/observable.ts';
import type { DraftCache } from './draft-cache.ts';
import { createDraftKeeping } from './draft-keeping.ts';
import type { DraftKeeping } from './draft-keeping.ts';
import type { DraftStart, DraftState } from './draft-state.ts';

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
