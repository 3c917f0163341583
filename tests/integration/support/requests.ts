import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { TERMS_VERSION } from '#domain/access/terms.ts';
import { ASSUMED_ACCOUNTS } from '#domain/money/journal/journal-accounts.ts';
import { buildBuyingGroup } from '../../fixtures/build-buying-group.ts';
import { buildCustomerInput, buildShipToAddressInput } from '../../fixtures/build-customer.ts';
import { ofKinds, type KindRoute } from '../../fixtures/record-kinds.ts';
import { applicationInput } from './applications.ts';
import { campaignInput } from './campaigns.ts';
import { checkoutInput } from './checkouts.ts';
import { MEADOW } from './claims.ts';
import { question } from './consultant-model.ts';
import { ASKED, RATED } from './consultant.ts';
import { creditInput } from './credits.ts';
import { draftInput } from './drafts.ts';
import { PLAIN_SETTINGS, templateInput } from './email-templates.ts';
import { expectations, type RouteKey } from './expectations.ts';
import { passageInput } from './guide.ts';
import { CUSTOMERS_CSV } from './imports.ts';
import { lensInput } from './lenses.ts';
import { invitationInput } from './members.ts';
import { orderInput } from './orders.ts';
import { paymentInput } from './payments.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';
import { priceInput } from './prices.ts';

type Request = (person: Person | null) => InjectOptions;
type OfRoute<Value> = Partial<Record<RouteKey, Value>>;

interface Records {
  orderId: string;
  account?: string;
  applicationId?: string;
  draftId?: string;
}

/** The id of what is not there. */
const NONE = '00000000-0000-4000-8000-000000000000';
const GROUP = 'clear-sight-partners';
/** An account that nobody belongs to, and an additional account with its main one. */
const ONE = '100500';
const ADDITIONAL = { number: '100201', main: '100200' };

/** Names in addresses, whatever the route. */
const NAMES: Record<string, string> = {
  gateway: 'stripe',
  index: '0',
  invoiceNumber: 'INV-0',
  key: 'orders.columns',
  methodId: 'pm_none',
  provider: 'postmark',
  uid: 'u-nobody',
  version: '1',
};

/** Addresses of routes that succeed; the others name what is not there. */
const ADDRESSES: OfRoute<string> = {
  'GET /api/buying-groups/:id': `/api/buying-groups/${GROUP}`,
  'PUT /api/buying-groups/:id': `/api/buying-groups/${GROUP}`,
  'GET /api/customers/:id': `/api/customers/${ONE}`,
  'PUT /api/customers/:id': `/api/customers/${ONE}`,
  'GET /api/customers/:id/export': `/api/customers/${ONE}/export`,
  'POST /api/customers/:id/move': `/api/customers/${ADDITIONAL.number}/move`,
  'GET /api/customers/:id/merge': `/api/customers/${ADDITIONAL.number}/merge`,
  'POST /api/customers/:id/merge': `/api/customers/${ADDITIONAL.number}/merge`,
  'GET /api/lenses/:id': '/api/lenses/gp-sphere',
  'PUT /api/lenses/:id': '/api/lenses/hybrid',
  'GET /api/lenses/:id/versions': '/api/lenses/gp-sphere/versions',
  'GET /api/lenses/:id/versions/:version': '/api/lenses/gp-sphere/versions/1',
  'GET /api/mail/unsubscribe/:token': '/api/mail/unsubscribe/none',
  'POST /api/mail/unsubscribe/:token': '/api/mail/unsubscribe/none',
  'GET /api/users/:id': '/api/users/u-other',
  'GET /api/users/:id/audit': '/api/users/u-other/audit',
};

/** Versions other than 1; those of the first three are wrong, because a change would end what the others expect. */
const VERSIONS: OfRoute<number> = {
  'POST /api/customers/:id/merge': 900,
  'PUT /api/customers/:id/notification-defaults': 999,
  'DELETE /api/customers/:id/membership': 999,
  'PUT /api/email-settings': 0,
  'PUT /api/journal-settings': 0,
  'PUT /api/autopay/:accountNumber': 0,
};

let day = 0;
/** Returns another day with each call, because one party has one price for a part, a quantity and a first day. */
function anotherDay(): string {
  day += 1;
  return new Date(Date.UTC(2001, 0, day)).toISOString().slice(0, 10);
}

const draftOfTemplate = { ...templateInput(), event: 'orderReceived', language: 'en' };
const DECISION = { reason: 'As agreed', carrier: 'UPS' };
const REASON = { reason: 'As agreed' };
const ENGLISH = { language: 'en' };

