import type { Member } from '#domain/access/member.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { requireAccount } from '../customers/require-account.ts';
import { membersOf, type MemberRow } from '../members/members.ts';
import { knownUsers, uidsOfEmail } from '../users/known-users.ts';

const NOBODY = { email: '', name: '' };

/** AD-08: returns the members of an account, by email. @throws Problem 403, 404 */
export async function listMembers(
  db: Handle,
  scope: AccountScope,
  accountNumber: string,
): Promise<Member[]> {
  await requireAccount(db, scope, accountNumber);
  const members = await withNames(db, await membersOf(db, accountNumber));
  return members.toSorted((one, other) => one.email.localeCompare(other.email));
}

/** Adds what the directory knows of the user. */
export async function withName(db: Handle, member: MemberRow): Promise<Member> {
  const known = await knownUsers(db, [member.uid]);
  return { ...member, ...(known.get(member.uid) ?? NOBODY) };
}

async function withNames(db: Handle, members: MemberRow[]): Promise<Member[]> {
  const known = await knownUsers(
    db,
    members.map(({ uid }) => uid),
  );
  return members.map((member) => Object.assign(member, known.get(member.uid) ?? NOBODY));
}

/** Whether a user with this email address belongs to the account. */
export async function isEmailOfMember(
  db: Handle,
  accountNumber: string,
  email: string,
): Promise<boolean> {
  const uids = await uidsOfEmail(db, email);
  const members = await membersOf(db, accountNumber);
  return members.some(({ uid }) => uids.includes(uid));
}
