import type { Draft, DraftContent, DraftInput } from '#domain/schemas/draft.ts';
import { backoff } from './backoff.ts';
import { draftAnswer } from './draft-answer.ts';
import type { DraftAnswer } from './draft-answer.ts';
import type { DraftCache } from './draft-cache.ts';
import { createDraftKeeping } from './draft-keeping.ts';
import { isSame } from './draft-same.ts';
import type { DraftMethods } from './data/drafts.ts';
import type { DraftStanding, DraftStart, DraftState } from './draft-state.ts';
import { createObservable } from './observable.ts';
import type { Observable } from './observable.ts';

/** OR-03: at the latest so many milliseconds after a change it is on its way to the server. */
export const SAVE_AFTER = 1_000;

export interface DraftPorts {
  uid: string;
  api: Pick<DraftMethods, 'saveOrderDraft' | 'deleteOrderDraft'>;
  cache: DraftCache;
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
  /** Of a conflict: what stands in this browser is given up. Answers what stands in the draft now. */
  takeTheirs: () => DraftContent;
  /** Of a conflict: what stands in this browser is saved on top of theirs. */
  keepMine: () => void;
  /**
   * While it is made into an order nothing is saved on the server: waits for what is on its way. What it resolves with
   * lets saving go on, when no order was made.
   */
  hold: () => Promise<() => void>;
  /** Throws it away, here and on the server. Rejects when the server did not do it; then nothing has changed. */
  discard: () => Promise<void>;
  /** It became an order: nothing of it is saved or kept any more. */
  end: () => Promise<void>;
  /** Somebody else goes on with it: nothing more is done here. */
  abandon: () => void;
}

/** How long the server may take, in milliseconds, before it is said that it cannot be reached. */
const PATIENCE = 10_000;

/** Those in which nothing is sent before somebody chooses. */
const WAITS_FOR_CHOICE: ReadonlySet<DraftStanding['kind']> = new Set(['conflict', 'ended']);

