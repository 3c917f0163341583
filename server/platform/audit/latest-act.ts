import { and, desc, eq } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { auditTrail } from './table.ts';

interface Act {
  resource: string;
  resourceId: string;
  action: string;
}

/** Returns when and by whom this was last done with the record, and its details; undefined when never. */
export async function latestAct(
  db: Handle,
  { resource, resourceId, action }: Act,
): Promise<{ at: Date; actor: string; details: Record<string, unknown> } | undefined> {
  const [last] = await db
    .select({ at: auditTrail.at, actor: auditTrail.actor, details: auditTrail.details })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.resource, resource),
        eq(auditTrail.resourceId, resourceId),
        eq(auditTrail.action, action),
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(1);
  return last;
}
