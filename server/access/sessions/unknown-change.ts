import type { SessionEnds } from '#domain/access/session.ts';

const SECOND = 1000;
/** Milliseconds by which a change of ours may reach Auth after our document says so: the time of one question to Firebase. */
const TOLERANCE = 10 * SECOND;

interface Known {
  ends: SessionEnds | null;
  /** When the user was made. Times that end in `At` are milliseconds since 1970. */
  createdAt: number | null;
  /** Firebase refuses sessions that began earlier. */
  refusedBeforeAt: number | null;
}

/**
 * SE-12: returns when Firebase ended a user's sessions by a change that is not ours; null when there was none. All that this
 * server does to a password says so in our document first.
 */
export function unknownChangeAt({ ends, createdAt, refusedBeforeAt }: Known): number | null {
  if (refusedBeforeAt === null) return null;
  const ours = (ends?.validAfter ?? 0) * SECOND + TOLERANCE;
  // A user has no sessions from before their creation.
  const known = Math.max(ours, (createdAt ?? 0) + SECOND);
  return refusedBeforeAt > known ? refusedBeforeAt : null;
}
