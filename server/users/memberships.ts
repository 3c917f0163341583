import { asc, desc, eq } from 'drizzle-orm';
import type { Handle } from '../database/database.ts';
import type { Membership } from './caller.ts';
import { accountMembers } from './table.ts';

/** The accounts that the user belongs to, the main one first. */
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

/** Makes the user a member of the account, or changes what kind of one. */
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
      set: { practiceRole, isMain },
    });
}
