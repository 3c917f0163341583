import type { PracticeRole } from '#domain/permissions.ts';
import {
  invitationSchema,
  memberSchema,
  type Invitation,
  type InvitationInput,
  type Member,
} from '#domain/schemas/member.ts';
import type { Rest } from '../http/connection.ts';

/** AD-08: the members of an account and the invitations to it. All throw HttpFailure. */
export interface TeamRequests {
  members: (signal: AbortSignal) => Promise<Member[]>;
  invitations: (signal: AbortSignal) => Promise<Invitation[]>;
  changeRole: (member: Member, practiceRole: PracticeRole) => Promise<Member>;
  remove: (member: Member) => Promise<void>;
  /** `key` is the same for each attempt, so that only one email is sent. */
  invite: (input: InvitationInput, key: string) => Promise<Invitation>;
  resend: (invitation: Invitation) => Promise<Invitation>;
  revoke: (invitation: Invitation) => Promise<void>;
}

/** Returns the requests about the team of one account. */
export function teamRequests({ rest }: Pick<Rest, 'rest'>, accountNumber: string): TeamRequests {
  const account = `/customers/${encodeURIComponent(accountNumber)}`;
  const memberAt = ({ uid }: Member) => `${account}/members/${encodeURIComponent(uid)}`;
  const invitationAt = ({ id }: Invitation) => `${account}/invitations/${id}`;
  return {
    members: (signal) =>
      rest(`${account}/members`, { kind: 'form', schema: memberSchema.array(), signal }),
    invitations: (signal) =>
      rest(`${account}/invitations`, { kind: 'form', schema: invitationSchema.array(), signal }),
    changeRole: (member, practiceRole) =>
      rest(memberAt(member), {
        kind: 'change',
        method: 'PUT',
        body: { practiceRole },
        ifMatch: member.version,
        schema: memberSchema,
      }),
    remove: (member) =>
      rest(memberAt(member), { kind: 'change', method: 'DELETE', ifMatch: member.version }),
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
  };
}
