import {
  ofKinds,
  type KindName,
  type KindRoute,
  type RecordKind,
} from '../../fixtures/record-kinds.ts';
import { answers, SUPER, type Answers } from './answers.ts';
import { moneyExpectations } from './money-expectations.ts';

/** A registered route, as `METHOD /path`. */
export type RouteKey = keyof typeof expectations;

/** For routes that only the lab's admins may use. */
const LAB: Answers = answers(200, { customers: 403 });

/** For routes that place orders. */
const ORDERING = answers(200, { admins: 403, biller: 403 });

/** For routes that are about patients only. */
const CLINICAL = answers(200, { biller: 403 });

/** For routes about the members of an account. */
function team(status: number): Answers {
  return { ...answers(status, { admins: 403, biller: 403 }), super: status };
}

/** For routes about a user who has no account yet. Members of an account get `member`. */
function beforeAccount(status: number, member: number = status): Answers {
  return { ...answers(member, { admins: 403 }), unlinked: status };
}

/** For routes open to every signed-in user, with any account or none. */
function everybody(status: number): Answers {
  return { ...answers(status), unlinked: status, unverified: status };
}

const PUBLIC = everybody(200);

/** The routes of a kind of record of which there is none yet. */
function routesOf(
  name: KindName,
  { reads, writes }: RecordKind,
): Partial<Record<KindRoute, Answers>> {
  const ofStaff = {
    admins: (status: number) => answers(status, { customers: 403 }),
    'super admins': (status: number) => ({ ...SUPER, super: status }),
  };
  const [read, write] = [ofStaff[reads], ofStaff[writes]];
  return {
    [`GET /api/${name}`]: read(200),
    [`GET /api/${name}.csv`]: read(200),
    [`GET /api/${name}/:id`]: read(404),
    [`POST /api/${name}`]: write(201),
    [`PUT /api/${name}/:id`]: write(404),
    [`DELETE /api/${name}/:id`]: write(404),
  };
}

