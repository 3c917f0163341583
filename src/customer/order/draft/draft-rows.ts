import type { DraftContent, DraftSummary } from '#domain/orders/draft.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { KeptDraft } from '#providers/drafts/draft-cache.ts';

export interface DraftRow extends Omit<DraftSummary, 'version' | 'createdAt'> {
  /** Set when the server does not have the draft yet. */
  onlyHere?: true;
}

/** The author and device of this browser's drafts. */
type Signature = Pick<DraftRow, 'author' | 'device'>;

/** Returns the drafts of an account: the server's, and those that only this browser has. */
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
    fittedEye: fittedEyeOf(content),
    onlyHere: true,
  };
}

/** Returns the eye that a fitting filled, while it alone is ordered. */
function fittedEyeOf({ right, left }: DraftContent): Eye | null {
  if (right.ordered === left.ordered) return null;
  const only: Eye = right.ordered ? 'right' : 'left';
  return (right.ordered ? right : left).fitting ? only : null;
}

/** A draft open in another tab is saved by that tab within about a second. Milliseconds. */
const LEFT_ALONE_FOR = 30_000;

/** Returns whether this browser has older changes that never reached the server. `now` in milliseconds since 1970. */
export function isLeftBehind({ dirty, keptAt }: KeptDraft, now: number): boolean {
  return dirty && keptAt <= now - LEFT_ALONE_FOR;
}
