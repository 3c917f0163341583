import type { DraftContent } from '#domain/schemas/draft.ts';
import { backoff } from '../async/backoff.ts';
import type { Observable } from '../async/observable.ts';
import type { DraftMethods } from '../data/drafts.ts';
import type { DraftCache } from './draft-cache.ts';
import { createDraftCopy } from './draft-copy.ts';
import type { DraftCopy } from './draft-copy.ts';
import type { DraftPresence } from './draft-presence.ts';
import { isSame } from './draft-same.ts';
import { createDraftSaving } from './draft-saving.ts';
import type { DraftSaving } from './draft-saving.ts';
import { SAVE_AFTER } from './draft-settling.ts';
import { waitsForChoice } from './draft-state.ts';
import type { DraftStart, DraftState } from './draft-state.ts';

export interface DraftDeps {
  uid: string;
  api: Pick<DraftMethods, 'saveOrderDraft' | 'deleteOrderDraft'>;
  cache: DraftCache;
  presence: Pick<DraftPresence, 'enter'>;
  device: () => string;
  now: () => number;
}

/** One draft while it is being written: keeps it in the browser at once and on the server within a second. */
export interface DraftStore extends Observable<DraftState> {
  change: (content: DraftContent) => void;
  /** Saves now rather than in a second; resolves when it is saved or cannot be. */
  saveNow: () => Promise<void>;
  /** The page may be gone in a moment: sends what stands in it, in a way that outlives the page. */
  saveAtLast: () => void;
  /** Resolves when this browser has what stands in it, or could not keep it. */
  whenKept: () => Promise<void>;
  /** Of a conflict: what stands in this browser is given up. */
  takeTheirs: () => void;
  /** Of a conflict: what stands in this browser is saved on top of theirs. */
  keepMine: () => void;
  /**
   * While it is made into an order nothing is saved on the server: waits for what is on its way. What it resolves with
   * lets saving go on, when no order was made.
   */
  lock: () => Promise<() => void>;
  /** Throws it away, here and on the server. Rejects when the server did not do it; then nothing has changed. */
  discard: () => Promise<void>;
  /** It became an order: nothing of it is saved or kept any more. */
  end: () => Promise<void>;
  /** Somebody else goes on with it: nothing more is done here. */
  abandon: () => void;
}

export function createDraftStore(start: DraftStart, deps: DraftDeps): DraftStore {
  const copy = createDraftCopy(start, deps);
  const leave = deps.presence.enter(copy.writer);
  const saving = createDraftSaving(copy, deps);
  // The page that comes after this one is to know of it, whatever becomes of the first that is typed.
  if (start.status.kind !== 'untouched') copy.keep();
  if (start.dirty) saving.schedule(start.status.kind === 'offline' ? backoff(0) : SAVE_AFTER);
  return {
    get: copy.get,
    subscribe: copy.subscribe,
    change: (content) => change(copy, saving, content),
    saveNow: async () => {
      await saving.whenSent();
      await saving.save();
      // Twice when there was more to save than what was on its way.
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
  /** The page is no longer there for the draft. */
  leave: () => void;
}

/** The ways in which a page is done with its draft. */
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
