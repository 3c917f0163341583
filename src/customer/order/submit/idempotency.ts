/** One intended order, however often it is sent (OR-04). */
export interface Attempt {
  key: string;
  /** The content last sent with the key; null before the first attempt. */
  content: string | null;
  /** Whether the server gave a definitive response; false after a lost connection or a server failure. */
  answered: boolean;
}

type MakeKey = () => string;

export function firstAttempt(makeKey: MakeKey): Attempt {
  return { key: makeKey(), content: null, answered: false };
}

/**
 * Returns the attempt to send now. Keeps the key while the last result is unknown, and for the same content; after a
 * definitive response, other content gets a new key.
 */
export function nextAttempt(last: Attempt, content: string, makeKey: MakeKey): Attempt {
  const isAnother = last.answered && last.content !== content;
  return { key: isAnother ? makeKey() : last.key, content, answered: false };
}

/** Timeout, still in progress, too early, too many requests: the result of the order is not known yet. */
const UNDECIDED: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** Returns whether a failure means that no order was created; no response (0) and a server failure do not. */
export function isDefinitive(status: number): boolean {
  return status >= 400 && status < 500 && !UNDECIDED.has(status);
}
