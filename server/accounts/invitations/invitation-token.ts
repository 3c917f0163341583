import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Handle } from '../../platform/database/database.ts';
import type { InvitationRow } from './invitation-rows.ts';
import { memberInvitations } from './table.ts';

/** The links of one invitation that work: each email has its own, and a delivery may have been repeated. */
const MAX_LINKS = 10;

/** Makes a token for an email and stores the hash of its secret. */
export async function makeToken(db: Handle, id: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const hashes = memberInvitations.secretHashes;
  await db
    .update(memberInvitations)
    .set({
      secretHashes: sql`(array_append(${hashes}, ${hashOf(secret)}))[greatest(1, cardinality(${hashes}) + 2 - ${MAX_LINKS}::int):]`,
    })
    .where(eq(memberInvitations.id, id));
  return `${id}.${secret}`;
}

/** Returns the invitation of a token, whatever its state; null for a token that was never sent. */
export async function findByToken(db: Handle, token: string): Promise<InvitationRow | null> {
  const [id = '', secret = ''] = token.split('.');
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await db.select().from(memberInvitations).where(eq(memberInvitations.id, id));
  const digest = Buffer.from(hashOf(secret));
  const isSent = row?.secretHashes.some((hash) => {
    const stored = Buffer.from(hash);
    return stored.length === digest.length && timingSafeEqual(stored, digest);
  });
  return row && isSent ? row : null;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
