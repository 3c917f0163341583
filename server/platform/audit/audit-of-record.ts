import { and, eq, inArray } from 'drizzle-orm';
import { countUpTo } from '../database/count-up-to.ts';
import type { Handle } from '../database/database.ts';
import { inOrder } from '../database/in-order.ts';
import type { Page } from '../http/content-range.ts';
import { auditTrail } from './table.ts';

interface AuditQuery {
  resource: string;
  resourceId: string;
  /** Only entries of these. */
  actions: readonly string[];
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}

/** Returns one page of the audit entries about a record. */
export async function auditOfRecord(
  db: Handle,
  { resource, resourceId, actions, order, offset, limit }: AuditQuery,
): Promise<Page<typeof auditTrail.$inferSelect>> {
  const where = and(
    eq(auditTrail.resource, resource),
    eq(auditTrail.resourceId, resourceId),
    inArray(auditTrail.action, [...actions]),
  );
  const rows = await db
    .select()
    .from(auditTrail)
    .where(where)
    .orderBy(...inOrder(order, auditTrail.id))
    .limit(limit)
    .offset(offset);
  return { rows, offset, total: await countUpTo(db, auditTrail, where) };
}
