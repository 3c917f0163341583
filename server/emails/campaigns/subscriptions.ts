import { createHash, randomBytes } from 'node:crypto';
import { and, arrayContains, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { campaignSubscriptions } from './table.ts';

/** The links of one person that work: those of the latest campaigns, also of deliveries that were repeated. */
const MAX_LINKS = 40;

/** The subscription that a link is about. */
export interface Subscription {
  uid: string;
  unsubscribedAt: Date | null;
}

/** Returns those of the users who want no campaigns. */
export async function unsubscribedOf(db: Handle, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const rows = await db
    .select({ uid: campaignSubscriptions.uid })
    .from(campaignSubscriptions)
    .where(
      and(
        inArray(campaignSubscriptions.uid, [...uids]),
        isNotNull(campaignSubscriptions.unsubscribedAt),
      ),
    );
  return new Set(rows.map(({ uid }) => uid));
}

/** Makes the token of a campaign's link and stores its hash. */
export async function makeCampaignToken(db: Handle, uid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hashes = campaignSubscriptions.tokenHashes;
  await db
    .insert(campaignSubscriptions)
    .values({ uid, tokenHashes: [hashOf(token)] })
    .onConflictDoUpdate({
      target: campaignSubscriptions.uid,
      set: {
        tokenHashes: sql`(array_append(${hashes}, ${hashOf(token)}))[greatest(1, cardinality(${hashes}) + 2 - ${MAX_LINKS}::int):]`,
      },
    });
  return token;
}

/** Returns whose campaigns the token is about; null for a token that was never sent. */
export async function findSubscription(db: Handle, token: string): Promise<Subscription | null> {
  const [row] = await db
    .select({
      uid: campaignSubscriptions.uid,
      unsubscribedAt: campaignSubscriptions.unsubscribedAt,
    })
    .from(campaignSubscriptions)
    .where(arrayContains(campaignSubscriptions.tokenHashes, [hashOf(token)]));
  return row ?? null;
}

/** Stores whether the user wants campaigns. */
export async function setSubscription(
  tx: Handle,
  uid: string,
  unsubscribedAt: Date | null,
): Promise<void> {
  await tx
    .update(campaignSubscriptions)
    .set({ unsubscribedAt })
    .where(eq(campaignSubscriptions.uid, uid));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
