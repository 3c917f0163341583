import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { stopAutopay } from './autopay-setting.ts';
import { gatewayCustomers } from './table.ts';

const own = alias(gatewayCustomers, 'own');

/**
 * AD-05: gives the saved cards and bank accounts of `from` to `into` if `into` has none. Autopay of `from` ends: nobody
 * agreed to it for the invoices of both.
 */
export async function moveMethods(
  tx: Handle,
  { from, into, actor, now }: { from: string; into: string; actor: Actor; now: Date },
): Promise<void> {
  await stopAutopay(tx, { accountNumber: from, stop: 'merged', actor, now });
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
