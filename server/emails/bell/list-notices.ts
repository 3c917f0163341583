import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Notice, NoticePage } from '#domain/emails/notices/notice.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notices } from './table.ts';

const PAGE = 20;
/** More unread notices than this are not counted. */
const MOST_COUNTED = 100;

/** Returns a page of the user's notices, newest first, and how many are unread. */
export async function listNotices(
  db: Handle,
  { uid, before }: { uid: string; before?: number | undefined },
): Promise<NoticePage> {
  const rows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.uid, uid), before === undefined ? undefined : lt(notices.id, before)))
    .orderBy(desc(notices.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    notices: page.map(toNotice),
    unread: await countUnread(db, uid),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Returns how many of the user's notices are unread, at most 100. */
export async function countUnread(db: Handle, uid: string): Promise<number> {
  const unread = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.uid, uid), isNull(notices.readAt)))
    .limit(MOST_COUNTED);
  return unread.length;
}

function toNotice(row: typeof notices.$inferSelect): Notice {
  const { id, event, texts, path, createdAt, readAt } = row;
  return { id, event, texts, path, createdAt: createdAt.toISOString(), isRead: readAt !== null };
}
