import type { DraftContent } from '#domain/orders/draft.ts';
import type { DraftAnswer } from './draft-answer.ts';
import type { KeptDraft } from './draft-cache.ts';
import { checkDraft } from './draft-check.ts';
import type { DraftStart } from './draft-state.ts';
import { alsoBy, writtenBy } from './draft-writers.ts';
import type { DraftWriter } from './draft-writers.ts';

/** The result of opening a draft. */
export type DraftOpening =
  | { kind: 'open'; start: DraftStart }
  | { kind: 'missing' }
  /** The draft ended elsewhere, and this browser has no copy. */
  | { kind: 'gone'; orderId: string | null }
  | { kind: 'unreachable' };

/** The pages of this browser that had the draft open before. */
interface PagesBefore {
  /** The device name that this browser saves with. */
  device: string;
  /** Whether this writer's page was closed before this page read the draft. */
  isGone: (writer: string) => boolean;
}

type Stored = Extract<DraftAnswer, { kind: 'stored' }>['draft'];

/** OR-03: returns the newer of the browser's copy and the server's draft; both when each has changes of its own. */
export function chooseDraft(
  kept: KeptDraft | null,
  answer: DraftAnswer,
  before: PagesBefore,
): DraftOpening {
  if (kept === null) return nothingKept(answer, before);
  if (answer.kind === 'stored') return { kind: 'open', start: merged(kept, answer.draft, before) };
  const start = { ...startOf(kept), earlier: earlierOf(kept, before.isGone(kept.writer)) };
  if (answer.kind === 'ended') {
    return kept.dirty
      ? { kind: 'open', start: { ...start, status: answer } }
      : { kind: 'gone', orderId: answer.orderId };
  }
  if (answer.kind === 'unreachable') {
    return {
      kind: 'open',
      start: kept.dirty ? { ...start, status: { kind: 'offline' } } : start,
    };
  }
  // The server no longer has it: save it again.
  return { kind: 'open', start: { ...start, dirty: true, status: { kind: 'changed' } } };
}

function nothingKept(answer: DraftAnswer, before: PagesBefore): DraftOpening {
  if (answer.kind === 'stored') {
    return { kind: 'open', start: goneOn(answer.draft, [], before) };
  }
  if (answer.kind === 'ended') return { kind: 'gone', orderId: answer.orderId };
  return answer.kind === 'unreachable' ? answer : { kind: 'missing' };
}

/** Opens a draft from this browser's copy. */
export function startOf(kept: KeptDraft): DraftStart {
  const { id, accountNumber, version, content, dirty } = kept;
  const earlier = earlierOf(kept, false);
  const status = { kind: dirty ? 'changed' : 'saved' } as const;
  return { id, accountNumber, version, content, dirty, earlier, savedAt: null, status };
}

/** Adds the page that wrote the copy to the earlier pages. */
function earlierOf(kept: KeptDraft, isGone: boolean): DraftWriter[] {
  const join = kept.sequence === 0 ? alsoBy : writtenBy;
  return join(kept, kept.earlier, isGone);
}

/** Opens the stored draft, which has all changes. Another page of this browser may have sent more as it closed. */
function goneOn(stored: Stored, earlier: DraftWriter[], before: PagesBefore): DraftStart {
  const isGone = stored.device === before.device && before.isGone(stored.writer);
  return { ...asStored(stored), earlier: writtenBy(stored, earlier, isGone) };
}

function merged(kept: KeptDraft, stored: Stored, before: PagesBefore): DraftStart {
  const earlier = earlierOf(kept, before.isGone(kept.writer));
  const check = checkDraft(kept, stored);
  if (check === 'theirs' || check === 'same') return goneOn(stored, earlier, before);
  const savedAt = Date.parse(stored.updatedAt);
  const mine = { ...startOf(kept), earlier, dirty: true, savedAt };
  return check === 'conflict'
    ? { ...mine, status: { kind: 'conflict', theirs: stored } }
    : { ...mine, version: stored.version, status: { kind: 'changed' } };
}

/** Opens a draft as the server has it. */
export function asStored(stored: Stored): DraftStart {
  const { id, accountNumber, version } = stored;
  const content: DraftContent = stored.content;
  return {
    id,
    accountNumber,
    version,
    content,
    dirty: false,
    earlier: writtenBy(stored, []),
    savedAt: Date.parse(stored.updatedAt),
    status: { kind: 'saved' },
  };
}
