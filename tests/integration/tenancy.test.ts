import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PRACTICE_ROLES, type PracticeRole } from '#domain/access/permissions.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { accountMembers } from '#server/accounts/members/table.ts';
import { asSuperSees, someApplication } from './support/applications.ts';
import { begun, draftContent, readDraft } from './support/drafts.ts';
import { type RouteKey, ASKED_ALONE, expectations } from './support/expectations.ts';
import {
  list,
  orderAsAdminSees,
  orderInput,
  submit,
  submitted,
  summariesOf,
} from './support/orders.ts';
import { people } from './support/people.ts';
import { requestsFor } from './support/requests.ts';
import { usePortal } from './support/use.ts';

/** Those that name no record answer with the caller's own, or with what is everybody's. */
const NAMES_NO_RECORD = new Set<RouteKey>([
  // Leads to its page, whatever the token.
  'GET /api/mail/unsubscribe/:token',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/openapi.json',
  'GET /api/consultant/guide',
  'GET /api/consultant/lenses',
  'GET /api/consultant/pass',
  'POST /api/consultant/requests',
  'POST /api/consultant/ratings',
  'GET /api/consultant/settings',
  'POST /api/consultant/answer',
  'GET /api/lenses',
  'GET /api/lenses/:id',
  'GET /api/lenses/:id/versions/:version',
  'GET /api/orders',
  'GET /api/orders.csv',
  'GET /api/invoices',
  'GET /api/payments',
  'GET /api/checkouts',
  'GET /api/online-payment',
  'POST /api/checkouts',
  'GET /api/credit-entries',
  'GET /api/return-requests',
  'GET /api/invoices.csv',
  'GET /api/events',
  // What customers may write to, whoever asks.
  'GET /api/customer/lab-addresses',
  'POST /api/auth/terms',
  'POST /api/auth/password-reset',
  'POST /api/auth/password',
  'POST /api/auth/verification',
  'POST /api/auth/address',
  'GET /api/auth/sessions',
  'POST /api/auth/sessions/end-others',
  'GET /api/customer/buyinggroups',
  'GET /api/customer/application',
  'POST /api/customer',
  'POST /api/customer/claim',
  'GET /api/invitations',
  'GET /api/notices',
  'POST /api/notices/read',
  'GET /api/notification-defaults',
  'GET /api/preferences/:key',
  'PUT /api/preferences/:key',
]);

const portal = usePortal();

describe('another practice', () => {
  it('SE-01 neither sees nor changes an order of 100200 by any route', async () => {
    const secret = 'PAT-OF-100200';
    const order = await submitted(portal, { patientReference: secret });
    const application = await someApplication(portal);
    const draft = await begun(portal, { content: draftContent({ patientReference: secret }) });
    const requests = requestsFor(portal, {
      orderId: order.id,
      account: '100200',
      applicationId: application.id,
      draftId: draft.id,
    });
    for (const key of Object.keys(expectations) as RouteKey[]) {
      if (ASKED_ALONE.includes(key)) continue;
      const response = await portal.request('other', requests[key]('other'));
      const { statusCode } = response;
      const refused = expectations[key].other === 404 ? 404 : 403;
      const expected = NAMES_NO_RECORD.has(key) ? expectations[key].other : refused;
      expect([key, statusCode]).toEqual([key, expected]);
      expect(response.body).not.toContain(secret);
      expect(response.body).not.toContain(order.number);
      expect(response.body).not.toContain('Lakeside');
      expect(response.body).not.toContain(application.practice);
    }
    expect(await orderAsAdminSees(portal, order.id)).toEqual(order);
    expect(await asSuperSees(portal, application.id)).toEqual(application);
    expect((await readDraft(portal, draft.id)).json()).toEqual(draft);
  });

  it('SE-01 finds nothing of 100200 by any filter of the list', async () => {
    const order = await submitted(portal, { patientReference: 'PAT-HIDDEN' });
    for (const filter of [{ id: [order.id] }, { accountNumber: '100200' }]) {
      const response = await list(portal, 'other', { filter });
      expect([filter, response.json()]).toEqual([filter, []]);
      expect(response.headers['content-range']).toBe('orders */0');
    }
    // The search forgives slips, so that it may find what is their own.
    for (const q of ['PAT-HIDDEN', order.number, 'Lakeside']) {
      const response = await list(portal, 'other', { filter: { q } });
      expect(response.body).not.toContain(order.id);
      const accounts = summariesOf(response).map(({ accountNumber }) => accountNumber);
      expect(accounts.filter((account) => account !== '100300')).toEqual([]);
    }
    const own = summariesOf(await list(portal, 'other'));
    expect(new Set(own.map(({ accountNumber }) => accountNumber))).toEqual(new Set(['100300']));
  });

  it('SE-01 cannot order for 100200, and nothing is stored', async () => {
    const before = await list(portal, 'admin');
    const response = await submit(portal, 'other', orderInput({ accountNumber: '100200' }));
    expect(response.statusCode).toBe(403);
    const after = await list(portal, 'admin');
    expect(after.headers['content-range']).toBe(before.headers['content-range']);
  });

  it('PM-03 lets a practice order for its additional accounts', async () => {
    const order = await submitted(portal, { accountNumber: '100201' });
    expect(order).toMatchObject({ accountNumber: '100201', practice: 'Lakeside Eye Care North' });
  });
});

