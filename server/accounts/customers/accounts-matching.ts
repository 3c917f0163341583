import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { customerFilterSchema } from '#domain/customers/customer-record.ts';
import { matchingRecords } from '../../access/records/list-records.ts';
import type { Handle } from '../../platform/database/database.ts';
import { customerRecords, type Members } from './customer-records.ts';
import { customers } from './table.ts';

/** AD-05: returns a subquery of the numbers of the accounts that the filter of their list finds. */
export async function accountsMatching(
  db: Handle,
  filter: z.infer<typeof customerFilterSchema>,
  { members, clock }: { members: Members; clock: () => Date },
): Promise<SQL> {
  const where = await matchingRecords(db, customerRecords(members, clock), filter);
  const numbers = db.select({ number: customers.accountNumber }).from(customers).where(where);
  return sql`(${numbers})`;
}
