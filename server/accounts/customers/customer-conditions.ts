import { gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { LastOrder } from '#domain/customers/customer-record.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import { customers } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365;

/** AD-05: the filters of the list of accounts that no column answers with its value. */
export function customerConditions(clock: () => Date): NonNullable<RecordDefinition['conditions']> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY);
  const within = (days: number) => gte(customers.lastOrderAt, before(days));
  const lastOrders: Record<LastOrder, () => SQL> = {
    within30: () => within(30),
    within90: () => within(90),
    within365: () => within(YEAR),
    longerAgo: () => lt(customers.lastOrderAt, before(YEAR)),
    never: () => isNull(customers.lastOrderAt),
  };
  return {
    hasCreditLimit: (value) =>
      value === true ? isNotNull(customers.creditLimitCents) : isNull(customers.creditLimitCents),
    merged: (value) =>
      value === true ? isNotNull(customers.mergedInto) : isNull(customers.mergedInto),
    // The schema of the filter has checked the value.
    lastOrder: (value) => lastOrders[value as LastOrder](),
  };
}
