import {
  invitationSchema,
  memberSchema,
  membershipSchema,
  teamChangeSchema,
  type Invitation,
  type InvitationInput,
  type Member,
  type OwnMembership,
  type TeamChange,
} from '#domain/access/member.ts';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { suppressedMemberSchema, type SuppressedMember } from '#domain/emails/email.ts';
import type { Rest } from '../http/connection.ts';
import { readAnswer } from '../http/read-answer.ts';
import { totalIn } from '../http/total-in.ts';

/** The number of entries on a page of the history. */
export const CHANGES_PER_PAGE = 10;

/** AD-08: the members of an account and the invitations to it. All throw HttpFailure. */
export interface TeamRequests {
  members: (signal: AbortSignal) => Promise<Member[]>;
  invitations: (signal?: AbortSignal) => Promise<Invitation[]>;
  /** `newOwner`: the uid of the member who follows the last owner. */
  changeRole: (member: Member, practiceRole: PracticeRole, newOwner?: string) => Promise<Member>;
  remove: (member: Member, newOwner?: string) => Promise<void>;
  /** `key` is the same for each attempt, so that only one email is sent. */
  invite: (input: InvitationInput, key: string) => Promise<Invitation>;
  resend: (invitation: Invitation) => Promise<Invitation>;
  revoke: (invitation: Invitation) => Promise<void>;
  /** EM-03: the members whom no email reaches. */
  suppressed: (signal: AbortSignal) => Promise<SuppressedMember[]>;
  /** What happened to the team, latest first; pages start at 1. */
  changes: (page: number, signal: AbortSignal) => Promise<{ rows: TeamChange[]; total: number }>;
}

/** AD-08: the user's own membership of an account. All throw HttpFailure. */
export interface MembershipRequests {
  read: (signal: AbortSignal) => Promise<OwnMembership>;
  leave: (membership: OwnMembership) => Promise<void>;
}

/** Returns the requests about the user's own membership of one account. */
export function membershipRequests(
  { rest }: Pick<Rest, 'rest'>,
  accountNumber: string,
): MembershipRequests {
  const path = `/customers/${encodeURIComponent(accountNumber)}/membership`;
  return {
    read: (signal) => rest(path, { kind: 'form', schema: membershipSchema, signal }),
    leave: ({ version }) => rest(path, { kind: 'change', method: 'DELETE', ifMatch: version }),
  };
}

/** Returns the requests about the team of one account. */
export function teamRequests(
  { rest, restAnswer }: Pick<Rest, 'rest' | 'restAnswer'>,
  accountNumber: string,
): TeamRequests {
  const account = `/customers/${encodeURIComponent(accountNumber)}`;
  const memberAt = ({ uid }: Member) => `${account}/members/${encodeURIComponent(uid)}`;
  const invitationAt = ({ id }: Invitation) => `${account}/invitations/${id}`;
  return {
    suppressed: (signal) =>
      rest(`${account}/suppressed-members`, {
        kind: 'form',
        schema: suppressedMemberSchema.array(),
        signal,
      }),
    members: (signal) =>
      rest(`${account}/members`, { kind: 'form', schema: memberSchema.array(), signal }),
    invitations: (signal) =>
      rest(`${account}/invitations`, {
        kind: 'form',
        schema: invitationSchema.array(),
        ...(signal && { signal }),
      }),
    changeRole: (member, practiceRole, newOwner) =>
      rest(memberAt(member), {
        kind: 'change',
        method: 'PUT',
        body: { practiceRole, newOwner },
        ifMatch: member.version,
        schema: memberSchema,
      }),
    remove: (member, newOwner) =>
      rest(`${memberAt(member)}${newOwner ? `?newOwner=${encodeURIComponent(newOwner)}` : ''}`, {
        kind: 'change',
        method: 'DELETE',
        ifMatch: member.version,
      }),
    invite: (input, key) =>
      rest(`${account}/invitations`, {
        kind: 'change',
        method: 'POST',
        body: input,
        idempotencyKey: key,
        schema: invitationSchema,
      }),
    resend: (invitation) =>
      rest(`${invitationAt(invitation)}/resend`, {
        kind: 'change',
        method: 'POST',
        schema: invitationSchema,
      }),
    revoke: (invitation) => rest(invitationAt(invitation), { kind: 'change', method: 'DELETE' }),
    changes: async (page, signal) => {
      const range = JSON.stringify([(page - 1) * CHANGES_PER_PAGE, page * CHANGES_PER_PAGE - 1]);
      const path = `${account}/team-changes?range=${encodeURIComponent(range)}`;
      const { json, headers } = await restAnswer(path, { kind: 'history', signal });
      return { rows: readAnswer(teamChangeSchema.array(), json), total: totalIn(headers) };
    },
  };
}
