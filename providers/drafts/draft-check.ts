import type { Draft, DraftContent } from '#domain/schemas/draft.ts';
import { isSame } from './draft-same.ts';
import type { DraftWriter } from './draft-writers.ts';

/** What a page has of a draft. */
export interface Mine {
  writer: string;
  sequence: number;
  version: number;
  content: DraftContent;
  /** Whether there is anything in it that the server has not confirmed. */
  dirty: boolean;
  earlier: DraftWriter[];
}

/** Both say the same; one of them has all of the other; or each has something of its own. */
export type DraftCheck = 'same' | 'mine' | 'theirs' | 'conflict';

/**
 * How many saves of a closed page can have come to nobody's knowledge: one on its way, and those of a page that hides
 * and goes. More of them come from a browser that stopped keeping drafts, and are not to be lost.
 */
const LAST_SAVES = 4;

/**
 * OR-03: which of two is to stay, what a page has or what is stored. Nobody is in conflict with themselves: what a
 * page or those before it saved is known by its writer, however late it arrives.
 */
export function checkDraft(mine: Mine, theirs: Draft): DraftCheck {
  if (isSame(mine.content, theirs.content)) return 'same';
  if (theirs.writer === mine.writer) return theirs.sequence > mine.sequence ? 'theirs' : 'mine';
  // A server that has less than it once confirmed was restored: what it lost is here.
  const isRestored = theirs.version < mine.version;
  if (!mine.dirty && !isRestored) return 'theirs';
  const before = mine.earlier.find(({ writer }) => writer === theirs.writer);
  if (!before) return theirs.version > mine.version ? 'conflict' : 'mine';
  if (theirs.sequence <= before.sequence) return 'mine';
  // It went on, and nobody wrote anything here meanwhile.
  if (mine.sequence === 0 && mine.earlier[0] === before) return 'theirs';
  // What a closed page sent in its last moment, and what has been written without it.
  const isLastMoment = before.gone && theirs.version <= mine.version + LAST_SAVES;
  return isLastMoment ? 'mine' : 'conflict';
}
