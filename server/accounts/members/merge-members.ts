import { asc, eq } from 'drizzle-orm';
import { mergeMembers, type MovedMember } from '#domain/customers/customer-merge.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { saveMembership } from './memberships.ts';
import { accountMembers } from './table.ts';

interface Accounts {
  from: string;
  into: string;
}

/** AD-05: returns what a merge makes of the members of `from`. */
export async function planMembers(db: Handle, { from, into }: Accounts): Promise<MovedMember[]> {
  return mergeMembers(await membersIn(db, from), await membersIn(db, into));
}

/** AD-05: makes the members of `from` members of `into`, as planned. Call it in the transaction of a merge. */
export async function moveMembers(
  tx: Handle,
  { actor, from, into }: Accounts & { actor: Actor },
  moved: readonly MovedMember[],
): Promise<void> {
  if (moved.length === 0) return;
  await tx.delete(accountMembers).where(eq(accountMembers.accountNumber, from));
  for (const { uid, after, isMain, wasMain } of moved) {
    await saveMembership(tx, { uid, accountNumber: into, practiceRole: after, isMain });
    if (wasMain) await changeProfile(tx, uid, { accountNumber: into });
  }
  const entry = { actor, resource: 'account_members' };
  await recordAudits(
    tx,
    moved.flatMap(({ uid, before, there, after, isMain }) => [
      {
        ...entry,
        action: 'member.remove',
        resourceId: uid,
        accountNumber: from,
        details: { practiceRole: before, mergedInto: into },
      },
      {
        ...entry,
        action: there === null ? 'member.add' : 'member.change',
        resourceId: uid,
        accountNumber: into,
        details: { practiceRole: after, isMain, before: there, after, mergedFrom: from },
      },
    ]),
  );
}

function membersIn(db: Handle, accountNumber: string) {
  const { uid, practiceRole, isMain } = accountMembers;
  return db
    .select({ uid, practiceRole, isMain })
    .from(accountMembers)
    .where(eq(accountMembers.accountNumber, accountNumber))
    .orderBy(asc(accountMembers.uid));
}
