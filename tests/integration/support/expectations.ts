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

const PUBLIC: Answers = { ...answers(200), unlinked: 200, unverified: 200 };

/** What each person gets, asking about an order of account 100200 (but see tenancy for `other`). */
export const expectations = {
  'GET /api/health': PUBLIC,
  'GET /api/openapi.json': PUBLIC,
  'GET /api/auth/customer/:token': answers(200),
  'GET /api/lenses': answers(200),
  'GET /api/lenses/:id': answers(200),
  'GET /api/orders': answers(200),
  'GET /api/orders/:id': { ...answers(200), other: 404 },
  'POST /api/orders': answers(201, { admins: 403, biller: 403 }),
  'POST /api/orders/:id/approve': answers(200, { customers: 403 }),
  'POST /api/orders/:id/reject': answers(200, { customers: 403 }),
  'GET /api/events': answers(200),
} as const satisfies Record<string, Answers>;
