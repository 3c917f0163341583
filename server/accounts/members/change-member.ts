import { and, desc, asc, eq, sql } from 'drizzle-orm';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockAccounts } from '../customers/lock-accounts.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { lockUsers } from './lock-user.ts';
import { getMember, type MemberRow } from './members.ts';
import { accountMembers } from './table.ts';

interface Change {
  actor: Actor;
  scope: AccountScope;
  accountNumber: string;
  uid: string;
  versionSeen: number;
  /** The member who becomes an owner in the same step. */
  newOwner?: string | undefined;
}

/**
 * AD-08: changes the role of a member. Call it in a transaction.
 *
 * @throws Problem 404, 412; 409 and 422 as `keepAnOwner`
 */
export async function changeMember(
  tx: Handle,
  { practiceRole, ...change }: Change & { practiceRole: PracticeRole },
): Promise<MemberRow> {
  const member = await lockMember(tx, change);
  if (member.practiceRole === practiceRole) return member;
  if (member.practiceRole === 'owner') await stopOwning(tx, change);
  await tx
    .update(accountMembers)
    .set({ practiceRole, version: member.version + 1 })
    .where(isOf(change));
  await record(tx, change, 'member.change', { before: member.practiceRole, after: practiceRole });
  return { ...member, practiceRole, version: member.version + 1 };
}

/**
 * AD-08: removes a member from one account. Their orders stay with the account. Another account of theirs becomes their
 * main one; then returns the id of the outbox row that updates the profile. Call it in a transaction.
 *
 * @throws Problem 404, 412; 409 and 422 as `keepAnOwner`
 */
export async function removeMember(tx: Handle, change: Change): Promise<number | null> {
  const member = await lockMember(tx, change);
  if (member.practiceRole === 'owner') await stopOwning(tx, change);
  const [removed] = await tx
    .delete(accountMembers)
    .where(isOf(change))
    .returning({ isMain: accountMembers.isMain });
  const outboxId = removed?.isMain ? await chooseMain(tx, change.uid) : null;
  await record(tx, change, 'member.remove', { practiceRole: member.practiceRole });
  return outboxId;
}

/** Locks users and account, in this order, and returns the member as they are now. */
async function lockMember(tx: Handle, change: Change): Promise<MemberRow> {
  const { scope, accountNumber, uid, versionSeen, newOwner } = change;
  await lockUsers(tx, newOwner ? [uid, newOwner] : [uid]);
  // Before the account is locked: nobody outside may make others wait for it.
  await getMember(tx, scope, { accountNumber, uid });
  await lockAccounts(tx, [accountNumber]);
  const member = await getMember(tx, scope, { accountNumber, uid });
  if (member.version === versionSeen) return member;
  throw new Problem('version-moved-on', 'The member was changed meanwhile', { current: member });
}

function stopOwning(tx: Handle, { accountNumber, newOwner, ...change }: Change): Promise<void> {
  return keepAnOwner(tx, {
    ...change,
    accountNumbers: [accountNumber],
    mayEmpty: false,
    newOwners: newOwner ? [{ accountNumber, userId: newOwner }] : [],
  });
}

async function chooseMain(tx: Handle, uid: string): Promise<number> {
  const [next] = await tx
    .select({ accountNumber: accountMembers.accountNumber })
    .from(accountMembers)
    .where(eq(accountMembers.uid, uid))
    .orderBy(desc(accountMembers.isMain), asc(accountMembers.accountNumber))
    .limit(1);
  if (next) {
    await tx
      .update(accountMembers)
      .set({ isMain: true, version: sql`${accountMembers.version} + 1` })
      .where(isOf({ uid, accountNumber: next.accountNumber }));
  }
  return changeProfile(tx, uid, { accountNumber: next?.accountNumber ?? '' });
}

function isOf({ uid, accountNumber }: Pick<Change, 'uid' | 'accountNumber'>) {
  return and(eq(accountMembers.uid, uid), eq(accountMembers.accountNumber, accountNumber));
}

async function record(
  tx: Handle,
  { actor, uid, accountNumber }: Change,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action,
    resource: 'account_members',
    resourceId: uid,
    accountNumber,
    details,
  });
}
