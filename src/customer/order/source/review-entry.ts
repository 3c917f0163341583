/** The state of a history entry while a draft's form is being reviewed. */
export interface ReviewEntry {
  reviews: string;
}

/** Returns the draft that a history entry reviews; null for any other entry. */
export function reviewedDraft(state: unknown): string | null {
  const reviews =
    typeof state === 'object' && state !== null && 'reviews' in state ? state.reviews : null;
  return typeof reviews === 'string' ? reviews : null;
}
