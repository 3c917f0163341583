import { inArray } from 'drizzle-orm';
import type { Membership } from '../../access/caller/caller.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { lockAccounts } from '../customers/lock-accounts.ts';
import { saveMembership } from './memberships.ts';
import { accountMembers } from './table.ts';

interface Joining {
  actor: Actor;
  uid: string;
  mainAccountNumber: string;
  accountNumbers: string[];
}

/**
 * Makes the user a member of the accounts: the owner of an account without members, otherwise a member who may order.
 * Of two simultaneous users only one is the first. Call it in a transaction.
 */
export async function joinAccounts(tx: Handle, joining: Joining): Promise<Membership[]> {
  const { actor, uid, mainAccountNumber } = joining;
  const accountNumbers = await lockAccounts(tx, joining.accountNumbers);
  const taken = await accountsWithMembers(tx, accountNumbers);
  const memberships = accountNumbers.map((accountNumber): Membership => ({
    accountNumber,
    practiceRole: taken.has(accountNumber) ? 'orderer' : 'owner',
    isMain: accountNumber === mainAccountNumber,
  }));
  for (const membership of memberships) {
    await saveMembership(tx, { ...membership, uid });
    await recordJoining(tx, { actor, uid, membership });
  }
  return memberships;
}

async function accountsWithMembers(tx: Handle, accountNumbers: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ accountNumber: accountMembers.accountNumber })
    .from(accountMembers)
    .where(inArray(accountMembers.accountNumber, accountNumbers));
  return new Set(rows.map(({ accountNumber }) => accountNumber));
}

/** SE-03: records that the user is a member from now on. */
export async function recordJoining(
  tx: Handle,
  { actor, uid, membership }: { actor: Actor; uid: string; membership: Membership },
): Promise<void> {
  const { accountNumber, practiceRole, isMain } = membership;
  await recordAudit(tx, {
    actor,
    action: 'member.add',
    resource: 'account_members',
    resourceId: uid,
    accountNumber,
    details: { practiceRole, isMain },
  });
}
