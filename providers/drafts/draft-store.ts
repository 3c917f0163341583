import type { DraftContent } from '#domain/orders/draft.ts';
import { backoff } from '../async/backoff.ts';
import type { Observable } from '../async/observable.ts';
import type { DraftMethods } from '../data/drafts.ts';
import type { DraftCache } from './draft-cache.ts';
import { createDraftCopy } from './draft-copy.ts';
import type { DraftCopy } from './draft-copy.ts';
import type { DraftPresence } from './draft-presence.ts';
import { createDraftSaving } from './draft-saving.ts';
import type { DraftSaving } from './draft-saving.ts';
import { SAVE_AFTER } from './draft-settling.ts';
import { waitsForChoice } from './draft-state.ts';
import type { DraftStart, DraftState } from './draft-state.ts';
import { isSame } from './is-same.ts';

export interface DraftDeps {
  uid: string;
  api: Pick<DraftMethods, 'saveOrderDraft' | 'deleteOrderDraft'>;
  cache: DraftCache;
  presence: Pick<DraftPresence, 'enter'>;
  device: () => string;
  now: () => number;
}

/** One draft while the user edits it: stores it in the browser at once and on the server within a second. */
export interface DraftStore extends Observable<DraftState> {
  change: (content: DraftContent) => void;
  /** Saves now rather than in a second; resolves when the draft is saved or cannot be. */
  saveNow: () => Promise<void>;
  /** Called when the page may be about to close: sends the draft with a request that outlives the page. */
  saveAtLast: () => void;
  /** Resolves when this browser has stored the draft, or could not. */
  whenKept: () => Promise<void>;
  /** Resolves a conflict: discards this browser's changes. */
  takeTheirs: () => void;
  /** Resolves a conflict: saves this browser's changes over theirs. */
  keepMine: () => void;
  /**
   * Blocks saves while the draft becomes an order, and waits for the save in progress. Resolves with a function that
   * allows saves again when no order was created.
   */
  lock: () => Promise<() => void>;
  /** Deletes the draft, here and on the server. Rejects when the server did not delete it; then nothing has changed. */
  discard: () => Promise<void>;
  /** Called when the draft became an order: stops saving and removes the copy. */
  end: () => Promise<void>;
  /** Stops all work here, because another store has the draft. */
  abandon: () => void;
}

export function createDraftStore(start: DraftStart, deps: DraftDeps): DraftStore {
  const copy = createDraftCopy(start, deps);
  const leave = deps.presence.enter(copy.writer);
  const saving = createDraftSaving(copy, deps);
  // Stored even before the first change, so that the next page knows about this one.
  if (start.status.kind !== 'untouched') copy.keep();
  if (start.dirty) saving.schedule(start.status.kind === 'offline' ? backoff(0) : SAVE_AFTER);
  return {
    get: copy.get,
    subscribe: copy.subscribe,
    change: (content) => change(copy, saving, content),
    saveNow: async () => {
      await saving.whenSent();
      await saving.save();
      // Save again when there are changes that the save in progress did not contain.
      if (copy.get().status.kind === 'changed') await saving.save();
      await copy.settled();
    },
    saveAtLast: saving.saveAtLast,
    whenKept: copy.settled,
    takeTheirs: () => {
      const { status } = copy.get();
      if (status.kind === 'conflict') saving.replace(status.theirs);
    },
    keepMine: () => {
      const { status } = copy.get();
      if (status.kind !== 'conflict') return;
      saving.goOnTop(status.theirs);
      void saving.save();
    },
    lock: saving.lock,
    ...endings({ copy, saving, leave, api: deps.api }),
  };
}

function change(copy: DraftCopy, saving: DraftSaving, content: DraftContent): void {
  const { status, content: before, sequence } = copy.get();
  if (copy.isOver() || isSame(content, before)) return;
  const rests = waitsForChoice(status) || status.kind === 'offline';
  const busy = status.kind === 'saving';
  copy.set({ content, sequence: sequence + 1, dirty: true });
  if (!rests && !busy) copy.set({ status: { kind: 'changed' } });
  copy.keep();
  saving.schedule(SAVE_AFTER);
}

interface EndingDeps extends Pick<DraftDeps, 'api'> {
  copy: DraftCopy;
  saving: DraftSaving;
  /** Ends this page's presence for the draft. */
  leave: () => void;
}

/** The methods that end a page's work on its draft. */
function endings({
  copy,
  saving,
  leave,
  api,
}: EndingDeps): Pick<DraftStore, 'discard' | 'end' | 'abandon'> {
  const close = (): void => {
    copy.close();
    saving.stopTimer();
  };
  const stop = (): void => {
    close();
    leave();
  };
  return {
    discard: async () => {
      const { id, version, earlier } = copy.get();
      const isOnlyHere = version === 0 && !saving.wasSent() && earlier.length === 0;
      close();
      try {
        if (!isOnlyHere) await api.deleteOrderDraft(id);
      } catch (error) {
        copy.reopen();
        if (copy.get().dirty) saving.schedule(SAVE_AFTER);
        throw error;
      }
      leave();
      await copy.forget();
    },
    end: async () => {
      stop();
      await copy.forget();
    },
    abandon: stop,
  };
}
