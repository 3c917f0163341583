import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Membership } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { accountMembers } from './table.ts';

/** Returns the accounts that the user belongs to, the main one first. */
export async function findMemberships(db: Handle, uid: string): Promise<Membership[]> {
  return db
    .select({
      accountNumber: accountMembers.accountNumber,
      practiceRole: accountMembers.practiceRole,
      isMain: accountMembers.isMain,
    })
    .from(accountMembers)
    .where(eq(accountMembers.uid, uid))
    .orderBy(desc(accountMembers.isMain), asc(accountMembers.accountNumber));
}

export async function isMember(db: Handle, uid: string, accountNumber: string): Promise<boolean> {
  const memberships = await findMemberships(db, uid);
  return memberships.some((membership) => membership.accountNumber === accountNumber);
}

/** Refuses a user who belongs to an account already. @throws Problem 409 */
export async function refuseMember(db: Handle, uid: string): Promise<void> {
  const memberships = await findMemberships(db, uid);
  if (memberships.length > 0) throw new Problem('conflict', 'You already belong to an account');
}

/** Makes the user a member of the account, or changes their role in it. */
export async function saveMembership(
  db: Handle,
  membership: Membership & { uid: string },
): Promise<void> {
  const { practiceRole, isMain } = membership;
  await db
    .insert(accountMembers)
    .values(membership)
    .onConflictDoUpdate({
      target: [accountMembers.uid, accountMembers.accountNumber],
      set: { practiceRole, isMain, version: sql`${accountMembers.version} + 1` },
    });
}

/** Returns the number of members by account, without accounts that have none. */
export async function countMembers(
  db: Handle,
  accountNumbers: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ accountNumber: accountMembers.accountNumber, members: sql<number>`count(*)::int` })
    .from(accountMembers)
    .where(inArray(accountMembers.accountNumber, accountNumbers))
    .groupBy(accountMembers.accountNumber);
  return new Map(rows.map(({ accountNumber, members }) => [accountNumber, members]));
}

/** Returns the numbers of the accounts that one of the users belongs to. */
export async function accountsOfUsers(db: Handle, uids: string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const rows = await db
    .selectDistinct({ accountNumber: accountMembers.accountNumber })
    .from(accountMembers)
    .where(inArray(accountMembers.uid, uids));
  return rows.map(({ accountNumber }) => accountNumber);
}
