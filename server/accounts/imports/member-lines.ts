import { invitationInputSchema } from '#domain/access/member.ts';
import { PRACTICE_ROLES, type PracticeRole } from '#domain/access/permissions.ts';
import { lineError, type LineError } from '#domain/import/line-error.ts';
import type {
  FoundLine,
  ImportContext,
  ImportedLine,
  CheckedLine,
} from '../../access/imports/import-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inviteMany, openInvitations } from '../invitations/invite-many.ts';
import { addMembers, membershipsOf } from '../members/add-members.ts';
import { lockUsers } from '../members/lock-user.ts';
import { usersOfEmails, type KnownUser } from '../users/known-users.ts';

/** What a line does about the member that it names. */
export interface MemberFacts {
  errors: LineError[];
  adds: Record<string, unknown>;
}

interface LineMember {
  email: string;
  practiceRole: PracticeRole | null;
}

function memberOf(given: ImportedLine['given']): LineMember | null {
  const email = given['memberEmail'];
  if (typeof email !== 'string') return null;
  const role = PRACTICE_ROLES.find((one) => one === given['memberRole']);
  return { email, practiceRole: role ?? null };
}

function emailsOf(lines: readonly Pick<ImportedLine, 'given'>[]): string[] {
  return lines.flatMap(({ given }) => memberOf(given)?.email ?? []);
}

/** Locks the users whom the lines name, before any row is locked. */
export async function lockMembers(tx: Handle, lines: readonly ImportedLine[]): Promise<void> {
  const users = await usersOfEmails(tx, emailsOf(lines));
  await lockUsers(
    tx,
    [...users.values()].map(({ uid }) => uid),
  );
}

interface Finding {
  found: readonly FoundLine[];
  now: Date;
}

/** AD-17: says for each line what becomes of its member; undefined for a line without one. */
export async function findMembers(
  db: Handle,
  lines: readonly ImportedLine[],
  { found, now }: Finding,
): Promise<(MemberFacts | undefined)[]> {
  const users = await usersOfEmails(db, emailsOf(lines));
  const uids = [...users.values()].map(({ uid }) => uid);
  const roles = new Map(
    (await membershipsOf(db, uids)).map((one) => [
      `${one.accountNumber} ${one.uid}`,
      one.practiceRole,
    ]),
  );
  const invitees = lines.flatMap(({ given }, index) => {
    const member = memberOf(given);
    const accountNumber = found[index]?.existing?.id;
    return member && accountNumber !== undefined ? [{ ...member, accountNumber }] : [];
  });
  const invited = new Map(
    (await openInvitations(db, invitees, now)).map((one) => [
      `${one.accountNumber} ${one.email}`,
      one.practiceRole,
    ]),
  );
  return lines.map(({ given }, index) => {
    const member = memberOf(given);
    if (!member) return undefined;
    const user = users.get(member.email);
    const account = found[index]?.existing?.id ?? '';
    const present =
      roles.get(`${account} ${user?.uid ?? ''}`) ?? invited.get(`${account} ${member.email}`);
    return checkMember(member, { user, present });
  });
}

function wrong(error: LineError): MemberFacts {
  return { errors: [error], adds: {} };
}

function checkMember(
  { email, practiceRole }: LineMember,
  { user, present }: { user: KnownUser | undefined; present: PracticeRole | undefined },
): MemberFacts {
  const checked = invitationInputSchema.shape.email.safeParse(email);
  if (!checked.success) {
    return wrong(lineError({ field: 'memberEmail', rule: 'email', value: email }));
  }
  if (!practiceRole) {
    const params = { list: PRACTICE_ROLES.join(', ') };
    return wrong(lineError({ field: 'memberRole', rule: 'role', params }));
  }
  if (user && user.role !== 'customer') {
    return wrong(lineError({ field: 'memberEmail', rule: 'staff', value: email }));
  }
  if (present === practiceRole) return { errors: [], adds: {} };
  if (present) {
    const value = practiceRole;
    return wrong(
      lineError({
        field: 'memberRole',
        rule: 'otherRole',
        value,
        nearest: present,
        params: { list: present },
      }),
    );
  }
  return { errors: [], adds: { memberEmail: email, memberRole: practiceRole } };
}

/** A verified address proves whose it is; everybody else is invited. */
function mayJoin(user: KnownUser | undefined): user is KnownUser {
  return user !== undefined && user.emailVerified && !user.disabled;
}

/** AD-17: makes the members of the lines members: those who have an account at once, the others by invitation. */
export async function addMembersOf(
  tx: Handle,
  lines: readonly CheckedLine[],
  { actor, sendEmails, locale, now }: ImportContext,
): Promise<string[]> {
  const adding = lines.flatMap(({ given, adds = {}, recordId }) => {
    const member = memberOf(given);
    if (!member?.practiceRole || Object.keys(adds).length === 0) return [];
    return [{ email: member.email, practiceRole: member.practiceRole, accountNumber: recordId }];
  });
  const users = await usersOfEmails(
    tx,
    adding.map(({ email }) => email),
  );
  const joining = adding.flatMap(({ email, ...membership }) => {
    const user = users.get(email);
    return mayJoin(user) ? [{ ...membership, uid: user.uid }] : [];
  });
  const invitees = adding.filter(({ email }) => !mayJoin(users.get(email)));
  await inviteMany(tx, { actor, invitees, locale, sendEmails, now });
  return addMembers(tx, { actor, added: joining });
}
