import type { DraftContent } from '#domain/schemas/draft.ts';
import type { DraftAnswer } from './draft-answer.ts';
import type { KeptDraft } from './draft-cache.ts';
import { isSame } from './draft-same.ts';
import type { DraftStart } from './draft-state.ts';

/** What there is to go on with. */
export type DraftOpening =
  | { kind: 'open'; start: DraftStart }
  | { kind: 'missing' }
  /** It ended elsewhere, and this browser has nothing of it. */
  | { kind: 'gone'; orderId: string | null }
  | { kind: 'unreachable' };

type Stored = Extract<DraftAnswer, { kind: 'stored' }>['draft'];

/** OR-03: of what this browser kept and what the server has, the newer; both, where each has something of its own. */
export function chooseDraft(kept: KeptDraft | null, answer: DraftAnswer): DraftOpening {
  if (answer.kind === 'stored') return { kind: 'open', start: merged(kept, answer.draft) };
  if (kept === null) return nothingKept(answer);
  const start = startOf(kept);
  if (answer.kind === 'ended') {
    return kept.dirty
      ? { kind: 'open', start: { ...start, standing: answer } }
      : { kind: 'gone', orderId: answer.orderId };
  }
  if (answer.kind === 'unreachable') {
    return {
      kind: 'open',
      start: kept.dirty ? { ...start, standing: { kind: 'offline' } } : start,
    };
  }
  // Forgotten by the server: it is saved anew.
  return { kind: 'open', start: { ...start, dirty: true, standing: { kind: 'changed' } } };
}

function nothingKept(answer: DraftAnswer): DraftOpening {
  if (answer.kind === 'ended') return { kind: 'gone', orderId: answer.orderId };
  return answer.kind === 'unreachable' ? answer : { kind: 'missing' };
}

/** A draft as this browser kept it. */
export function startOf(kept: KeptDraft): DraftStart {
  const { id, accountNumber, version, content, dirty, unanswered } = kept;
  const standing = { kind: dirty ? 'changed' : 'saved' } as const;
  return { id, accountNumber, version, content, dirty, unanswered, savedAt: null, standing };
}

function merged(kept: KeptDraft | null, stored: Stored): DraftStart {
  if (!kept || isSame(kept.content, stored.content)) return asStored(stored);
  // A server that has less than it once confirmed was restored: what it lost is here.
  const isNewer = kept.dirty || stored.version < kept.version;
  if (!isNewer) return asStored(stored);
  const mine = { ...startOf(kept), dirty: true, savedAt: Date.parse(stored.updatedAt) };
  const isOurs = isSame(kept.unanswered, stored.content);
  if (stored.version > kept.version && !isOurs) {
    return { ...mine, standing: { kind: 'conflict', theirs: stored } };
  }
  // What was sent on top of this very version may still arrive.
  const unanswered = stored.version === kept.version ? kept.unanswered : null;
  return { ...mine, version: stored.version, unanswered, standing: { kind: 'changed' } };
}

/** A draft as the server has it. */
export function asStored(stored: Stored): DraftStart {
  const { id, accountNumber, version } = stored;
  const content: DraftContent = stored.content;
  return {
    id,
    accountNumber,
    version,
    content,
    dirty: false,
    unanswered: null,
    savedAt: Date.parse(stored.updatedAt),
    standing: { kind: 'saved' },
  };
}
