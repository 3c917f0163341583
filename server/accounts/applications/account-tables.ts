import { eq, sql } from 'drizzle-orm';
import { accountTable } from '../../platform/database/account-table.ts';
import { applications } from './table.ts';

/** AD-05: the applications that an account was made for. In a merge they become those of the other account. */
export const applicationTable = accountTable({
  table: applications,
  exportAs: { name: 'applications', key: 'id' },
  onMerge: (tx, { from, into }) =>
    tx
      .update(applications)
      .set({ accountNumber: into, version: sql`${applications.version} + 1` })
      .where(eq(applications.accountNumber, from)),
  countAs: 'applications',
});
