import { and, eq, inArray, ne } from 'drizzle-orm';
import type { NewOwner } from '#domain/access/new-owner.ts';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockAccounts } from '../customers/lock-accounts.ts';
import { usersWhoCannotAct } from '../users/known-users.ts';
import { accountMembers } from './table.ts';

interface Ending {
  actor: Actor;
  /** Who stops acting as an owner. */
  uid: string;
  /** The accounts that the user owns, and will own no longer or not be able to act in. */
  accountNumbers: readonly string[];
  /** Whether an account may be left with nobody who may act: only staff leave one so. */
  mayEmpty: boolean;
  /** Who becomes an owner in the same step. */
  newOwners?: readonly NewOwner[] | undefined;
  /** The input's field that a refusal names. */
  fieldOf?: (accountNumber: string) => string;
}

/**
 * AD-08: the one rule for every way in which an owner stops being one: they leave or are removed, get another role in the practice or
 * the portal, are disabled or deleted. Makes the new owners first; then each account keeps an owner who may sign in as a customer. An
 * account in which nobody else could act leaves nobody behind (`mayEmpty`).
 *
 * Call it with the user and the new owners locked (`lockUsers`). It locks the accounts: of two owners who stop at once, the second is
 * then found to be the last one.
 *
 * @throws Problem 409 for an account that would be left without an owner; 422 for a new owner who cannot be one
 */
export async function keepAnOwner(tx: Handle, ending: Ending): Promise<void> {
  const { uid, accountNumbers, mayEmpty, newOwners = [], fieldOf = () => 'newOwners' } = ending;
  if (accountNumbers.length + newOwners.length === 0) return;
  await lockAccounts(tx, [...accountNumbers]);
  const others = await othersWhoMayAct(tx, uid, accountNumbers);
  await makeOwners(tx, ending, others);
  const named = new Set(newOwners.map(({ accountNumber }) => accountNumber));
  const orphan = accountNumbers.find((number) => {
    const there = others.filter(({ accountNumber }) => accountNumber === number);
    if (named.has(number) || (mayEmpty && there.length === 0)) return false;
    return !there.some(({ practiceRole }) => practiceRole === 'owner');
  });
  if (orphan === undefined) return;
  throw refused('conflict', fieldOf(orphan), {
    rule: 'lastOwner',
    message: `An account keeps at least one owner. Name another owner of account ${orphan}`,
    value: orphan,
  });
}

interface ActiveMember {
  uid: string;
  accountNumber: string;
  practiceRole: PracticeRole;
  version: number;
}

/** Returns the other members who may sign in as customers. One whom the directory does not know yet may. */
export async function othersWhoMayAct(
  db: Handle,
  uid: string,
  accountNumbers: readonly string[],
): Promise<ActiveMember[]> {
  if (accountNumbers.length === 0) return [];
  const members = await db
    .select({
      uid: accountMembers.uid,
      accountNumber: accountMembers.accountNumber,
      practiceRole: accountMembers.practiceRole,
      version: accountMembers.version,
    })
    .from(accountMembers)
    .where(
      and(inArray(accountMembers.accountNumber, [...accountNumbers]), ne(accountMembers.uid, uid)),
    );
  const idle = await usersWhoCannotAct(
    db,
    members.map((member) => member.uid),
  );
  return members.filter((member) => !idle.has(member.uid));
}

async function makeOwners(
  tx: Handle,
  { actor, accountNumbers, newOwners = [] }: Ending,
  others: readonly ActiveMember[],
): Promise<void> {
  for (const { accountNumber, userId } of newOwners) {
    const member = others.find((one) => one.uid === userId && one.accountNumber === accountNumber);
    if (!member || !accountNumbers.includes(accountNumber)) throw cannotOwn(accountNumber);
    if (member.practiceRole === 'owner') continue;
    await tx
      .update(accountMembers)
      .set({ practiceRole: 'owner', version: member.version + 1 })
      .where(and(eq(accountMembers.uid, userId), eq(accountMembers.accountNumber, accountNumber)));
    await recordAudit(tx, {
      actor,
      action: 'member.change',
      resource: 'account_members',
      resourceId: userId,
      accountNumber,
      details: { before: member.practiceRole, after: 'owner' },
    });
  }
}

function cannotOwn(accountNumber: string): Problem {
  return refused('invalid', 'newOwners', {
    rule: 'notMember',
    message: `The new owner of account ${accountNumber} must be an active member of it`,
    value: accountNumber,
  });
}

function refused(
  code: 'invalid' | 'conflict',
  field: string,
  error: { rule: string; message: string; value: string },
): Problem {
  return new Problem(code, error.message, { errors: { [field]: error } });
}
