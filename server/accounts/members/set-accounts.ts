import { and, eq, inArray } from 'drizzle-orm';
import type { UserEdit } from '#domain/access/user.ts';
import type { Membership } from '../../access/caller/caller.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockAccounts } from '../customers/lock-accounts.ts';
import { joinAccounts } from './join-accounts.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { saveMembership } from './memberships.ts';
import { accountMembers } from './table.ts';

interface Setting extends Pick<UserEdit, 'mainAccount' | 'additionalAccounts' | 'newOwners'> {
  actor: Actor;
  uid: string;
  /** The memberships as they are; `lockUser` keeps them so. */
  before: readonly Membership[];
  /** Whether the user may no longer sign in as a customer afterward. */
  stopsActing: boolean;
}

/**
 * Makes the user a member of exactly these accounts. Whoever stays in an account keeps their role in it; who joins gets
 * that of `joinAccounts`.
 *
 * @throws Problem 422 for an unknown account, 409 and 422 as `keepAnOwner`
 */
export async function setAccounts(tx: Handle, setting: Setting): Promise<void> {
  const { actor, uid, before, mainAccount } = setting;
  const wanted = new Set([mainAccount, ...setting.additionalAccounts].filter(Boolean));
  const had = new Set(before.map(({ accountNumber }) => accountNumber));
  const known = new Set(await lockAccounts(tx, [...new Set([...wanted, ...had])]));
  refuseUnknown(
    [...wanted].filter((number) => !known.has(number)),
    mainAccount,
  );
  const left = before.filter(({ accountNumber }) => !wanted.has(accountNumber));
  await keepOwners(tx, setting, left);
  await leave(tx, { actor, uid, left });
  const stays = before.filter(({ accountNumber }) => wanted.has(accountNumber));
  await moveMain(tx, { actor, uid, stays, mainAccount });
  await joinAccounts(tx, {
    actor,
    uid,
    mainAccountNumber: mainAccount,
    accountNumbers: [...wanted].filter((number) => !had.has(number)),
  });
}

function refuseUnknown([first]: string[], mainAccount: string): void {
  if (first === undefined) return;
  const field = first === mainAccount ? 'mainAccount' : 'additionalAccounts';
  const error = { rule: 'unknown', message: `There is no account ${first}`, value: first };
  throw new Problem('invalid', error.message, { errors: { [field]: error } });
}

/** AD-08: in the accounts that the user leaves, or in all when they stop acting as a customer. */
async function keepOwners(
  tx: Handle,
  { actor, uid, before, newOwners, stopsActing }: Setting,
  left: readonly Membership[],
): Promise<void> {
  const ended = (stopsActing ? before : left).filter(
    ({ practiceRole }) => practiceRole === 'owner',
  );
  const main = ended.find(({ isMain }) => isMain);
  const hasLeft = new Set(left.map(({ accountNumber }) => accountNumber));
  await keepAnOwner(tx, {
    actor,
    uid,
    accountNumbers: ended.map(({ accountNumber }) => accountNumber),
    mayEmpty: true,
    newOwners,
    fieldOf(accountNumber) {
      if (!hasLeft.has(accountNumber)) return 'newOwners';
      return accountNumber === main?.accountNumber ? 'mainAccount' : 'additionalAccounts';
    },
  });
}

async function leave(
  tx: Handle,
  { actor, uid, left }: { actor: Actor; uid: string; left: Membership[] },
): Promise<void> {
  if (left.length === 0) return;
  const numbers = left.map(({ accountNumber }) => accountNumber);
  await tx
    .delete(accountMembers)
    .where(and(eq(accountMembers.uid, uid), inArray(accountMembers.accountNumber, numbers)));
  await recordAudits(
    tx,
    left.map(({ accountNumber, practiceRole }) => ({
      actor,
      action: 'member.remove',
      resource: 'account_members',
      resourceId: uid,
      accountNumber,
      details: { practiceRole },
    })),
  );
}

async function moveMain(
  tx: Handle,
  {
    actor,
    uid,
    stays,
    mainAccount,
  }: { actor: Actor; uid: string; stays: Membership[]; mainAccount: string },
): Promise<void> {
  const moved = stays
    .map((membership) => ({ ...membership, isMain: membership.accountNumber === mainAccount }))
    .filter(({ isMain }, index) => isMain !== stays[index]?.isMain);
  for (const membership of moved) await saveMembership(tx, { ...membership, uid });
  const main = moved.find(({ isMain }) => isMain);
  if (!main) return;
  await recordAudits(tx, [
    {
      actor,
      action: 'member.makeMain',
      resource: 'account_members',
      resourceId: uid,
      accountNumber: main.accountNumber,
    },
  ]);
}
