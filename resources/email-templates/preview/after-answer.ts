import type { PreviewAnswer } from '#domain/emails/email-template.ts';

export interface Preview {
  /** The last draft that could be rendered; null before the first one. */
  shown: PreviewAnswer | null;
  /** The answer about the latest draft; null before the first one. */
  latest: PreviewAnswer | null;
  isPending: boolean;
  /** Why the latest draft got no answer. */
  error: unknown;
}

/** Returns the state after an answer: a draft with problems leaves the last good one where it is. */
export function afterAnswer({ shown }: Preview, latest: PreviewAnswer): Preview {
  const isGood = latest.problems.length === 0;
  return { shown: isGood || !shown ? latest : shown, latest, isPending: false, error: null };
}
