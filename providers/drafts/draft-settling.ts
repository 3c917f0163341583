import type { Draft } from '#domain/schemas/draft.ts';
import { backoff } from '../async/backoff.ts';
import type { DraftAnswer } from './draft-answer.ts';
import type { DraftCopy } from './draft-copy.ts';
import { createDraftMeeting } from './draft-meeting.ts';
import type { DraftMeeting } from './draft-meeting.ts';

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
