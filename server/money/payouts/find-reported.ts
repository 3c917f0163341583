import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { gatewayBalanceChanges, gatewayPayouts } from './table.ts';

/** Returns a payout as the gateway reported it last. */
export async function findPayout(
  db: Handle,
  gateway: string,
  id: string,
): Promise<typeof gatewayPayouts.$inferSelect | undefined> {
  const isIt = and(eq(gatewayPayouts.gateway, gateway), eq(gatewayPayouts.id, id));
  const [row] = await db.select().from(gatewayPayouts).where(isIt);
  return row;
}

/** Returns these changes of the balance, the oldest first. */
export async function findChanges(
  db: Handle,
  { gateway, ids, limit }: { gateway: string; ids: readonly string[]; limit: number },
): Promise<(typeof gatewayBalanceChanges.$inferSelect)[]> {
  const { id, createdAt, gateway: of } = gatewayBalanceChanges;
  return db
    .select()
    .from(gatewayBalanceChanges)
    .where(and(eq(of, gateway), inArray(id, [...ids])))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}
