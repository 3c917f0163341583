import type { Source } from '../../schemas/lens.ts';

/** Read in a maker's own paper, which the note names. */
export function sourced(note: string): Source {
  return { status: 'sourced', note };
}

/** Read in somebody else's paper or tool about the product. */
export function secondHand(note: string): Source {
  return { status: 'secondHand', note };
}

/** A reasonable default that nobody published; editable, and never shown as the maker's figure. */
export function assumption(note: string): Source {
  return { status: 'assumption', note };
}
