import type { Draft } from '#domain/schemas/draft.ts';
import type { DraftCopy } from './draft-copy.ts';
import { checkDraft } from './draft-check.ts';
import type { DraftState } from './draft-state.ts';
import { alsoBy, writtenBy } from './draft-writers.ts';

/** Resolves a draft that was saved elsewhere meanwhile. */
export interface DraftMeeting {
  /** Returns whether this page's draft is to be saved over theirs. */
  movedOn: (theirs: Draft) => boolean;
  /** Replaces this page's draft with theirs. */
  replace: (theirs: Draft) => void;
  /** Prepares to save this page's draft over theirs. */
  goOnTop: (theirs: Draft) => void;
}

/** `onTaken` is called when this page has taken theirs. */
export function createDraftMeeting(copy: DraftCopy, onTaken: () => void): DraftMeeting {
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
