import { eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { applications } from './table.ts';

/** Returns the number of applications that the account was made for. */
export function countApplications(db: Handle, accountNumber: string): Promise<number> {
  return db.$count(applications, eq(applications.accountNumber, accountNumber));
}

/** AD-05: makes the applications of `from` those of `into`. Call it in the transaction of a merge. */
export async function moveApplications(
  tx: Handle,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await tx
    .update(applications)
    .set({ accountNumber: into, version: sql`${applications.version} + 1` })
    .where(eq(applications.accountNumber, from));
}
