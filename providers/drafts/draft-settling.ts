import type { Draft } from '#domain/schemas/draft.ts';
import { backoff } from '../async/backoff.ts';
import type { DraftAnswer } from './draft-answer.ts';
import type { DraftCopy } from './draft-copy.ts';
import { createDraftMeeting } from './draft-meeting.ts';
import type { DraftMeeting } from './draft-meeting.ts';

/** OR-03: at the latest so many milliseconds after a change it is on its way to the server. */
export const SAVE_AFTER = 1_000;

/** What comes of a save. */
export interface DraftSettling extends Pick<DraftMeeting, 'replace' | 'goOnTop'> {
  settle: (answer: DraftAnswer) => void;
}

/** `schedule` saves after so many milliseconds: a try that did not arrive, or what was written meanwhile. */
export function createDraftSettling(
  copy: DraftCopy,
  schedule: (milliseconds: number) => void,
): DraftSettling {
  /** How many tries in a row did not arrive. */
  let failures = 0;
  const { movedOn, replace, goOnTop } = createDraftMeeting(copy, () => {
    failures = 0;
  });
  /** One of the saves of this page is stored: the newest that the server knows of. */
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
