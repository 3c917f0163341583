import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '#server/platform/database/database.ts';
import { checkoutShares, gatewayCustomers } from './table.ts';

const own = alias(gatewayCustomers, 'own');

/**
 * AD-05: gives the online payments of `from` to `into`, and its saved cards and bank accounts if `into` has none. None is
 * under way: the ledger refuses a merge while its amounts are reserved.
 */
export async function moveCheckouts(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx
    .update(checkoutShares)
    .set({ accountNumber: into })
    .where(eq(checkoutShares.accountNumber, from));
  const isOfInto = and(eq(own.accountNumber, into), eq(own.gateway, gatewayCustomers.gateway));
  const others = tx
    .select({ one: sql`1` })
    .from(own)
    .where(isOfInto);
  await tx
    .update(gatewayCustomers)
    .set({ accountNumber: into })
    .where(and(eq(gatewayCustomers.accountNumber, from), notExists(others)));
}
