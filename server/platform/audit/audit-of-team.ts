import { and, desc, eq, inArray } from 'drizzle-orm';
import { countUpTo } from '../database/count-up-to.ts';
import type { Handle } from '../database/database.ts';
import type { Page } from '../http/content-range.ts';
import { auditTrail, isOfTeam } from './table.ts';

interface TeamQuery {
  accountNumber: string;
  /** Only entries of these. */
  actions: readonly string[];
  offset: number;
  limit: number;
}

/** Returns one page of the audit entries about members of an account and invitations to it, newest first. */
export async function auditOfTeam(
  db: Handle,
  { accountNumber, actions, offset, limit }: TeamQuery,
): Promise<Page<typeof auditTrail.$inferSelect>> {
  const where = and(
    eq(auditTrail.accountNumber, accountNumber),
    isOfTeam(auditTrail.resource),
    inArray(auditTrail.action, [...actions]),
  );
  const rows = await db
    .select()
    .from(auditTrail)
    .where(where)
    .orderBy(desc(auditTrail.id))
    .limit(limit)
    .offset(offset);
  return { rows, offset, total: await countUpTo(db, auditTrail, where) };
}
