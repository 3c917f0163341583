import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { NoticesRead } from '#domain/emails/notices/notice.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishNotices } from './publish-notices.ts';
import { notices } from './table.ts';

/** Marks notices of the user as read, and notifies their other tabs. Ids of other users change nothing. */
export async function readNotices(
  tx: Handle,
  { uid, read, now }: { uid: string; read: NoticesRead; now: Date },
): Promise<void> {
  const meant = 'ids' in read ? inArray(notices.id, read.ids) : lte(notices.id, read.upTo);
  const changed = await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.uid, uid), isNull(notices.readAt), meant))
    .returning({ uid: notices.uid, id: notices.id });
  await publishNotices(tx, changed);
}