const OWN = '100200';
const OWN_TOO = '100201';
const FOREIGN = '100300';
const MEMBER = 'biller';

const ORDERING: RouteKey[] = [
  'GET /api/customer/delivery',
  'GET /api/customer/prices',
  'GET /api/customer/charges',
  'POST /api/orders',
  'POST /api/orders/:id/resubmit',
  'POST /api/orders/:id/cancel',
  'GET /api/order-drafts',
  'GET /api/order-drafts/:id',
  'PUT /api/order-drafts/:id',
  'DELETE /api/order-drafts/:id',
  'POST /api/return-requests',
  'POST /api/return-requests/:id/withdraw',
];

const TEAM: RouteKey[] = [
  'GET /api/customers/:id/members',
  'PUT /api/customers/:id/members/:uid',
  'DELETE /api/customers/:id/members/:uid',
  'GET /api/customers/:id/team-changes',
  'GET /api/customers/:id/suppressed-members',
  'GET /api/customers/:id/notification-defaults',
  'PUT /api/customers/:id/notification-defaults',
  'GET /api/customers/:id/invitations',
  'POST /api/customers/:id/invitations',
  'POST /api/customers/:id/invitations/:invitationId/resend',
  'DELETE /api/customers/:id/invitations/:invitationId',
];

const CLINICAL: RouteKey[] = [
  'GET /api/orders/worksheets.pdf',
  'GET /api/orders/:id/worksheet.pdf',
  'GET /api/orders/:id/fhir',
  'GET /api/orders/:id/attachments/:index',
  'GET /api/orders/:id/messages',
  'POST /api/orders/:id/messages',
  'POST /api/orders/:id/messages/read',
];

const PAYING: RouteKey[] = [
  'GET /api/invoices',
  'GET /api/invoices/:id',
  'GET /api/payments',
  'GET /api/payments/:id',
  'GET /api/checkouts',
  'GET /api/checkouts/:id',
  'GET /api/checkouts/:id/receipt.pdf',
  'GET /api/online-payment',
  'POST /api/checkouts',
  'POST /api/checkouts/:id/cancel',
  'POST /api/checkouts/:id/check',
  'GET /api/payment-methods/:accountNumber',
  'POST /api/payment-methods/:accountNumber/page',
  'PUT /api/payment-methods/:accountNumber/default',
  'DELETE /api/payment-methods/:accountNumber/methods/:methodId',
  'GET /api/autopay/:accountNumber',
  'PUT /api/autopay/:accountNumber',
  'POST /api/credit-uses',
  'GET /api/invoices.csv',
  'GET /api/invoices/:id/pdf',
  'GET /api/auth/invoice/:invoiceNumber/:token',
  'GET /api/statements/:accountNumber',
  'GET /api/statements/:accountNumber/statement.csv',
  'GET /api/statements/:accountNumber/statement.pdf',
];