/** The status that each person gets for an order of account 100200 (for `other`, see tenancy). */
export const expectations = {
  'GET /api/health': PUBLIC,
  'GET /api/health/live': PUBLIC,
  'GET /api/openapi.json': PUBLIC,
  'GET /api/auth/customer/:token': answers(200),
  // Customers may write to the lab only, and it has no address.
  'POST /api/auth/email/:token': answers(200, { customers: 403 }),
  'GET /api/customer/lab-addresses': answers(200),
  'GET /api/letters': SUPER,
  'GET /api/letters.csv': SUPER,
  // There is no such campaign.
  'GET /api/letters/:id': { ...SUPER, super: 404 },
  'POST /api/letters': { ...SUPER, super: 201 },
  'PUT /api/letters/:id': { ...SUPER, super: 404 },
  'POST /api/letters/audience': SUPER,
  'POST /api/letters/:id/render': { ...SUPER, super: 404 },
  // The portal has no address of its own in these tests.
  'POST /api/letters/:id/test': { ...SUPER, super: 409 },
  'POST /api/letters/:id/start': { ...SUPER, super: 409 },
  'POST /api/letters/:id/pause': { ...SUPER, super: 404 },
  'POST /api/letters/:id/resume': { ...SUPER, super: 404 },
  'POST /api/letters/:id/cancel': { ...SUPER, super: 404 },
  // There is no such link.
  'POST /api/mail/unsubscribe/look': everybody(404),
  'POST /api/mail/unsubscribe': everybody(404),
  'POST /api/mail/subscribe': everybody(404),
  'POST /api/mail/unsubscribe/:token': everybody(404),
  // Leads to the page, which says that there is no such link.
  'GET /api/mail/unsubscribe/:token': everybody(303),
  // Before an e-mail is verified and before there is an account.
  // Anyone may ask for a reset of their own address.
  'POST /api/auth/password-reset': everybody(204),
  // Sends an invalid password on purpose: a successful change would sign the user out.
  'POST /api/auth/password': everybody(422),
  'POST /api/auth/verification': everybody(204),
  // Sends an address that somebody has.
  'POST /api/auth/address': everybody(422),
  'POST /api/auth/terms': { ...answers(200, { admins: 403 }), unlinked: 200, unverified: 200 },
  'GET /api/customer/buyinggroups': { ...beforeAccount(200), super: 200 },
  'GET /api/customer/application': beforeAccount(200),
  'POST /api/customer': beforeAccount(201, 409),
  // Sends a wrong proof on purpose: a successful claim would change the person.
  'POST /api/customer/claim': beforeAccount(422, 409),
  'GET /api/customer/delivery': ORDERING,
  'GET /api/customer/prices': ORDERING,
  'GET /api/customer/charges': ORDERING,
  'GET /api/customers': SUPER,
  'GET /api/customers.csv': SUPER,
  'GET /api/customers/:id': SUPER,
  'POST /api/customers': { ...SUPER, super: 201 },
  'PUT /api/customers/:id': SUPER,
  'POST /api/customers/:id/move': SUPER,
  'GET /api/customers/:id/export': SUPER,
  'GET /api/customers/:id/merge': SUPER,
  // The target has another version, on purpose: a merge would change what the other requests expect.
  'POST /api/customers/:id/merge': { ...SUPER, super: 412 },
  'GET /api/customers/:id/members': team(200),
  // There is no such member, and no such invitation.
  'PUT /api/customers/:id/members/:uid': team(404),
  'DELETE /api/customers/:id/members/:uid': team(404),
  'GET /api/customers/:id/invitations': team(200),
  'POST /api/customers/:id/invitations': team(201),
  'POST /api/customers/:id/invitations/:invitationId/resend': team(404),
  'DELETE /api/customers/:id/invitations/:invitationId': team(404),
  'GET /api/customers/:id/team-changes': team(200),
  'GET /api/customers/:id/notification-defaults': team(200),
  // Sends another version on purpose.
  'PUT /api/customers/:id/notification-defaults': team(412),
  'GET /api/notification-defaults': answers(200),
  'GET /api/notices': answers(200),
  'POST /api/notices/read': answers(200),
  'GET /api/customers/:id/membership': answers(200, { admins: 403 }),
  // Sends another version on purpose: a successful request would remove the person.
  'DELETE /api/customers/:id/membership': answers(412, { admins: 403 }),
  'GET /api/invitations': beforeAccount(200),
  // There is no such invitation.
  'POST /api/invitations/:id/accept': beforeAccount(404),
  'POST /api/invitations/look': everybody(404),
  'GET /api/ship-to-addresses': SUPER,
  'GET /api/ship-to-addresses.csv': SUPER,
  // There is no such address.
  'GET /api/ship-to-addresses/:id': { ...SUPER, super: 404 },
  'POST /api/ship-to-addresses': { ...SUPER, super: 201 },
  'PUT /api/ship-to-addresses/:id': { ...SUPER, super: 404 },
  'DELETE /api/ship-to-addresses/:id': { ...SUPER, super: 404 },
  'GET /api/record-changes': SUPER,
  'GET /api/order-messages': SUPER,
  ...moneyExpectations,
  'GET /api/imports': SUPER,
  'POST /api/imports': { ...SUPER, super: 201 },
  'GET /api/imports/:id': { ...SUPER, super: 404 },
  'GET /api/imports/:id/lines': { ...SUPER, super: 404 },
  'GET /api/imports/:id/errors.csv': { ...SUPER, super: 404 },
  'POST /api/imports/:id/check': { ...SUPER, super: 404 },
  'POST /api/imports/:id/start': { ...SUPER, super: 404 },
  'POST /api/imports/:id/cancel': { ...SUPER, super: 404 },
  'POST /api/imports/:id/continue': { ...SUPER, super: 404 },
  'GET /api/prices': SUPER,
  'GET /api/prices.csv': SUPER,
  'GET /api/prices/:id': { ...SUPER, super: 404 },
  'POST /api/prices': { ...SUPER, super: 201 },
  'PUT /api/prices/:id': { ...SUPER, super: 404 },
  'DELETE /api/prices/:id': { ...SUPER, super: 404 },
  'POST /api/prices/dry-run': SUPER,
  'GET /api/shipping-methods': SUPER,
  'GET /api/shipping-methods.csv': SUPER,
  'GET /api/shipping-methods/:id': { ...SUPER, super: 404 },
  'PUT /api/shipping-methods/:id': { ...SUPER, super: 404 },
  'GET /api/consultant/pass': PUBLIC,
  // Send no pass on purpose: only so many are taken in an hour.
  'POST /api/consultant/requests': everybody(429),
  'POST /api/consultant/ratings': everybody(429),
  'GET /api/consultant-requests': LAB,
  'GET /api/consultant-requests.csv': LAB,
  // There is no such request, and no such rating.
  'GET /api/consultant-requests/:id': { ...LAB, admin: 404, bookkeeper: 404, super: 404 },
  'PUT /api/consultant-requests/:id': { ...LAB, admin: 404, bookkeeper: 404, super: 404 },
  'GET /api/consultant-ratings': LAB,
  'GET /api/consultant-ratings.csv': LAB,
  'GET /api/consultant-ratings/:id': { ...LAB, admin: 404, bookkeeper: 404, super: 404 },
  ...ofKinds<KindRoute, Answers>(routesOf),
  // There is this group.
  'GET /api/buying-groups/:id': SUPER,
  'PUT /api/buying-groups/:id': SUPER,
  'GET /api/emails': SUPER,
  // There is no such email, and no such address.
  'GET /api/emails/:id': { ...SUPER, super: 404 },
  'POST /api/emails/:id/retry': { ...SUPER, super: 404 },
  'POST /api/emails/:id/send-again': { ...SUPER, super: 404 },
  'GET /api/email-suppressions': SUPER,
  'GET /api/email-suppressions/reports': SUPER,
  'POST /api/email-suppressions/:id/lift': { ...SUPER, super: 404 },
  'GET /api/customers/:id/suppressed-members': team(200),
  // The tests' server has no secret.
  'POST /api/mail/events/:provider': everybody(404),
  // This portal has no gateway.
  'POST /api/gateway/events/:gateway': everybody(404),
  'GET /api/email-templates': SUPER,
  'GET /api/email-templates.csv': SUPER,
  // There is no such template.
  'GET /api/email-templates/:id': { ...SUPER, super: 404 },
  'GET /api/email-templates/:id/versions': { ...SUPER, super: 404 },
  'GET /api/email-templates/:id/versions/:version': { ...SUPER, super: 404 },
  'PUT /api/email-templates/:id': { ...SUPER, super: 404 },
  'POST /api/email-templates/:id/restore': { ...SUPER, super: 404 },
  'POST /api/email-templates/preview': SUPER,
  // The portal of the tests has no mail server.
  'POST /api/email-templates/test': { ...SUPER, super: 409 },
  'GET /api/email-settings': SUPER,
  'PUT /api/email-settings': SUPER,
  'GET /api/applications': SUPER,
  'GET /api/applications/:id': SUPER,
  'POST /api/applications/:id/approve': SUPER,
  'POST /api/applications/:id/decline': SUPER,
  'GET /api/consultant/guide': everybody(200),
  'GET /api/consultant/lenses': everybody(200),
  'GET /api/consultant/settings': everybody(200),
  // The portal has no language model in these tests.
  'POST /api/consultant/answer': everybody(404),
  'GET /api/guide': SUPER,
  'GET /api/guide.csv': SUPER,
  'POST /api/guide': { ...SUPER, super: 201 },
  'GET /api/guide/:id': { ...SUPER, super: 404 },
  'PUT /api/guide/:id': { ...SUPER, super: 404 },
  'GET /api/guide/:id/versions': { ...SUPER, super: 404 },
  'GET /api/guide/:id/versions/:version': { ...SUPER, super: 404 },
  'POST /api/guide/:id/restore': { ...SUPER, super: 404 },
  'GET /api/lenses': answers(200),
  'GET /api/lenses/:id': answers(200),
  'POST /api/lenses': { ...SUPER, super: 201 },
  'PUT /api/lenses/:id': SUPER,
  'POST /api/lenses/dry-run': SUPER,
  'GET /api/lenses/schema.json': SUPER,
  'GET /api/lenses/:id/versions': SUPER,
  'GET /api/lenses/:id/versions/:version': answers(200),
  'GET /api/orders': answers(200),
  'GET /api/orders/:id': { ...answers(200), other: 404 },
  'GET /api/orders/worksheets.pdf': { ...CLINICAL, other: 404 },
  'GET /api/orders/:id/worksheet.pdf': { ...CLINICAL, other: 404 },
  'GET /api/orders/:id/confirmation.pdf': { ...answers(200), other: 404 },
  'GET /api/orders/:id/fhir': { ...CLINICAL, other: 404 },
  'GET /api/orders.csv': answers(200),
  // The order has no file.
  'GET /api/orders/:id/attachments/:index': answers(404, { biller: 403 }),
  'GET /api/orders/:id/warranty': { ...answers(200), other: 404 },
  'POST /api/orders': answers(201, { admins: 403, biller: 403 }),
  // The order is not rejected.
  'POST /api/orders/:id/resubmit': { ...answers(409, { admins: 403, biller: 403 }), other: 404 },
  'POST /api/orders/:id/cancel': { ...answers(200, { admins: 403, biller: 403 }), other: 404 },
  'POST /api/orders/:id/approve': answers(200, { customers: 403 }),
  'POST /api/orders/:id/reject': answers(200, { customers: 403 }),
  'GET /api/order-drafts': ORDERING,
  'GET /api/order-drafts/:id': { ...ORDERING, other: 404 },
  'PUT /api/order-drafts/:id': ORDERING,
  'DELETE /api/order-drafts/:id': { ...answers(204, { admins: 403, biller: 403 }), other: 404 },
  // The order is not approved yet.
  'POST /api/orders/:id/produce': answers(409, { customers: 403 }),
  'POST /api/orders/:id/ship': answers(409, { customers: 403 }),
  'POST /api/orders/:id/close': answers(409, { customers: 403 }),
  'POST /api/orders/:id/promise': answers(409, { customers: 403 }),
  // No lens has to come back.
  'POST /api/orders/:id/lens-received': answers(409, { customers: 403 }),
  'POST /api/orders/actions': answers(200, { customers: 403 }),
  'GET /api/orders/:id/messages': { ...CLINICAL, other: 404 },
  'POST /api/orders/:id/messages': { ...answers(201, { biller: 403 }), other: 404 },
  // There is no such message.
  'POST /api/orders/:id/messages/read': { ...answers(422, { biller: 403 }), other: 404 },
  'GET /api/preferences/:key': answers(200),
  'PUT /api/preferences/:key': answers(204),
  'GET /api/auth/sessions': everybody(200),
  // There is no such device.
  'DELETE /api/auth/sessions/:id': everybody(404),
  'POST /api/auth/sessions/end-others': everybody(204),
  'POST /api/auth/sessions/end': everybody(204),
  // There is no such user.
  'POST /api/users/:id/sessions/end': { ...SUPER, super: 404 },
  'DELETE /api/users/:id/sessions/:sessionId': { ...SUPER, super: 404 },
  'POST /api/users/:id/verification': { ...SUPER, super: 404 },
  'GET /api/users': SUPER,
  'GET /api/users/:id': SUPER,
  // There is no such user.
  'PUT /api/users/:id': { ...SUPER, super: 404 },
  'GET /api/users/:id/audit': SUPER,
  'GET /api/users.csv': SUPER,
  'GET /api/events': answers(200),
} as const satisfies Record<string, Answers>;

/** Tested separately: the first never ends, the second ends the session of its caller. */
export const ASKED_ALONE: readonly string[] = ['GET /api/events', 'POST /api/auth/sessions/end'];
