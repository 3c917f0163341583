import { inArray, type SQL } from 'drizzle-orm';
import type { AccountScope } from '#server/access/caller/caller.ts';
import { orders } from './table.ts';

/** Every query of orders goes through this, so that another practice's orders are not even found. */
export function withinScope(scope: AccountScope): SQL | undefined {
  return scope === 'any' ? undefined : inArray(orders.accountNumber, [...scope]);
}
