import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { auditTrail } from './table.ts';

interface Acts {
  resource: string;
  resourceIds: string[];
  actions: string[];
}

/** Returns by record who did one of the actions last, under the name that they had then. */
export async function actorsOf(
  db: Handle,
  { resource, resourceIds, actions }: Acts,
): Promise<Map<string, string>> {
  if (resourceIds.length === 0) return new Map();
  const rows = await db
    .select({ id: auditTrail.resourceId, actor: auditTrail.actor })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.resource, resource),
        inArray(auditTrail.resourceId, resourceIds),
        inArray(auditTrail.action, actions),
      ),
    )
    .orderBy(asc(auditTrail.id));
  return new Map(rows.map(({ id, actor }) => [id, actor]));
}
