import { inArray, type SQL } from 'drizzle-orm';
import type { AccountScope } from '#server/access/caller/caller.ts';
import { orders } from './table.ts';

/** Limits a query to the scope. Every query of orders uses it, so that other practices' orders are not found. */
export function withinScope(scope: AccountScope): SQL | undefined {
  return scope === 'any' ? undefined : inArray(orders.accountNumber, [...scope]);
}
