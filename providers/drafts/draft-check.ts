import type { Draft, DraftContent } from '#domain/orders/draft.ts';
import type { DraftWriter } from './draft-writers.ts';
import { isSame } from './is-same.ts';

/** A draft as one page has it. */
export interface Mine {
  writer: string;
  sequence: number;
  version: number;
  content: DraftContent;
  /** Whether it has changes that the server has not confirmed. */
  dirty: boolean;
  earlier: DraftWriter[];
}

/** Both are equal; one contains all of the other; or each has changes of its own. */
type DraftCheck = 'same' | 'mine' | 'theirs' | 'conflict';

/**
 * How many saves of a closed page can be unknown to other pages: one in progress, and those sent while the page hides
 * and closes. More than that come from a browser that stopped storing drafts, and must not be lost.
 */
const LAST_SAVES = 4;

/**
 * OR-03: returns whether to keep the page's draft or the stored one. A user is never in conflict with their own
 * changes: the saves of this page and of earlier pages are recognized by their writer, however late they arrive.
 */
export function checkDraft(mine: Mine, theirs: Draft): DraftCheck {
  if (isSame(mine.content, theirs.content)) return 'same';
  if (theirs.writer === mine.writer) return theirs.sequence > mine.sequence ? 'theirs' : 'mine';
  // A server with a lower version than it once confirmed was restored: only this page has what it lost.
  const isRestored = theirs.version < mine.version;
  if (!mine.dirty && !isRestored) return 'theirs';
  const before = mine.earlier.find(({ writer }) => writer === theirs.writer);
  if (!before) return theirs.version > mine.version ? 'conflict' : 'mine';
  if (theirs.sequence <= before.sequence) return 'mine';
  // The writer made more changes, and nothing has been changed here meanwhile.
  if (mine.sequence === 0 && mine.earlier[0] === before) return 'theirs';
  // A closed page sent this at the very end, and later changes were made without it.
  const isLastMoment = before.gone && theirs.version <= mine.version + LAST_SAVES;
  return isLastMoment ? 'mine' : 'conflict';
}
