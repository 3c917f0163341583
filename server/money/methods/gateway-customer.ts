import { and, eq } from 'drizzle-orm';
import { practiceNames } from '../../accounts/customers/require-account.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { gatewayCustomers } from './table.ts';

export type CustomerRow = typeof gatewayCustomers.$inferSelect;

/** Returns the gateway's record of an account, and makes one when there is none. @throws GatewayError */
export async function customerOf(
  { database: { db }, gateway }: Pick<GatewayParts, 'database' | 'gateway'>,
  accountNumber: string,
): Promise<string> {
  const known = await findCustomer(db, accountNumber, gateway.name);
  if (known) return known.customerId;
  const name = (await practiceNames(db, [accountNumber])).get(accountNumber) ?? accountNumber;
  const key = `customer:${accountNumber}`;
  const customerId = await gateway.createCustomer({ key, accountNumber, name });
  await db
    .insert(gatewayCustomers)
    .values({ accountNumber, gateway: gateway.name, customerId })
    .onConflictDoNothing();
  return customerId;
}

/** Returns what is known of the gateway's record of an account; null when there is none. */
export async function findCustomer(
  db: Handle,
  accountNumber: string,
  gateway: string,
): Promise<CustomerRow | null> {
  const isIt = and(
    eq(gatewayCustomers.accountNumber, accountNumber),
    eq(gatewayCustomers.gateway, gateway),
  );
  const [found] = await db.select().from(gatewayCustomers).where(isIt);
  return found ?? null;
}

/** Returns the accounts whose record at the gateway it is: none for a record that is not ours. */
export async function accountsOfCustomer(
  db: Handle,
  { gateway, customerId }: { gateway: string; customerId: string },
): Promise<string[]> {
  const isIt = and(
    eq(gatewayCustomers.gateway, gateway),
    eq(gatewayCustomers.customerId, customerId),
  );
  const rows = await db.select().from(gatewayCustomers).where(isIt);
  return rows.map(({ accountNumber }) => accountNumber);
}
