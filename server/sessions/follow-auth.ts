import type { SessionEnds } from '#domain/schemas/session.ts';
import { changeSessionEnds } from './session-document.ts';
import { withAllEnded } from './session-ends.ts';

const SECOND = 1000;
/** What this server ends itself is in Auth a moment before it is in the document, or after it. */
const SETTLED_AFTER = 5 * SECOND;

/** What Firebase Auth says of a user. Times are milliseconds since 1970. */
export interface AuthStanding {
  disabled: boolean;
  createdAt: number | null;
  /** Firebase takes no session that began before. */
  refusedBeforeAt: number | null;
}

/**
 * Firebase itself ends sessions too: by the link of a forgotten password, or in its console. The rules of Firestore and
 * Storage only know our document, so it follows.
 */
export async function followAuth(
  uid: string,
  { auth, ends, now }: { auth: AuthStanding; ends: SessionEnds | null; now: number },
): Promise<void> {
  const validAfter = revokedBefore(auth, ends, now);
  const disables = auth.disabled && !ends?.disabled;
  if (validAfter === null && !disables) return;
  await changeSessionEnds(uid, (stored) => ({
    ...(validAfter === null ? stored : withAllEnded(stored, { validAfter })),
    disabled: stored.disabled || disables,
  }));
}

/** The second before which Firebase ended what our document takes for going on; null when it ended nothing more. */
function revokedBefore(
  { createdAt, refusedBeforeAt }: AuthStanding,
  ends: SessionEnds | null,
  now: number,
): number | null {
  if (refusedBeforeAt === null || now - refusedBeforeAt < SETTLED_AFTER) return null;
  // Before the user was made there was nothing to end.
  const known = Math.max((ends?.validAfter ?? 0) * SECOND, (createdAt ?? 0) + SECOND);
  return refusedBeforeAt > known ? Math.floor(refusedBeforeAt / SECOND) : null;
}
