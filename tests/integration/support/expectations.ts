import type { Person } from './people.ts';

/** A registered route, as `METHOD /path`. */
export type RouteKey = keyof typeof expectations;

type Answers = Record<Person, number>;

function answers(
  status: number,
  refused: Partial<Record<'customers' | 'admins' | 'biller', number>> = {},
): Answers {
  const customer = refused.customers ?? status;
  const admin = refused.admins ?? status;
  return {
    practice: customer,
    biller: refused.biller ?? customer,
    other: customer,
    // Neither may see anything yet, whatever the route.
    unlinked: 403,
    unverified: 403,
    admin,
    super: admin,
  };
}

/** What the maker's super admins alone may do. */
const SUPER: Answers = { ...answers(403), super: 200 };

/** For those who order. */
const ORDERING = answers(200, { admins: 403, biller: 403 });

/** What only concerns the user, who belongs to no account yet; a member of one gets `member`. */
function beforeAccount(status: number, member: number = status): Answers {
  return { ...answers(member, { admins: 403 }), unlinked: status };
}

/** Whoever is signed in, whatever their account. */
function everybody(status: number): Answers {
  return { ...answers(status), unlinked: status, unverified: status };
}

const PUBLIC = everybody(200);

/** What each person gets, asking about an order of account 100200 (but see tenancy for `other`). */
export const expectations = {
  'GET /api/health': PUBLIC,
  'GET /api/health/live': PUBLIC,
  'GET /api/openapi.json': PUBLIC,
  'GET /api/auth/customer/:token': answers(200),
  // Before an e-mail is verified and before there is an account.
  // Anybody may ask: the address is one of theirs.
  'POST /api/auth/password-reset': {
    ...answers(204),
    unlinked: 204,
    unverified: 204,
  },
  // The password would do; it is sent wrong, because whoever changes it is signed out.
  'POST /api/auth/password': { ...answers(422), unlinked: 422, unverified: 422 },
  'POST /api/auth/terms': { ...answers(200, { admins: 403 }), unlinked: 200, unverified: 200 },
  'GET /api/customer/buyinggroups': { ...beforeAccount(200), super: 200 },
  'GET /api/customer/application': beforeAccount(200),
  'POST /api/customer': beforeAccount(201, 409),
  // The proof is wrong: who succeeds would no longer be the same person.
  'POST /api/customer/claim': beforeAccount(422, 409),
  'GET /api/customer/delivery': ORDERING,
  'GET /api/customers': SUPER,
  'GET /api/applications': SUPER,
  'GET /api/applications/:id': SUPER,
  'POST /api/applications/:id/approve': SUPER,
  'POST /api/applications/:id/decline': SUPER,
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
  'GET /api/orders/:id/worksheet.pdf': { ...answers(200), other: 404 },
  'GET /api/orders/:id/confirmation.pdf': { ...answers(200), other: 404 },
  'GET /api/orders/:id/fhir': { ...answers(200), other: 404 },
  'GET /api/orders.csv': answers(200),
  // The order has no file.
  'GET /api/orders/:id/attachments/:index': answers(404),
  'GET /api/orders/:id/warranty': { ...answers(200), other: 404 },
  'POST /api/orders': answers(201, { admins: 403, biller: 403 }),
  // It is not rejected.
  'POST /api/orders/:id/resubmit': { ...answers(409, { admins: 403, biller: 403 }), other: 404 },
  'POST /api/orders/:id/cancel': { ...answers(200, { admins: 403, biller: 403 }), other: 404 },
  'POST /api/orders/:id/approve': answers(200, { customers: 403 }),
  'POST /api/orders/:id/reject': answers(200, { customers: 403 }),
  'GET /api/order-drafts': ORDERING,
  'GET /api/order-drafts/:id': { ...ORDERING, other: 404 },
  'PUT /api/order-drafts/:id': ORDERING,
  'DELETE /api/order-drafts/:id': { ...answers(204, { admins: 403, biller: 403 }), other: 404 },
  // It is not approved yet.
  'POST /api/orders/:id/produce': answers(409, { customers: 403 }),
  'POST /api/orders/:id/ship': answers(409, { customers: 403 }),
  'POST /api/orders/:id/close': answers(409, { customers: 403 }),
  'POST /api/orders/actions': answers(200, { customers: 403 }),
  'GET /api/orders/:id/messages': { ...answers(200), other: 404 },
  'POST /api/orders/:id/messages': { ...answers(201), other: 404 },
  // There is no such message.
  'POST /api/orders/:id/messages/read': { ...answers(422), other: 404 },
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
  'GET /api/users': SUPER,
  'GET /api/users/:id': SUPER,
  'GET /api/users/:id/audit': SUPER,
  'GET /api/users.csv': SUPER,
  'GET /api/events': answers(200),
} as const satisfies Record<string, Answers>;

/** Not asked with the rest: the one never ends, the other ends the session that asks. They have tests of their own. */
export const ASKED_ALONE: readonly string[] = ['GET /api/events', 'POST /api/auth/sessions/end'];
