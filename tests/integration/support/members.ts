import { asks, creates, deletes, edits, reads } from './kinds-of-requests.ts';
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { InvitationInput } from '#domain/schemas/member.ts';

type MemberRequest = (account: string) => InjectOptions;

const OTHER_VERSION = { 'if-match': '"999"' };
const of = (account: string) => `/api/customers/${account}`;

/** An invitation that nobody else has got. */
export function invitationInput(changes: Partial<InvitationInput> = {}): InvitationInput {
  const email = `${randomUUID()}@lens.test`;
  return { email, practiceRole: 'viewer', language: 'en', ...changes };
}

/** A request for each route about the team of an account. */
export const memberRequests = {
  'GET /api/customers/:id/members': (account) => reads(`${of(account)}/members`)(),
  'PUT /api/customers/:id/members/:uid': (account) =>
    edits(`${of(account)}/members/u-nobody`, { practiceRole: 'viewer' })(),
  'DELETE /api/customers/:id/members/:uid': (account) =>
    deletes(`${of(account)}/members/u-nobody`)(),
  'GET /api/customers/:id/invitations': (account) => reads(`${of(account)}/invitations`)(),
  'POST /api/customers/:id/invitations': (account) =>
    creates(`${of(account)}/invitations`, invitationInput())(),
  'POST /api/customers/:id/invitations/:invitationId/resend': (account) =>
    asks(`${of(account)}/invitations/${randomUUID()}/resend`)(),
  'DELETE /api/customers/:id/invitations/:invitationId': (account) => ({
    method: 'DELETE',
    url: `${of(account)}/invitations/${randomUUID()}`,
  }),
  'GET /api/customers/:id/team-changes': (account) => reads(`${of(account)}/team-changes`)(),
  'GET /api/customers/:id/membership': (account) => reads(`${of(account)}/membership`)(),
  'GET /api/customers/:id/notification-defaults': (account) =>
    reads(`${of(account)}/notification-defaults`)(),
  // With another version on purpose: the first change would end that of the next person.
  'PUT /api/customers/:id/notification-defaults': (account) => ({
    ...edits(`${of(account)}/notification-defaults`, { choices: {} })(),
    headers: OTHER_VERSION,
  }),
  // With another version on purpose: who leaves is gone for all that follows.
  'DELETE /api/customers/:id/membership': (account) => ({
    ...deletes(`${of(account)}/membership`)(),
    headers: OTHER_VERSION,
  }),
} satisfies Record<string, MemberRequest>;

/** A request for each route of somebody who is invited. */
export const invitedRequests = {
  'GET /api/invitations': reads('/api/invitations'),
  'POST /api/invitations/:id/accept': asks(`/api/invitations/${randomUUID()}/accept`),
  'POST /api/invitations/look': asks('/api/invitations/look', { token: `${randomUUID()}.nothing` }),
};
