import { and, asc, desc, gt, inArray, type SQL } from 'drizzle-orm';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { Handle } from '../../platform/database/database.ts';
import { accountMembers } from './table.ts';

interface NextMembers {
  /** A subquery of account numbers. */
  accounts: SQL;
  practiceRoles: readonly PracticeRole[];
  /** The uid of the last member of the previous page; blank for the first page. */
  after: string;
  limit: number;
}

/**
 * Returns the next users, by uid, who have one of the roles in one of the accounts, each once: with their main account
 * where that is one of them.
 */
export async function nextMembers(
  db: Handle,
  { accounts, practiceRoles, after, limit }: NextMembers,
): Promise<{ uid: string; accountNumber: string }[]> {
  return db
    .selectDistinctOn([accountMembers.uid], {
      uid: accountMembers.uid,
      accountNumber: accountMembers.accountNumber,
    })
    .from(accountMembers)
    .where(
      and(
        inArray(accountMembers.accountNumber, accounts),
        inArray(accountMembers.practiceRole, [...practiceRoles]),
        gt(accountMembers.uid, after),
      ),
    )
    .orderBy(
      asc(accountMembers.uid),
      desc(accountMembers.isMain),
      asc(accountMembers.accountNumber),
    )
    .limit(limit);
}