/** The routes that an owner has and the role lacks, written by hand. */
const LACKS: Record<PracticeRole, ReadonlySet<RouteKey>> = {
  owner: new Set(),
  orderer: new Set([...TEAM, ...PAYING]),
  biller: new Set([...ORDERING, ...TEAM, ...CLINICAL]),
  viewer: new Set<RouteKey>([...ORDERING, ...TEAM, ...PAYING, 'POST /api/orders/:id/messages']),
};

/** What the requests are about: the member's account, the same while they own another one, somebody else's account. */
const CASES = ['own', 'own, owner of another', 'foreign'] as const;
type Case = (typeof CASES)[number];

/** The routes on which a role can matter: public ones know nobody. */
function routes(): RouteKey[] {
  const known = portal.app.registeredRoutes.filter(
    ({ method, permission }) => method !== 'HEAD' && permission !== 'public',
  );
  return known
    .map(({ method, url }) => `${method} ${url}` as RouteKey)
    .filter((key) => !ASKED_ALONE.includes(key));
}

function expectedStatus(key: RouteKey, role: PracticeRole, asked: Case): number {
  const { practice, other } = expectations[key];
  const outside = other === 404 ? 404 : 403;
  if (LACKS[role].has(key)) {
    if (asked !== 'own, owner of another') return 403;
    // A list that names no record has those of the other account.
    return NAMES_NO_RECORD.has(key) ? practice : outside;
  }
  return asked === 'foreign' && !NAMES_NO_RECORD.has(key) ? outside : practice;
}

async function become(role: PracticeRole, asked: Case): Promise<void> {
  const { db } = portal.database;
  const { uid } = people[MEMBER];
  await db.delete(accountMembers).where(eq(accountMembers.uid, uid));
  await saveMembership(db, { uid, accountNumber: OWN, practiceRole: role, isMain: true });
  if (asked === 'own, owner of another') {
    await saveMembership(db, { uid, accountNumber: OWN_TOO, practiceRole: 'owner', isMain: false });
  }
  // What asks for a recent sign-in gets one, however long the file takes.
  portal.tokens[MEMBER] = await portal.firebase.signIn(people[MEMBER].email);
  // Links of their own come once a minute.
  await portal.database.pool.query('DELETE FROM address_links WHERE uid = $1', [uid]);
  portal.callers.forget(uid);
}

/** What a route may change is made for it alone where it may; a refused request changes nothing. */
function mayChange(key: RouteKey): boolean {
  return !key.startsWith('GET ') && /\/api\/(orders|order-drafts)\/:id/.test(key);
}

async function recordsOf(account: string) {
  const person = account === FOREIGN ? 'other' : 'practice';
  const order = await submitted(portal, { accountNumber: account }, person);
  const draft = await begun(portal, { accountNumber: account }, person);
  return { account, orderId: order.id, draftId: draft.id };
}

describe('what a member may do', () => {
  let cells = 0;

  it.each(PRACTICE_ROLES.flatMap((role) => CASES.map((asked) => ({ role, asked }))))(
    'AD-08, SE-01 gives $role what the table of roles gives, on every route: $asked account',
    async ({ role, asked }) => {
      await become(role, asked);
      const account = asked === 'foreign' ? FOREIGN : OWN;
      const answers: Record<string, number> = {};
      const expected: Record<string, number> = {};
      const shared = await recordsOf(account);
      for (const key of routes()) {
        const status = expectedStatus(key, role, asked);
        const records = mayChange(key) && status < 300 ? await recordsOf(account) : shared;
        const request = requestsFor(portal, records)[key](MEMBER);
        answers[key] = (await portal.request(MEMBER, request)).statusCode;
        expected[key] = status;
        cells += 1;
      }
      expect(answers).toEqual(expected);
    },
  );

  it('AD-08 asks in every cell of role × route × account', () => {
    expect(cells).toBe(PRACTICE_ROLES.length * CASES.length * routes().length);
    expect(cells).toBeGreaterThan(800);
  });
});
