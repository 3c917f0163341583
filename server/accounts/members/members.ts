import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Member } from '#domain/access/member.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { accountMembers } from './table.ts';

/** More members than any practice has. */
const MOST = 500;

/** A member without what Firebase knows of the user. */
export type MemberRow = Pick<Member, 'uid' | 'practiceRole' | 'version'>;

const COLUMNS = {
  uid: accountMembers.uid,
  practiceRole: accountMembers.practiceRole,
  version: accountMembers.version,
};

/** Returns the members of an account. */
export async function membersOf(db: Handle, accountNumber: string): Promise<MemberRow[]> {
  return db
    .select(COLUMNS)
    .from(accountMembers)
    .where(eq(accountMembers.accountNumber, accountNumber))
    .orderBy(asc(accountMembers.uid))
    .limit(MOST);
}

/** Returns a member of an account within the scope. @throws Problem 404 */
export async function getMember(
  db: Handle,
  scope: AccountScope,
  { accountNumber, uid }: { accountNumber: string; uid: string },
): Promise<MemberRow> {
  const [member] = await db
    .select(COLUMNS)
    .from(accountMembers)
    .where(
      and(
        eq(accountMembers.uid, uid),
        eq(accountMembers.accountNumber, accountNumber),
        scope === 'any' ? undefined : inArray(accountMembers.accountNumber, [...scope]),
      ),
    );
  if (!member) throw new Problem('not-found', 'There is no such member');
  return member;
}
