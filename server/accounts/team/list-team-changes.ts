import type { TeamChange, TeamDeed } from '#domain/access/member.ts';
import { PRACTICE_ROLES, type PracticeRole } from '#domain/access/permissions.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { auditOfTeam } from '../../platform/audit/audit-of-team.ts';
import { formerNames } from '../../platform/audit/former-names.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { Page } from '../../platform/http/content-range.ts';
import { requireAccount } from '../customers/require-account.ts';
import { knownUsers } from '../users/known-users.ts';

/** What a deed is called in the audit trail. An accepted invitation shows as the membership that it made. */
const DEEDS: Record<string, TeamDeed> = {
  'invitation.add': 'invite',
  'invitation.resend': 'resend',
  'invitation.revoke': 'revoke',
  'member.add': 'add',
  'member.change': 'change',
  'member.remove': 'remove',
};

interface Asked {
  accountNumber: string;
  offset: number;
  limit: number;
}

/** AD-08, SE-03: returns one page of what happened to the team of an account. @throws Problem 403, 404 */
export async function listTeamChanges(
  db: Handle,
  scope: AccountScope,
  asked: Asked,
): Promise<Page<TeamChange>> {
  await requireAccount(db, scope, asked.accountNumber);
  const page = await auditOfTeam(db, { ...asked, actions: Object.keys(DEEDS) });
  const uids = page.rows.map(({ resourceId }) => resourceId);
  const known = await knownUsers(db, [...new Set(uids)]);
  const gone = await formerNames(
    db,
    page.rows.filter(isOfMember).flatMap(({ resourceId: uid }) => (known.has(uid) ? [] : uid)),
  );
  return { ...page, rows: page.rows.map((entry) => toChange(entry, { known, gone })) };
}

type Entry = Awaited<ReturnType<typeof auditOfTeam>>['rows'][number];
interface Named {
  known: Awaited<ReturnType<typeof knownUsers>>;
  /** The names of those who were deleted since, by uid. */
  gone: Map<string, string>;
}

function toChange(entry: Entry, named: Named): TeamChange {
  const { id, at, actor, details } = entry;
  const deed = DEEDS[entry.action] ?? 'change';
  return {
    id,
    at: at.toISOString(),
    actor,
    deed: isOwn(entry) ? (OWN_DEEDS[deed] ?? deed) : deed,
    subject: subjectOf(entry, named),
    before: roleOf(details['before']),
    practiceRole: roleOf(details['after'] ?? details['practiceRole']),
  };
}

const OWN_DEEDS: Partial<Record<TeamDeed, TeamDeed>> = { add: 'join', remove: 'leave' };

const isOfMember = ({ resource }: Entry) => resource === 'account_members';

function isOwn(entry: Entry): boolean {
  return isOfMember(entry) && entry.resourceId === entry.actorUid;
}

/** The directory no longer knows a deleted user. */
function subjectOf(entry: Entry, { known, gone }: Named): string {
  const { email } = entry.details;
  if (typeof email === 'string') return email;
  const user = known.get(entry.resourceId);
  return user?.name || user?.email || gone.get(entry.resourceId) || entry.resourceId;
}

function roleOf(stored: unknown): PracticeRole | null {
  return PRACTICE_ROLES.find((role) => role === stored) ?? null;
}
