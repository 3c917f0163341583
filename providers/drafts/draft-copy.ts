import type { Observable } from '../async/observable.ts';
import { createObservable } from '../async/observable.ts';
import type { DraftCache } from './draft-cache.ts';
import { createDraftKeeping } from './draft-keeping.ts';
import type { DraftKeeping } from './draft-keeping.ts';
import type { DraftStart, DraftState } from './draft-state.ts';

export interface DraftCopyDeps {
  uid: string;
  cache: DraftCache;
  now: () => number;
}

/** What stands in a draft on this page, and the copy of it that this browser keeps. */
export interface DraftCopy
  extends Observable<DraftState>, Pick<DraftKeeping, 'forget' | 'settled'> {
  /** Nobody else writes under it: what the server has of it was written here. */
  writer: string;
  /** Nothing changes any more once it is over. */
  set: (changes: Partial<DraftState>) => void;
  /** Has this browser keep it as it stands. */
  keep: () => void;
  isOver: () => boolean;
  close: () => void;
  /** It is not over after all. */
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
