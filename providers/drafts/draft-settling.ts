import type { Draft } from '#domain/orders/draft.ts';
import { backoff } from '../async/backoff.ts';
import type { DraftAnswer } from './draft-answer.ts';
import { checkDraft } from './draft-check.ts';
import type { DraftCopy } from './draft-copy.ts';
import type { DraftState } from './draft-state.ts';
import { alsoBy, writtenBy } from './draft-writers.ts';

/** Resolves a draft that was saved elsewhere meanwhile. */
interface DraftMeeting {
  /** Returns whether this page's draft is to be saved over theirs. */
  movedOn: (theirs: Draft) => boolean;
  /** Replaces this page's draft with theirs. */
  replace: (theirs: Draft) => void;
  /** Prepares to save this page's draft over theirs. */
  goOnTop: (theirs: Draft) => void;
}

/** OR-03: the longest time between a change and its save, in milliseconds. */
export const SAVE_AFTER = 1_000;

/** Applies the result of a save. */
export interface DraftSettling extends Pick<DraftMeeting, 'replace' | 'goOnTop'> {
  settle: (answer: DraftAnswer) => void;
}

/** `schedule` saves after so many milliseconds: a failed save again, or changes made meanwhile. */
export function createDraftSettling(
  copy: DraftCopy,
  schedule: (milliseconds: number) => void,
): DraftSettling {
  /** The number of consecutive saves that did not arrive. */
  let failures = 0;
  const { movedOn, replace, goOnTop } = createDraftMeeting(copy, () => {
    failures = 0;
  });
  /** Applies the newest save of this page that the server has stored. */
  const confirmed = ({ version, sequence, updatedAt }: Draft): void => {
    failures = 0;
    const dirty = sequence < copy.get().sequence;
    const status = { kind: dirty ? 'changed' : 'saved' } as const;
    copy.set({ version, dirty, savedAt: Date.parse(updatedAt), status });
    copy.keep();
    if (dirty) schedule(SAVE_AFTER);
  };
  const unreachable = (): void => {
    copy.set({ status: { kind: 'offline' } });
    schedule(backoff(failures));
    failures += 1;
  };
  return {
    replace,
    goOnTop,
    settle: (answer) => {
      if (answer.kind === 'stored') confirmed(answer.draft);
      else if (answer.kind === 'unreachable') unreachable();
      else if (answer.kind === 'movedOn') {
        if (movedOn(answer.theirs)) schedule(SAVE_AFTER);
      } else {
        const status = answer.kind === 'none' ? { kind: 'refused' as const, message: '' } : answer;
        copy.set({ status });
      }
    },
  };
}

/** `onTaken` is called when this page has taken theirs. */
function createDraftMeeting(copy: DraftCopy, onTaken: () => void): DraftMeeting {
  const goOnTop = (theirs: Draft): void => {
    const earlier = alsoBy(theirs, copy.get().earlier);
    copy.set({ version: theirs.version, earlier, dirty: true, status: { kind: 'changed' } });
    copy.keep();
  };
  const take = (theirs: Draft, changes: Partial<DraftState> = {}): void => {
    onTaken();
    const { version, updatedAt } = theirs;
    const earlier = writtenBy(theirs, copy.get().earlier);
    const savedAt = Date.parse(updatedAt);
    copy.set({ version, earlier, savedAt, dirty: false, status: { kind: 'saved' }, ...changes });
    copy.keep();
  };
  const replace = (theirs: Draft): void => {
    const { sequence, replaced } = copy.get();
    const { content } = theirs;
    take(theirs, { content, sequence: sequence + 1, replaced: replaced + 1 });
  };
  return {
    goOnTop,
    replace,
    movedOn: (theirs) => {
      const check = checkDraft({ ...copy.get(), writer: copy.writer }, theirs);
      if (check === 'same') take(theirs);
      else if (check === 'theirs') replace(theirs);
      else if (check === 'mine') {
        goOnTop(theirs);
        return true;
      } else {
        copy.set({ status: { kind: 'conflict', theirs } });
        copy.keep();
      }
      return false;
    },
  };
}