/** What is sent; a function where each request has its own. */
const BODIES: OfRoute<object | (() => object)> = {
  'POST /api/lenses': () => lensInput('gp-sphere', { id: `lens-${randomUUID()}` }),
  'PUT /api/lenses/:id': lensInput('hybrid'),
  'POST /api/lenses/dry-run': lensInput('hybrid'),
  'POST /api/letters': campaignInput(),
  'PUT /api/letters/:id': campaignInput(),
  'POST /api/letters/audience': { filter: {}, practiceRoles: ['owner'] },
  'POST /api/letters/:id/render': ENGLISH,
  'POST /api/letters/:id/test': ENGLISH,
  'POST /api/email-suppressions/:id/lift': REASON,
  'POST /api/mail/unsubscribe/look': { token: 'none' },
  'POST /api/mail/unsubscribe': { token: 'none' },
  'POST /api/mail/subscribe': { token: 'none' },
  'POST /api/auth/email/:token': {
    recipients: 'somebody@lens.test',
    subject: 'Hello',
    body: 'Two\nlines',
  },
  'POST /api/return-requests/:id/decide': { decision: 'approve' },
  'POST /api/payments': paymentInput,
  'POST /api/payments/:id/allocate': { shares: [{ invoiceNumber: 'INV-0', cents: 1 }] },
  'POST /api/payments/:id/refund': {
    amountCents: 1,
    refundedOn: '2026-05-04',
    reference: '',
    ...REASON,
  },
  'POST /api/payments/:id/void': REASON,
  'POST /api/payments/:id/give-back': { amountCents: 1, ...REASON },
  'POST /api/invoices/:id/write-offs': { amountCents: 1, ...REASON },
  'POST /api/write-offs/:id/decline': REASON,
  'POST /api/write-offs/:id/reverse': REASON,
  'POST /api/checkouts': checkoutInput([{ invoiceNumber: 'INV-0', cents: 50 }]),
  'POST /api/checkouts/:id/decide': { decision: 'notPaid', ...REASON },
  'POST /api/payment-methods/:accountNumber/page': { locale: 'en' },
  'PUT /api/payment-methods/:accountNumber/default': { methodId: 'pm_none' },
  'PUT /api/autopay/:accountNumber': { isOn: true },
  'POST /api/credits': creditInput,
  'POST /api/credits/:id/decline': REASON,
  'POST /api/credits/:id/reverse': REASON,
  'POST /api/credit-uses/:id/reverse': REASON,
  'PUT /api/journal-settings': { accounts: ASSUMED_ACCOUNTS, timeZone: 'UTC' },
  // Before the first day of the ledger.
  'POST /api/journal-batches': { from: null, to: '2000-01-01' },
  'POST /api/orders/:id/approve': DECISION,
  'POST /api/orders/:id/reject': DECISION,
  'POST /api/orders/:id/cancel': DECISION,
  'POST /api/orders/:id/produce': DECISION,
  'POST /api/orders/:id/ship': DECISION,
  'POST /api/orders/:id/close': DECISION,
  'POST /api/orders/:id/resubmit': () => {
    const { accountNumber: _account, ...payload } = orderInput();
    return payload;
  },
  'POST /api/orders/:id/promise': { promisedAt: '2099-06-01', reason: '' },
  'POST /api/orders/:id/lens-received': { eye: 'right' },
  'POST /api/orders/:id/messages': { body: 'Is the axis right?' },
  'POST /api/orders/:id/messages/read': { lastRead: NONE },
  'PUT /api/preferences/:key': { value: ['number'] },
  'POST /api/notices/read': { upTo: 1 },
  'POST /api/users/:id/verification': ENGLISH,
  'PUT /api/users/:id': {
    name: 'Nobody',
    role: 'customer',
    mayRecordPayments: false,
    disabled: false,
    mainAccount: '',
    additionalAccounts: [],
  },
  'POST /api/auth/password': { newPassword: 'password' },
  'POST /api/auth/verification': ENGLISH,
  'POST /api/auth/address': { email: 'practice@lens.test', ...ENGLISH },
  'POST /api/auth/terms': { version: TERMS_VERSION },
  'POST /api/customer': () => applicationInput(),
  'POST /api/customer/claim': { ...MEADOW, invoiceNumber: 'WRONG' },
  'POST /api/prices': () => priceInput({ validFrom: anotherDay() }),
  'PUT /api/prices/:id': priceInput(),
  'POST /api/prices/dry-run': { id: null, price: priceInput() },
  'POST /api/imports': {
    kind: 'customers',
    fileName: 'customers.csv',
    content: CUSTOMERS_CSV,
    locale: 'en',
  },
  'POST /api/imports/:id/check': { mapping: ['accountNumber', 'practice'], sendEmails: false },
  'POST /api/invitations/look': { token: `${NONE}.nothing` },
  'PUT /api/customers/:id/members/:uid': { practiceRole: 'viewer' },
  'POST /api/customers/:id/invitations': () => invitationInput(),
  'PUT /api/customers/:id/notification-defaults': { choices: {} },
  'POST /api/customers': () => buildCustomerInput(),
  'PUT /api/customers/:id': () => buildCustomerInput(),
  // Changes nothing.
  'POST /api/customers/:id/move': { parentAccountNumber: ADDITIONAL.main, ...REASON },
  'POST /api/customers/:id/merge': { into: ADDITIONAL.main, intoVersion: 900, ...REASON },
  'POST /api/ship-to-addresses': () => buildShipToAddressInput(),
  'PUT /api/ship-to-addresses/:id': () => buildShipToAddressInput(),
  ...ofKinds<KindRoute, () => object>((name, { input }) => {
    const body = () => input(`Name ${randomUUID().slice(0, 8)}`);
    return { [`POST /api/${name}`]: body, [`PUT /api/${name}/:id`]: body };
  }),
  'PUT /api/buying-groups/:id': buildBuyingGroup('Clear Sight Partners'),
  'PUT /api/shipping-methods/:id': { priceCents: 100, freeAboveLimit: true },
  'POST /api/consultant/answer': question(),
  // Without a pass of ours.
  'POST /api/consultant/requests': { ...ASKED, pass: 'none' },
  'POST /api/consultant/ratings': { ...RATED, pass: 'none' },
  'PUT /api/consultant-requests/:id': { state: 'closed', assignee: '', note: '' },
  'POST /api/guide': () => passageInput(),
  'PUT /api/guide/:id': passageInput(),
  'POST /api/guide/:id/restore': { version: 1 },
  'PUT /api/email-templates/:id': templateInput(),
  'POST /api/email-templates/:id/restore': { version: 1 },
  'POST /api/email-templates/preview': { ...draftOfTemplate, orderNumber: null },
  'POST /api/email-templates/test': { ...draftOfTemplate, orderNumber: null },
  'PUT /api/email-settings': PLAIN_SETTINGS,
  'POST /api/applications/:id/approve': {},
  'POST /api/applications/:id/decline': REASON,
};

