import type { Source } from './lens.ts';

/** From a manufacturer's own document, which the note names. */
export function sourced(note: string): Source {
  return { status: 'sourced', note };
}

/** From another party's document or tool about the product. */
export function secondHand(note: string): Source {
  return { status: 'secondHand', note };
}

/** A reasonable default without a published source; editable, and never shown as the manufacturer's figure. */
export function assumption(note: string): Source {
  return { status: 'assumption', note };
}
