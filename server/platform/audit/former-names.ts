import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import { auditTrail } from './table.ts';

/** The entry that a deletion in the portal writes, with the name of who is deleted. */
const DELETION = { resource: 'users', action: 'user.delete' };

/**
 * SE-03: returns the names of users whom the directory no longer knows, by uid: that of their deletion, else the one under
 * which they acted last. Whoever was deleted elsewhere and never acted has none.
 */
export async function formerNames(
  db: Handle,
  uids: readonly string[],
): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const acted = await db
    .selectDistinctOn([auditTrail.actorUid], { uid: auditTrail.actorUid, name: auditTrail.actor })
    .from(auditTrail)
    .where(inArray(auditTrail.actorUid, [...uids]))
    .orderBy(asc(auditTrail.actorUid), desc(auditTrail.id));
  const deleted = await db
    .select({ uid: auditTrail.resourceId, details: auditTrail.details })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.resource, DELETION.resource),
        eq(auditTrail.action, DELETION.action),
        inArray(auditTrail.resourceId, [...uids]),
      ),
    )
    .orderBy(asc(auditTrail.id));
  const names = deleted.flatMap(({ uid, details: { name, email } }) => {
    const label = [name, email].find((one) => typeof one === 'string' && one !== '');
    return typeof label === 'string' ? [[uid, label] as const] : [];
  });
  return new Map([...acted.map(({ uid, name }) => [uid, name] as const), ...names]);
}
