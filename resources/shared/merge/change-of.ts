import { isSame } from '#providers/drafts/is-same.ts';

/** A value as it was opened, as it is entered here, and as somebody else saved it meanwhile. */
export interface Sides<T = unknown> {
  opened: T;
  mine: T;
  theirs: T;
}

/** One of two edits of one version. */
export type Side = 'mine' | 'theirs';

/** Who changed a value. `same`: both, to one value. `both`: to different ones, so that somebody has to choose. */
export type Change = 'none' | 'mine' | 'theirs' | 'same' | 'both';

/** Compares three ways (AD-15): only what both sides changed, and differently, is to be asked. */
export function changeOf({ opened, mine, theirs }: Sides): Change {
  if (isSame(mine, theirs)) return isSame(opened, mine) ? 'none' : 'same';
  if (isSame(opened, mine)) return 'theirs';
  return isSame(opened, theirs) ? 'mine' : 'both';
}
