/** One intention to order, however often it is sent (OR-04). */
export interface Attempt {
  key: string;
  /** What was last sent under the key; null before the first time. */
  content: string | null;
  /** Whether the server said for certain what became of it; a lost connection or a failing server did not. */
  answered: boolean;
}

type MakeKey = () => string;

export function firstAttempt(makeKey: MakeKey): Attempt {
  return { key: makeKey(), content: null, answered: false };
}

/**
 * The attempt to send now. The key stays while what became of the last attempt is unknown, and for the same
 * content; after a definitive answer other content is another intention.
 */
export function nextAttempt(last: Attempt, content: string, makeKey: MakeKey): Attempt {
  const isAnother = last.answered && last.content !== content;
  return { key: isAnother ? makeKey() : last.key, content, answered: false };
}

/** No time left, still at work on it, too early, too often: what became of the order is not known yet. */
const UNDECIDED: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** Whether a failure says for certain that no order was made; no answer (0) and a failure within the server do not. */
export function isDefinitive(status: number): boolean {
  return status >= 400 && status < 500 && !UNDECIDED.has(status);
}
