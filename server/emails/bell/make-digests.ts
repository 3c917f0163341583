import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { timeZoneSchema } from '#domain/access/preferences/preference.ts';
import { readPreferences } from '../../accounts/preferences/preferences.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findLanguages } from '../choices/find-languages.ts';
import { findSendingUsers } from '../sending/find-sending-users.ts';
import { queueEmails } from '../sending/queue-emails.ts';
import type { SendingUser } from '../sending/sending-parts.ts';
import { MOST_LINES, type DigestRef } from './digest-source.ts';
import { lastDigestTime } from './digest-time.ts';
import { digestItems } from './table.ts';

/** People whose zones, languages and addresses are read together. */
const BATCH = 100;

interface DigestOptions {
  signal?: AbortSignal | undefined;
  findUsers?: (uids: readonly string[]) => Promise<Map<string, SendingUser>>;
}

/**
 * EM-04: queues the daily summary of each person whose 7:00 has passed. An item is claimed in the transaction that queues
 * its email, and each person gets one a day, so that no instance and no crash sends one twice. What came after 7:00 waits
 * for the next day.
 */
export async function makeDigests(
  db: Handle,
  now: Date,
  { signal, findUsers = findSendingUsers }: DigestOptions = {},
): Promise<void> {
  let after = '';
  for (;;) {
    const uids = await findWaiting(db, after);
    const last = uids.at(-1);
    if (last === undefined) return;
    after = last;
    const zones = await readPreferences(db, uids, 'timeZone');
    const languages = await findLanguages(db, uids);
    const users = await findUsers(uids);
    for (const uid of uids) {
      if (signal?.aborted) return;
      const address = users.get(uid)?.email;
      // Without an address, or disabled: the items are forgotten with age.
      if (!address) continue;
      const timeZone = timeZoneSchema.safeParse(zones.get(uid)).data ?? 'UTC';
      const { at, day } = lastDigestTime(now, timeZone);
      const language = languages.get(uid) ?? 'en';
      await db.transaction((tx) => makeOne(tx, { uid, address, language, at, day, now }));
    }
  }
}

/** Returns the next people with items that wait, by uid. */
async function findWaiting(db: Handle, after: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ uid: digestItems.uid })
    .from(digestItems)
    .where(and(isNull(digestItems.emailId), gt(digestItems.uid, after)))
    .orderBy(asc(digestItems.uid))
    .limit(BATCH);
  return rows.map(({ uid }) => uid);
}

interface OneDigest {
  uid: string;
  address: string;
  language: 'en' | 'es';
  at: Date;
  day: string;
  now: Date;
}

async function makeOne(
  tx: Handle,
  { uid, address, language, at, day, now }: OneDigest,
): Promise<void> {
  const waiting = await tx
    .select({ id: digestItems.id })
    .from(digestItems)
    .where(
      and(eq(digestItems.uid, uid), isNull(digestItems.emailId), lt(digestItems.createdAt, at)),
    )
    .orderBy(asc(digestItems.id))
    // Another instance has them: it makes the summary.
    .for('update', { skipLocked: true });
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  const items = ids.slice(0, MOST_LINES);
  const ref: DigestRef = { uid, items, more: ids.length - items.length };
  const email = {
    event: 'digest' as const,
    uid,
    address,
    accountNumber: null,
    language,
    ref,
    cause: { resource: '' as const, id: '' },
    onceKey: `digest/${uid}/${day}`,
    urgency: 'normal' as const,
  };
  const [emailId] = await queueEmails(tx, [email], now);
  // Today's was made already, as after a change of the time zone: they wait for tomorrow's.
  if (emailId === undefined) return;
  await tx.update(digestItems).set({ emailId }).where(inArray(digestItems.id, ids));
}
