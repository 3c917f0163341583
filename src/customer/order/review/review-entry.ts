/** What an entry of the history holds while the form of a draft is being reviewed. */
export interface ReviewEntry {
  reviews: string;
}

/** The draft that an entry of the history reviews; null for any other entry. */
export function reviewedDraft(state: unknown): string | null {
  const reviews =
    typeof state === 'object' && state !== null && 'reviews' in state ? state.reviews : null;
  return typeof reviews === 'string' ? reviews : null;
}
