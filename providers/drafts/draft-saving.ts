import type { DraftInput } from '#domain/orders/draft.ts';
import type { DraftMethods } from '../data/drafts.ts';
import { draftAnswer } from './draft-answer.ts';
import type { DraftAnswer } from './draft-answer.ts';
import type { DraftCopy } from './draft-copy.ts';
import { createDraftSettling, SAVE_AFTER } from './draft-settling.ts';
import type { DraftSettling } from './draft-settling.ts';
import { waitsForChoice } from './draft-state.ts';

interface DraftSavingDeps {
  api: Pick<DraftMethods, 'saveOrderDraft'>;
  device: () => string;
}

/** Saves a draft on the server, one save at a time. */
export interface DraftSaving extends Pick<DraftSettling, 'replace' | 'goOnTop'> {
  /** Saves after so many milliseconds, unless a save is scheduled or in progress. */
  schedule: (milliseconds: number) => void;
  stopTimer: () => void;
  /** Saves now; resolves when the draft is saved or cannot be. */
  save: () => Promise<void>;
  saveAtLast: () => void;
  /** Resolves when no save is in progress. */
  whenSent: () => Promise<void>;
  /** Whether this page has sent a save. */
  wasSent: () => boolean;
  /** Blocks saves until the returned function is called; resolves when no save is in progress. */
  lock: () => Promise<() => void>;
}

/** Time limit for the server, in milliseconds, before it is reported as unreachable. */
const TIMEOUT = 10_000;

interface DraftSender extends Pick<DraftSaving, 'wasSent'> {
  /** Sends the current draft. */
  send: (how: { signal?: AbortSignal; keepalive?: boolean }) => Promise<DraftAnswer>;
}

function createDraftSender(copy: DraftCopy, { api, device }: DraftSavingDeps): DraftSender {
  let wasSent = false;
  const inputNow = (): DraftInput => {
    wasSent = true;
    const { accountNumber, version, sequence, content } = copy.get();
    return { accountNumber, version, device: device(), writer: copy.writer, sequence, content };
  };
  return {
    wasSent: () => wasSent,
    send: (how) => draftAnswer(() => api.saveOrderDraft(copy.get().id, inputNow(), how)),
  };
}

export function createDraftSaving(copy: DraftCopy, deps: DraftSavingDeps): DraftSaving {
  const sender = createDraftSender(copy, deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let held = false;

  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const schedule = (milliseconds: number): void => {
    if (copy.isOver() || held || sending || timer !== undefined) return;
    timer = setTimeout(() => void save(), milliseconds);
  };
  const settling = createDraftSettling(copy, schedule);
  const mayBeSaved = (): boolean => {
    const { dirty, status } = copy.get();
    return !copy.isOver() && !held && dirty && !waitsForChoice(status);
  };
  const send = async (): Promise<void> => {
    const wasOffline = copy.get().status.kind === 'offline';
    if (!wasOffline) copy.set({ status: { kind: 'saving' } });
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await sender.send({ signal });
    sending = null;
    if (!copy.isOver()) settling.settle(answer);
  };
  const save = (): Promise<void> => {
    stopTimer();
    if (!mayBeSaved()) return Promise.resolve();
    sending ??= send();
    return sending;
  };
  const whenSent = async (): Promise<void> => sending ?? undefined;
  return {
    schedule,
    stopTimer,
    save,
    replace: settling.replace,
    goOnTop: settling.goOnTop,
    whenSent,
    wasSent: sender.wasSent,
    saveAtLast: () => {
      if (!mayBeSaved()) return;
      // Nobody awaits the response: the next save shows what became of this one.
      void sender.send({ keepalive: true });
    },
    lock: async () => {
      held = true;
      stopTimer();
      await whenSent();
      return () => {
        held = false;
        if (copy.get().dirty) schedule(SAVE_AFTER);
      };
    },
  };
}
