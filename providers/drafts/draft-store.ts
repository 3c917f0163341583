import type { Draft, DraftContent, DraftInput } from '#domain/schemas/draft.ts';
import { backoff } from '../async/backoff.ts';
import { draftAnswer } from './draft-answer.ts';
import type { DraftAnswer } from './draft-answer.ts';
import type { DraftCache } from './draft-cache.ts';
import { createDraftKeeping } from './draft-keeping.ts';
import { judge } from './draft-judge.ts';
import { isSame } from './draft-same.ts';
import type { DraftMethods } from '../data/drafts.ts';
import type { DraftPresence } from './draft-presence.ts';
import type { DraftStanding, DraftStart, DraftState } from './draft-state.ts';
import { alsoBy, writtenBy } from './draft-writers.ts';
import { createObservable } from '../async/observable.ts';
import type { Observable } from '../async/observable.ts';

/** OR-03: at the latest so many milliseconds after a change it is on its way to the server. */
export const SAVE_AFTER = 1_000;

export interface DraftPorts {
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
  /** Nobody else writes under it: what the server has of it was written here. */
  const writer = crypto.randomUUID();
  const leave = ports.presence.enter(writer);
  const state = createObservable<DraftState>({ ...start, kept: false, sequence: 0, replaced: 0 });
  const keeping = createDraftKeeping(cache, { uid, id }, (kept) => set({ kept }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let wasSent = false;
  let failures = 0;
  let over = false;
  let held = false;

  const set = (changes: Partial<DraftState>) => {
    if (!over) state.set({ ...state.get(), ...changes });
  };
  const keep = () => {
    if (over) return;
    const { accountNumber, version, content, dirty, sequence, earlier } = state.get();
    const written = { writer, sequence, earlier, keptAt: now() };
    keeping.keep({ id, uid, accountNumber, version, content, dirty, ...written });
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
  const inputNow = (): DraftInput => {
    wasSent = true;
    const { accountNumber, version, sequence, content } = state.get();
    return { accountNumber, version, device: ports.device(), writer, sequence, content };
  };
  const send = async (): Promise<void> => {
    const wasOffline = state.get().standing.kind === 'offline';
    if (!wasOffline) set({ standing: { kind: 'saving' } });
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await draftAnswer(() => api.saveOrderDraft(id, inputNow(), { signal }));
    sending = null;
    if (!over) settle(answer);
  };
  const settle = (answer: DraftAnswer) => {
    if (answer.kind === 'stored') return confirmed(answer.draft);
    if (answer.kind === 'movedOn') return movedOn(answer.theirs);
    if (answer.kind === 'unreachable') {
      set({ standing: { kind: 'offline' } });
      schedule(backoff(failures));
      failures += 1;
    } else {
      const standing = answer.kind === 'none' ? { kind: 'refused' as const, message: '' } : answer;
      set({ standing });
    }
  };
  /** One of the saves of this page is stored: the newest that the server knows of. */
  const confirmed = ({ version, sequence, updatedAt }: Draft) => {
    failures = 0;
    const dirty = sequence < state.get().sequence;
    const standing = { kind: dirty ? 'changed' : 'saved' } as const;
    set({ version, dirty, savedAt: Date.parse(updatedAt), standing });
    keep();
    if (dirty) schedule(SAVE_AFTER);
  };
  const movedOn = (theirs: Draft) => {
    const judgement = judge({ ...state.get(), writer }, theirs);
    if (judgement === 'same') return take(theirs);
    if (judgement === 'theirs') return replace(theirs);
    if (judgement === 'mine') {
      goOnTop(theirs);
      return schedule(SAVE_AFTER);
    }
    set({ standing: { kind: 'conflict', theirs } });
    keep();
  };
  /** What stands here is to be saved in place of theirs. */
  const goOnTop = (theirs: Draft) => {
    const earlier = alsoBy(theirs, state.get().earlier);
    set({ version: theirs.version, earlier, dirty: true, standing: { kind: 'changed' } });
    keep();
  };
  /** Theirs is what stands here. */
  const take = (theirs: Draft, changes: Partial<DraftState> = {}) => {
    failures = 0;
    const { version, updatedAt } = theirs;
    const earlier = writtenBy(theirs, state.get().earlier);
    const savedAt = Date.parse(updatedAt);
    set({ version, earlier, savedAt, dirty: false, standing: { kind: 'saved' }, ...changes });
    keep();
  };
  /** Theirs comes in place of what stands here. */
  const replace = (theirs: Draft) => {
    const { sequence, replaced } = state.get();
    const { content } = theirs;
    take(theirs, { content, sequence: sequence + 1, replaced: replaced + 1 });
  };
  const stop = () => {
    over = true;
    stopTimer();
    leave();
  };

  // The page that comes after this one is to know of it, whatever becomes of the first that is typed.
  if (start.standing.kind !== 'untouched') keep();
  if (start.dirty) schedule(start.standing.kind === 'offline' ? backoff(0) : SAVE_AFTER);
  return {
    get: state.get,
    subscribe: state.subscribe,
    change: (content) => {
      const { standing, content: before, sequence } = state.get();
      if (over || isSame(content, before)) return;
      const rests = WAITS_FOR_CHOICE.has(standing.kind) || standing.kind === 'offline';
      const busy = standing.kind === 'saving';
      set({ content, sequence: sequence + 1, dirty: true });
      if (!rests && !busy) set({ standing: { kind: 'changed' } });
      keep();
      schedule(SAVE_AFTER);
    },
    saveNow: async () => {
      await sending;
      await save();
      // Twice when there was more to save than what was on its way.
      if (state.get().standing.kind === 'changed') await save();
      await keeping.settled();
    },
    saveAtLast: () => {
      if (!mayBeSaved()) return;
      // Its answer is not waited for: what the next save is told says what became of it.
      void draftAnswer(() => api.saveOrderDraft(id, inputNow(), { keepalive: true }));
    },
    whenKept: keeping.settled,
    takeTheirs: () => {
      const { standing } = state.get();
      if (standing.kind === 'conflict') replace(standing.theirs);
    },
    keepMine: () => {
      const { standing } = state.get();
      if (standing.kind !== 'conflict') return;
      goOnTop(standing.theirs);
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
      const { version, earlier } = state.get();
      const isOnlyHere = version === 0 && !wasSent && earlier.length === 0;
      over = true;
      stopTimer();
      try {
        if (!isOnlyHere) await api.deleteOrderDraft(id);
      } catch (error) {
        over = false;
        if (state.get().dirty) schedule(SAVE_AFTER);
        throw error;
      }
      leave();
      await keeping.forget();
    },
    end: async () => {
      stop();
      await keeping.forget();
    },
    abandon: stop,
  };
}
