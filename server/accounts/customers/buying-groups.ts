import { and, asc, eq } from 'drizzle-orm';
import type { BuyingGroup } from '#domain/customers/application-schema.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { buyingGroups } from './table.ts';

/** RS-06: returns the groups that a practice may choose, by name. */
export async function listBuyingGroups(db: Handle): Promise<BuyingGroup[]> {
  return db
    .select({ id: buyingGroups.id, name: buyingGroups.name })
    .from(buyingGroups)
    .where(eq(buyingGroups.offered, true))
    .orderBy(asc(buyingGroups.name));
}

/** Whether the group exists and a practice may choose it. */
export async function isOffered(db: Handle, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: buyingGroups.id })
    .from(buyingGroups)
    .where(and(eq(buyingGroups.id, id), eq(buyingGroups.offered, true)));
  return rows.length > 0;
}

/** Adds a group. Does not change one that exists. */
export async function addBuyingGroup(
  tx: Handle,
  { actor, group }: { actor: Actor; group: BuyingGroup },
): Promise<void> {
  const added = await tx
    .insert(buyingGroups)
    .values(group)
    .onConflictDoNothing()
    .returning({ id: buyingGroups.id });
  if (added.length === 0) return;
  await recordAudit(tx, {
    actor,
    action: 'buyingGroup.add',
    resource: 'buying_groups',
    resourceId: group.id,
    accountNumber: null,
    details: { name: group.name },
  });
}
