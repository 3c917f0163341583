import type { DraftSummary } from '#domain/schemas/draft.ts';
import type { KeptDraft } from '#providers/drafts/draft-cache.ts';

export interface DraftRow extends Omit<DraftSummary, 'version' | 'createdAt'> {
  /** The server does not have it yet. */
  onlyHere?: true;
}

/** Who writes in this browser. */
type Signature = Pick<DraftRow, 'author' | 'device'>;

/** The drafts of an account: those that only this browser has, and the server's. */
export function draftRows(
  stored: readonly DraftSummary[],
  kept: readonly KeptDraft[],
  accountNumber: string,
  signature: Signature,
): DraftRow[] {
  const ids = new Set(stored.map(({ id }) => id));
  const ours = kept.filter((draft) => draft.dirty && draft.accountNumber === accountNumber);
  const onlyHere = ours.filter(({ id }) => !ids.has(id));
  return [...onlyHere.map((draft) => rowOf(draft, signature)), ...stored];
}

function rowOf(draft: KeptDraft, signature: Signature): DraftRow {
  const { id, accountNumber, content, keptAt } = draft;
  const { type, patientReference, right, left } = content;
  const lensIds = [right, left].filter((eye) => eye.ordered && eye.lensId).map((eye) => eye.lensId);
  return {
    id,
    accountNumber,
    type,
    patientReference,
    ...signature,
    updatedAt: new Date(keptAt).toISOString(),
    lensIds: [...new Set(lensIds)],
    onlyHere: true,
  };
}

/** A draft that is being written in another tab is saved by that one within a second or so. */
const LEFT_ALONE_FOR = 30_000;

/** Whether this browser still holds changes of an earlier time that never reached the server. `now` in milliseconds since 1970. */
export function isLeftBehind({ dirty, keptAt }: KeptDraft, now: number): boolean {
  return dirty && keptAt <= now - LEFT_ALONE_FOR;
}
