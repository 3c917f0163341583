import { inArray } from 'drizzle-orm';
import type { Membership } from '../../access/caller/caller.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { changeProfiles } from '../profile/profile-change.ts';
import { accountMembers } from './table.ts';

type UserMembership = Pick<Membership, 'accountNumber' | 'practiceRole'> & { uid: string };

/** Returns the memberships of several users. */
export async function membershipsOf(
  db: Handle,
  uids: readonly string[],
): Promise<UserMembership[]> {
  if (uids.length === 0) return [];
  return db
    .select({
      uid: accountMembers.uid,
      accountNumber: accountMembers.accountNumber,
      practiceRole: accountMembers.practiceRole,
    })
    .from(accountMembers)
    .where(inArray(accountMembers.uid, [...uids]));
}

/**
 * Makes users members of accounts. Whoever belongs to an account keeps their role there; the first account of a user
 * becomes their main one. `lockUsers` has locked them. Returns the users who are members of a further account now.
 */
export async function addMembers(
  tx: Handle,
  { actor, added }: { actor: Actor; added: readonly UserMembership[] },
): Promise<string[]> {
  if (added.length === 0) return [];
  const before = await membershipsOf(
    tx,
    added.map(({ uid }) => uid),
  );
  const settled = new Set(before.map(({ uid }) => uid));
  const rows = added.map((membership) => {
    const isMain = !settled.has(membership.uid);
    settled.add(membership.uid);
    return { ...membership, isMain };
  });
  const inserted = await tx.insert(accountMembers).values(rows).onConflictDoNothing().returning();
  if (inserted.length === 0) return [];
  await recordAudits(
    tx,
    inserted.map(({ uid, accountNumber, practiceRole, isMain }) => ({
      actor,
      action: 'member.add',
      resource: 'account_members',
      resourceId: uid,
      accountNumber,
      details: { practiceRole, isMain },
    })),
  );
  const mains = inserted.filter(({ isMain }) => isMain);
  await changeProfiles(
    tx,
    mains.map(({ uid, accountNumber }) => ({ uid, fields: { accountNumber } })),
  );
  return inserted.map(({ uid }) => uid);
}
