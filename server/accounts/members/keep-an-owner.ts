import { inArray } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { accountMembers } from './table.ts';

/**
 * AD-08: an account whose members have no owner could be managed by nobody of the practice. Returns which of the accounts
 * the user may not stop owning: those where nobody else is an owner. An owner who leaves an account empty leaves nobody
 * behind (`mayEmpty`): only staff do that.
 *
 * Call it with the accounts locked: of two owners who give up their role at once, the second is then found to be the
 * last one.
 */
export async function ownedAlone(
  tx: Handle,
  uid: string,
  { accountNumbers, mayEmpty }: { accountNumbers: readonly string[]; mayEmpty: boolean },
): Promise<string[]> {
  if (accountNumbers.length === 0) return [];
  const members = await tx
    .select({
      uid: accountMembers.uid,
      accountNumber: accountMembers.accountNumber,
      practiceRole: accountMembers.practiceRole,
    })
    .from(accountMembers)
    .where(inArray(accountMembers.accountNumber, [...accountNumbers]));
  return accountNumbers.filter((number) => {
    const others = members.filter(
      (member) => member.accountNumber === number && member.uid !== uid,
    );
    if (mayEmpty && others.length === 0) return false;
    return !others.some(({ practiceRole }) => practiceRole === 'owner');
  });
}
