import { createHash, randomBytes } from 'node:crypto';
import { and, arrayContains, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { letterSubscriptions } from './table.ts';

/** The links of one person that work: those of the latest letters, also of deliveries that were repeated. */
const MAX_LINKS = 40;

/** Whose letters a link is about. */
export interface Subscription {
  uid: string;
  unsubscribedAt: Date | null;
}

/** Returns those of the users who want no letters. */
export async function unsubscribedOf(db: Handle, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const rows = await db
    .select({ uid: letterSubscriptions.uid })
    .from(letterSubscriptions)
    .where(
      and(
        inArray(letterSubscriptions.uid, [...uids]),
        isNotNull(letterSubscriptions.unsubscribedAt),
      ),
    );
  return new Set(rows.map(({ uid }) => uid));
}

/** Makes the token of a letter's link and stores its hash. */
export async function makeLetterToken(db: Handle, uid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hashes = letterSubscriptions.tokenHashes;
  await db
    .insert(letterSubscriptions)
    .values({ uid, tokenHashes: [hashOf(token)] })
    .onConflictDoUpdate({
      target: letterSubscriptions.uid,
      set: {
        tokenHashes: sql`(array_append(${hashes}, ${hashOf(token)}))[greatest(1, cardinality(${hashes}) + 2 - ${MAX_LINKS}::int):]`,
      },
    });
  return token;
}

/** Returns whose letters the token is about; null for a token that was never sent. */
export async function findSubscription(db: Handle, token: string): Promise<Subscription | null> {
  const [row] = await db
    .select({ uid: letterSubscriptions.uid, unsubscribedAt: letterSubscriptions.unsubscribedAt })
    .from(letterSubscriptions)
    .where(arrayContains(letterSubscriptions.tokenHashes, [hashOf(token)]));
  return row ?? null;
}

/** Stores whether the user wants letters. */
export async function setSubscription(
  tx: Handle,
  uid: string,
  unsubscribedAt: Date | null,
): Promise<void> {
  await tx
    .update(letterSubscriptions)
    .set({ unsubscribedAt })
    .where(eq(letterSubscriptions.uid, uid));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
