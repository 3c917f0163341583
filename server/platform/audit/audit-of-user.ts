import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { UserAudit } from '#domain/access/user.ts';
import { MAX_COUNTED } from '../database/count-up-to.ts';
import type { Handle } from '../database/database.ts';
import type { Page } from '../http/content-range.ts';
import { auditTrail } from './table.ts';

/** The resources whose records are users. */
const OF_USERS = ['users', 'account_members'];

/** Returns one page of the audit entries about the user and by the user, newest first. */
export async function auditOfUser(
  db: Handle,
  { uid, offset, limit }: { uid: string; offset: number; limit: number },
): Promise<Page<UserAudit>> {
  const page = newestIds(db, uid, offset + limit)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({
      id: auditTrail.id,
      at: auditTrail.at,
      actor: auditTrail.actor,
      action: auditTrail.action,
      resource: auditTrail.resource,
      details: auditTrail.details,
    })
    .from(auditTrail)
    .innerJoin(page, eq(page.id, auditTrail.id))
    .orderBy(desc(auditTrail.id));
  return {
    rows: rows.map((row) => Object.assign(row, { at: row.at.toISOString() })),
    offset,
    total: await countAudit(db, uid),
  };
}

/** Reads each half by its own index, up to the end of the page. An entry that is in both halves counts once. */
function newestIds(db: Handle, uid: string, most: number) {
  const isAbout = and(inArray(auditTrail.resource, OF_USERS), eq(auditTrail.resourceId, uid));
  const newest = (where: SQL | undefined) =>
    db
      .select({ id: auditTrail.id })
      .from(auditTrail)
      .where(where)
      .orderBy(desc(auditTrail.id))
      .limit(most);
  return union(newest(isAbout), newest(eq(auditTrail.actorUid, uid))).orderBy(desc(auditTrail.id));
}

function countAudit(db: Handle, uid: string): Promise<number> {
  const ids = newestIds(db, uid, MAX_COUNTED).limit(MAX_COUNTED).as('ids');
  return db.$count(ids);
}