/** Returns a request that would succeed, for each route, about the given order, application and draft. */
export function requestsFor(
  portal: TestPortal,
  { orderId, account, applicationId = 'none', draftId = randomUUID() }: Records,
): Record<RouteKey, Request> {
  const accountOf = (person: Person | null) =>
    account ?? (person === 'other' ? '100300' : '100200');
  /** What is sent and asked of the records, and of who asks. */
  const ofPerson = (person: Person | null): OfRoute<object> => ({
    'POST /api/orders': orderInput({ accountNumber: accountOf(person) }),
    'PUT /api/order-drafts/:id': draftInput({ accountNumber: accountOf(person) }),
    'POST /api/auth/password-reset': { email: `${person ?? 'practice'}@lens.test`, ...ENGLISH },
    'POST /api/credit-uses': {
      accountNumber: accountOf(person),
      shares: [{ invoiceNumber: 'INV-0', cents: 1 }],
    },
    'POST /api/orders/actions': { action: 'approve', orders: [{ id: orderId, version: 1 }] },
    'POST /api/return-requests': { kind: 'return', orderId, eye: 'right', reason: 'fit', note: '' },
  });
  const queriesOf = (person: Person | null): OfRoute<Record<string, string>> => ({
    'GET /api/auth/customer/:token': { account: accountOf(person) },
    'GET /api/customer/delivery': { account: accountOf(person) },
    'GET /api/customer/prices': { account: accountOf(person) },
    'GET /api/customer/charges': { account: accountOf(person) },
    'GET /api/order-drafts': { account: accountOf(person) },
    'GET /api/customers/:id/merge': { into: ADDITIONAL.main },
    'GET /api/order-messages': { filter: JSON.stringify({ accountNumber: ONE }) },
    'GET /api/orders/worksheets.pdf': { ids: orderId },
    'GET /api/record-changes': {
      filter: JSON.stringify({ resource: 'buying-groups', recordId: GROUP }),
    },
    'GET /api/return-requests/policy': { orderId },
  });
  const addressOf = (route: RouteKey, path: string, person: Person | null) => {
    const ids: Record<string, string> = {
      applications: applicationId,
      customers: accountOf(person),
      // A draft that is saved does not exist yet, so only the account matters.
      'order-drafts': route.startsWith('PUT') ? randomUUID() : draftId,
      orders: orderId,
      users: 'u-nobody',
    };
    const own = {
      accountNumber: accountOf(person),
      token: person ? portal.tokens[person] : 'none',
    };
    const named: Record<string, string> = {
      ...NAMES,
      ...own,
      id: ids[path.split('/')[2] ?? ''] ?? NONE,
    };
    return ADDRESSES[route] ?? path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? NONE);
  };
  const requestOf = (route: RouteKey) => (person: Person | null) => {
    const [method, path] = route.split(' ') as [InjectOptions['method'], string];
    const query = queriesOf(person)[route];
    const body = BODIES[route] ?? ofPerson(person)[route];
    const seen = { 'if-match': `"${VERSIONS[route] ?? 1}"` };
    return {
      method,
      url: addressOf(route, path, person),
      ...(query && { query }),
      ...(method !== 'GET' && {
        headers: { ...(method === 'POST' && { 'idempotency-key': randomUUID() }), ...seen },
        payload: typeof body === 'function' ? body() : structuredClone(body),
      }),
    };
  };
  const routes = Object.keys(expectations) as RouteKey[];
  return Object.fromEntries(routes.map((route) => [route, requestOf(route)])) as Record<
    RouteKey,
    Request
  >;
}
