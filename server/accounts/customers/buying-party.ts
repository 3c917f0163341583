import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/database/database.ts';
import { buyingGroups, customers } from './table.ts';

/** Whose agreements an account buys by: its own, its main account's (null for a main account), its group's. */
export interface BuyingParty {
  accountNumber: string;
  mainAccount: string | null;
  buyingGroupId: string | null;
}

/**
 * Returns the party of an account; null for an unknown account. An additional account without a group buys through the
 * group of its main account.
 */
export async function findBuyingParty(
  db: Handle,
  accountNumber: string,
): Promise<BuyingParty | null> {
  const main = alias(customers, 'main');
  const [row] = await db
    .select({
      mainAccount: customers.parentAccountNumber,
      ownGroup: customers.buyingGroupId,
      mainGroup: main.buyingGroupId,
    })
    .from(customers)
    .leftJoin(main, eq(main.accountNumber, customers.parentAccountNumber))
    .where(eq(customers.accountNumber, accountNumber));
  if (!row) return null;
  const { mainAccount, ownGroup, mainGroup } = row;
  return { accountNumber, mainAccount, buyingGroupId: ownGroup ?? mainGroup };
}

/** Whether there is such a buying group, offered to applicants or not. */
export async function isBuyingGroup(db: Handle, id: string): Promise<boolean> {
  return (await db.$count(buyingGroups, eq(buyingGroups.id, id))) > 0;
}