export function createDraftStore(start: DraftStart, ports: DraftPorts): DraftStore {
  const { uid, api, cache, now } = ports;
  const { id } = start;
  const state = createObservable<DraftState>({ ...start, kept: false });
  const keeping = createDraftKeeping(cache, { uid, id }, (kept) => set({ kept }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  /** What a page that was about to go sent beside all else. */
  let atLast: DraftContent | null = null;
  let failures = 0;
  let over = false;
  let held = false;

  const set = (changes: Partial<DraftState>) => {
    if (!over) state.set({ ...state.get(), ...changes });
  };
  const keep = () => {
    if (over) return;
    const { accountNumber, version, content, unanswered, dirty } = state.get();
    const keptAt = now();
    keeping.keep({ id, uid, accountNumber, version, content, unanswered, dirty, keptAt });
  };
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const schedule = (milliseconds: number) => {
    if (over || held || sending || timer !== undefined) return;
    timer = setTimeout(() => void save(), milliseconds);
  };
  const mayBeSaved = () => {
    const { dirty, standing } = state.get();
    return !over && !held && dirty && !WAITS_FOR_CHOICE.has(standing.kind);
  };
  const save = (): Promise<void> => {
    stopTimer();
    if (!mayBeSaved()) return Promise.resolve();
    sending ??= send();
    return sending;
  };
  const inputOf = (content: DraftContent): DraftInput => {
    const { accountNumber, version } = state.get();
    return { accountNumber, version, device: ports.device(), content };
  };
  /** What was sent and not answered goes first, once more: else it would look like somebody else's. */
  const send = async (): Promise<void> => {
    const { unanswered } = state.get();
    const content = unanswered ?? state.get().content;
    const wasOffline = state.get().standing.kind === 'offline';
    set({ unanswered: content, ...(!wasOffline && { standing: { kind: 'saving' } }) });
    keep();
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await draftAnswer(() => api.saveOrderDraft(id, inputOf(content), { signal }));
    sending = null;
    if (!over) settle(answer, content);
  };
  const settle = (answer: DraftAnswer, sent: DraftContent) => {
    if (answer.kind === 'stored') return confirmed(answer.draft, sent);
    if (answer.kind === 'movedOn') return movedOn(answer.theirs, sent);
    if (answer.kind === 'unreachable') {
      set({ standing: { kind: 'offline' } });
      schedule(backoff(failures));
      failures += 1;
    } else {
      const standing = answer.kind === 'none' ? { kind: 'refused' as const, message: '' } : answer;
      set({ unanswered: null, standing });
      keep();
    }
  };
  const confirmed = (stored: Draft, sent: DraftContent) => {
    failures = 0;
    const dirty = !isSame(state.get().content, sent);
    set({
      version: stored.version,
      unanswered: null,
      dirty,
      savedAt: Date.parse(stored.updatedAt),
      standing: { kind: dirty ? 'changed' : 'saved' },
    });
    keep();
    if (dirty) schedule(SAVE_AFTER);
  };
  /** It is no conflict when they have what we sent, or what we have. */
  const movedOn = (theirs: Draft, sent: DraftContent) => {
    if (isSame(theirs.content, sent)) return confirmed(theirs, sent);
    if (isSame(theirs.content, atLast)) return confirmed(theirs, theirs.content);
    if (isSame(theirs.content, state.get().content)) return confirmed(theirs, theirs.content);
    const isRestored = theirs.version < state.get().version;
    if (isRestored) {
      // The server has less than it once confirmed: what it lost is here.
      set({ version: theirs.version, unanswered: null, standing: { kind: 'changed' } });
      return schedule(SAVE_AFTER);
    }
    set({ unanswered: null, standing: { kind: 'conflict', theirs } });
    keep();
  };
  const stop = () => {
    over = true;
    stopTimer();
  };

  if (start.dirty) {
    keep();
    schedule(start.standing.kind === 'offline' ? backoff(0) : SAVE_AFTER);
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    change: (content) => {
      const { standing, content: before } = state.get();
      if (over || isSame(content, before)) return;
      const rests = WAITS_FOR_CHOICE.has(standing.kind) || standing.kind === 'offline';
      const busy = standing.kind === 'saving';
      set({ content, dirty: true, ...(!rests && !busy && { standing: { kind: 'changed' } }) });
      keep();
      schedule(SAVE_AFTER);
    },
    saveNow: async () => {
      await sending;
      // Twice when the first was the one that had not been answered.
      await save();
      if (state.get().standing.kind === 'changed') await save();
      await keeping.settled();
    },
    saveAtLast: () => {
      if (!mayBeSaved()) return;
      const input = inputOf(state.get().content);
      atLast = input.content;
      // The page that comes after this one is to know it for ours.
      if (state.get().unanswered === null) set({ unanswered: atLast });
      keep();
      // Its answer is not waited for: what the next save is told says what became of it.
      void draftAnswer(() => api.saveOrderDraft(id, input, { keepalive: true }));
    },
    takeTheirs: () => {
      const { standing } = state.get();
      if (standing.kind !== 'conflict') return state.get().content;
      const { version, content, updatedAt } = standing.theirs;
      const savedAt = Date.parse(updatedAt);
      set({ version, content, savedAt, dirty: false, standing: { kind: 'saved' } });
      keep();
      return content;
    },
    keepMine: () => {
      const { standing } = state.get();
      if (standing.kind !== 'conflict') return;
      set({ version: standing.theirs.version, dirty: true, standing: { kind: 'changed' } });
      void save();
    },
    hold: async () => {
      held = true;
      stopTimer();
      await sending;
      return () => {
        held = false;
        if (state.get().dirty) schedule(SAVE_AFTER);
      };
    },
    discard: async () => {
      const { version, unanswered } = state.get();
      const isOnlyHere = version === 0 && unanswered === null && atLast === null;
      stop();
      try {
        if (!isOnlyHere) await api.deleteOrderDraft(id);
      } catch (error) {
        over = false;
        if (state.get().dirty) schedule(SAVE_AFTER);
        throw error;
      }
      await keeping.forget();
    },
    end: async () => {
      stop();
      await keeping.forget();
    },
    abandon: stop,
  };
}
