import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { InvitationInput } from '#domain/schemas/member.ts';

type MemberRequest = (account: string) => InjectOptions;

/** An invitation that nobody else has got. */
export function invitationInput(changes: Partial<InvitationInput> = {}): InvitationInput {
  const email = `${randomUUID()}@lens.test`;
  return { email, practiceRole: 'viewer', language: 'en', ...changes };
}

/** A request for each route about the team of an account. */
export const memberRequests = {
  'GET /api/customers/:id/members': (account) => ({ url: `/api/customers/${account}/members` }),
  'PUT /api/customers/:id/members/:uid': (account) => ({
    method: 'PUT',
    url: `/api/customers/${account}/members/u-nobody`,
    headers: { 'if-match': '"1"' },
    payload: { practiceRole: 'viewer' },
  }),
  'DELETE /api/customers/:id/members/:uid': (account) => ({
    method: 'DELETE',
    url: `/api/customers/${account}/members/u-nobody`,
    headers: { 'if-match': '"1"' },
  }),
  'GET /api/customers/:id/invitations': (account) => ({
    url: `/api/customers/${account}/invitations`,
  }),
  'POST /api/customers/:id/invitations': (account) => ({
    method: 'POST',
    url: `/api/customers/${account}/invitations`,
    headers: { 'idempotency-key': randomUUID() },
    payload: invitationInput(),
  }),
  'POST /api/customers/:id/invitations/:invitationId/resend': (account) => ({
    method: 'POST',
    url: `/api/customers/${account}/invitations/${randomUUID()}/resend`,
  }),
  'DELETE /api/customers/:id/invitations/:invitationId': (account) => ({
    method: 'DELETE',
    url: `/api/customers/${account}/invitations/${randomUUID()}`,
  }),
  'GET /api/customers/:id/team-changes': (account) => ({
    url: `/api/customers/${account}/team-changes`,
  }),
  'GET /api/customers/:id/membership': (account) => ({
    url: `/api/customers/${account}/membership`,
  }),
  'GET /api/customers/:id/notification-defaults': (account) => ({
    url: `/api/customers/${account}/notification-defaults`,
  }),
  // With another version on purpose: the first change would end that of the next person.
  'PUT /api/customers/:id/notification-defaults': (account) => ({
    method: 'PUT',
    url: `/api/customers/${account}/notification-defaults`,
    headers: { 'if-match': '"999"' },
    payload: { choices: {} },
  }),
  // With another version on purpose: who leaves is gone for all that follows.
  'DELETE /api/customers/:id/membership': (account) => ({
    method: 'DELETE',
    url: `/api/customers/${account}/membership`,
    headers: { 'if-match': '"999"' },
  }),
} satisfies Record<string, MemberRequest>;

/** A request for each route of somebody who is invited. */
export const invitedRequests = {
  'GET /api/invitations': () => ({ url: '/api/invitations' }),
  'POST /api/invitations/:id/accept': () => ({
    method: 'POST',
    url: `/api/invitations/${randomUUID()}/accept`,
  }),
  'POST /api/invitations/look': () => ({
    method: 'POST',
    url: '/api/invitations/look',
    payload: { token: `${randomUUID()}.nothing` },
  }),
} satisfies Record<string, () => InjectOptions>;
