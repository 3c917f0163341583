import { and, eq, inArray } from 'drizzle-orm';
import type { FieldError } from '#domain/schemas/api-error.ts';
import type { UserEdit } from '#domain/schemas/user.ts';
import { recordAudits, type Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Membership } from '#server/access/caller/caller.ts';
import { lockAccounts } from '../customers/lock-accounts.ts';
import { joinAccounts } from './join-accounts.ts';
import { ownedAlone } from './keep-an-owner.ts';
import { saveMembership } from './memberships.ts';
import { accountMembers } from './table.ts';

interface Setting extends Pick<UserEdit, 'mainAccount' | 'additionalAccounts'> {
  actor: Actor;
  uid: string;
  /** The memberships as they are; `lockUser` keeps them so. */
  before: readonly Membership[];
}

/**
 * Makes the user a member of exactly these accounts. Whoever stays in an account keeps their role in it; who joins gets
 * that of `joinAccounts`.
 *
 * @throws Problem 422 for an unknown account, 409 for the last owner of an account that has other members
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
  await refuseLastOwner(tx, uid, left);
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
  throw refused('invalid', field, {
    rule: 'unknown',
    message: `There is no account ${first}`,
    value: first,
  });
}

async function refuseLastOwner(tx: Handle, uid: string, left: Membership[]): Promise<void> {
  const owned = left.filter(({ practiceRole }) => practiceRole === 'owner');
  const accountNumbers = owned.map(({ accountNumber }) => accountNumber);
  const alone = await ownedAlone(tx, uid, { accountNumbers, mayEmpty: true });
  const orphan = owned.find(({ accountNumber }) => alone.includes(accountNumber));
  if (!orphan) return;
  const { accountNumber, isMain } = orphan;
  throw refused('conflict', isMain ? 'mainAccount' : 'additionalAccounts', {
    rule: 'lastOwner',
    message: `The user is the last owner of account ${accountNumber}, which has other members`,
    value: accountNumber,
  });
}

function refused(code: 'invalid' | 'conflict', field: string, error: FieldError): Problem {
  return new Problem(code, error.message, { errors: { [field]: error } });
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
