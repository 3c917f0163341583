import type { Email } from '#server/platform/mail/mailer.ts';
import { applied, decideOn } from '../support/applications.ts';
import { begin, begun, callBack, PORTAL_URL, sessionOf, untilState } from '../support/checkouts.ts';
import { claim } from '../support/claims.ts';
import { passOf, sendAsVisitor } from '../support/consultant.ts';
import { apply, creditInput } from '../support/credits.ts';
import { begun as draftBegun } from '../support/drafts.ts';
import { emailWorker } from '../support/email-worker.ts';
import { exchanged, offerLens, received } from '../support/exchanges.ts';
import { expectations, type RouteKey } from '../support/expectations.ts';
import type { FakeGateway } from '../support/fake-gateway.ts';
import { imported } from '../support/imports.ts';
import { invoicesOf } from '../support/invoices.ts';
import { signedIn, type Newcomer } from '../support/newcomers.ts';
import { decideAll, decide, orderedLens, resubmit, submitted, taken } from '../support/orders.ts';
import { TestClock } from '../support/outbox.ts';
import { recorded, takeStep, writeOff } from '../support/payments.ts';
import { people, PEOPLE } from '../support/people.ts';
import type { TestPortal } from '../support/portal.ts';
import { priceInput } from '../support/prices.ts';
import { requestsFor } from '../support/requests.ts';
import {
  approved,
  asked,
  askCancellation,
  returnStep,
  scanned,
  shippedLens,
} from '../support/return-requests.ts';
import { changeEachRecord } from './each-record.ts';
import { disputes, merged, weeksGoBy } from './later.ts';
import type { StoryClock } from './story-clock.ts';
import { manageUsers } from './users.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Telling {
  clock: StoryClock;
  /** Called before the portal is left to itself for weeks, in which it forgets what is old. */
  beforeWeeks: (portal: TestPortal) => Promise<void>;
}

/** Tells it part by part, three days apart. Returns the emails that were sent. */
export async function notifyStory(
  portal: TestPortal,
  gateway: FakeGateway,
  { clock, beforeWeeks }: Telling,
): Promise<Email[]> {
  const sent: Email[] = [];
  const send = async (email: Email) => {
    sent.push(email);
    return { code: '250 2.0.0' };
  };
  const mailClock = new TestClock();
  const mail = { mailer: { send }, portalUrl: PORTAL_URL };
  const { deliverDue } = emailWorker(portal, mailClock, mail);
  const deliver = async () => {
    mailClock.moveTo(clock.now);
    await deliverDue();
  };
  const weeks = () => weeksGoBy(portal, gateway, { clock, deliver });
  const first = [orders, returns, money, online, persons, manageUsers, everythingElse];
  for (const part of [...first, disputes, merged, changeEachRecord, beforeWeeks, weeks]) {
    await signEverybodyIn(portal);
    await part(portal, gateway);
    await deliver();
    await clock.advance(3 * DAY);
  }
  await signEverybodyIn(portal);
  return sent;
}

/** A token lasts an hour. */
async function signEverybodyIn(portal: TestPortal): Promise<void> {
  for (const person of PEOPLE)
    portal.tokens[person] = await portal.firebase.signIn(people[person].email);
}

const BOTH = [
  orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 }),
  {
    ...orderedLens('gp-sphere', { baseCurve: 7.7, sphere: -3.25 }),
    eye: 'left' as const,
    quantity: 2,
  },
];

async function orders(portal: TestPortal): Promise<void> {
  const whole = {
    lenses: BOTH,
    patientReference: 'PAT-7',
    poNumber: 'PO-7',
    notes: 'Please hurry',
  };
  const first = await taken(portal, ['approve', 'produce', 'ship', 'close'], whole);
  const second = await taken(portal, ['approve'], { patientReference: 'PAT-8' });
  await portal.step('admin', `/api/orders/${second.id}/promise`, second.version, {
    promisedAt: '2031-05-20',
    reason: 'A machine is down',
  });
  await portal.post('practice', `/api/orders/${second.id}/messages`, {
    body: 'Is the axis right?',
  });
  await portal.post('admin', `/api/orders/${second.id}/messages`, { body: 'Yes' });
  const rejected = await taken(portal, ['reject'], { patientReference: 'PAT-9' });
  await resubmit(portal, 'practice', rejected, { patientReference: 'PAT-9', poNumber: 'PO-9' });
  await taken(portal, ['cancel'], { patientReference: 'PAT-10' });
  const { id, version } = await submitted(portal, { lenses: BOTH });
  await decideAll(portal, 'admin', { action: 'approve', orders: [{ id, version }] });
  await submitted(portal, { type: 'reorder', sourceOrderId: first.id, lenses: BOTH });
  await decide(portal, 'other', { id: second.id, action: 'cancel', version: 3 });
  await draftBegun(portal);
  const reason = { name: 'Axis', reason: 'The axis does not fit the cylinder', offered: true };
  await portal.post('super', '/api/reject-reasons', reason);
}

async function returns(portal: TestPortal): Promise<void> {
  await offerLens(portal, 'must-return');
  await received(portal, await exchanged(portal));
  const shipped = await shippedLens(portal);
  const request = await approved(portal, await asked(portal, shipped));
  await scanned(portal, request.id);
  const other = await asked(portal, await shippedLens(portal));
  await returnStep(portal, other, 'withdraw');
  const declined = await asked(portal, await shippedLens(portal));
  await returnStep(portal, declined, 'decide', {
    payload: { decision: 'refuse', reason: 'Too late' },
  });
  await askCancellation(portal, await taken(portal, ['approve', 'produce']));
}

async function money(portal: TestPortal): Promise<void> {
  const open = await invoicesOf(portal, { accountNumber: '100200', state: 'open' });
  const shares = open
    .slice(0, 2)
    .map(({ id, openCents }) => ({ invoiceNumber: id, cents: Math.min(openCents, 4_000) }));
  const paid = await recorded(portal, {
    reference: 'C-1',
    shares,
    receivedOn: '2031-05-08',
    amountCents: 12_000,
  });
  const invoiceNumber = shares[0]?.invoiceNumber ?? '';
  const rest = { shares: [{ invoiceNumber, cents: 500 }] };
  const next = (await takeStep(portal, paid, 'allocate', rest)).json() as typeof paid;
  await takeStep(portal, next, 'refund', {
    amountCents: 1_000,
    refundedOn: '2031-05-08',
    reference: 'R-1',
    reason: 'Paid twice',
  });
  const wrong = await recorded(portal, {
    reference: 'C-2',
    receivedOn: '2031-05-08',
    amountCents: 700,
  });
  await takeStep(portal, wrong, 'void', { reason: 'Bounced' });
  for (const cents of [300, 3_000]) await writeOff(portal, invoiceNumber, cents);
  await portal.post('super', '/api/credits', creditInput({ expiresOn: '2031-12-31' }));
  await apply(portal, '100200', [{ invoiceNumber, cents: 900 }]);
}

async function online(portal: TestPortal, gateway: FakeGateway): Promise<void> {
  const [invoice] = await invoicesOf(portal, { accountNumber: '100200', state: 'open' });
  const shares = [{ invoiceNumber: invoice?.id ?? '', cents: 1_000 }];
  const { id } = await begun(portal, shares);
  await callBack(portal, { kind: 'payment', payment: gateway.pay(sessionOf(id)) });
  await untilState(portal, id, 'paid');
  await begin(portal, [{ invoiceNumber: invoice?.id ?? '', cents: 500 }]);
}

/** Somebody who has just signed up. */
async function arrival(portal: TestPortal, name: string): Promise<Newcomer> {
  const user = { uid: `u-${name}`, email: `${name}@lens.test` };
  await portal.firebase.createUser({ ...user, claims: { role: 'customer' } });
  return signedIn(portal, user);
}

async function persons(portal: TestPortal): Promise<void> {
  const [applicant, declined, claimant] = [
    await arrival(portal, 'rita'),
    await arrival(portal, 'hugo'),
    await arrival(portal, 'mina'),
  ] as const;
  const { id } = await applied(applicant);
  await decideOn(portal, 'super', { id, action: 'approve', version: 1 });
  const second = await applied(declined, { practice: 'Hilltop Optics' });
  await decideOn(portal, 'super', { id: second.id, action: 'decline', version: 1 });
  await claim(claimant);
  await portal.post('practice', '/api/customers/100200/invitations', {
    email: 'nina@lens.test',
    practiceRole: 'orderer',
    language: 'es',
  });
  await portal.put('practice', '/api/customers/100200/members/u-biller', 1, {
    practiceRole: 'viewer',
  });
  await imported(portal, 'Account,Practice,City\n300900,Harbour Optics,Duluth\n300901,,Madison\n');
  const pass = await passOf(portal);
  await sendAsVisitor(portal, 'request', {}, { pass });
  await sendAsVisitor(portal, 'rating', {}, { pass: await passOf(portal) });
}

/** Of orders and sign-ins, of an application that there is not, and what is not the same each time. */
const OTHERWISE = /orders|sessions|auth\/|applications|api\/payments|reject-reasons|api\/prices$/;

/** Each change of a super admin that needs no record made for it. */
async function everythingElse(portal: TestPortal): Promise<void> {
  await portal.post('super', '/api/prices', priceInput({ validFrom: '2031-05-21' }));
  const requests = requestsFor(portal, { orderId: 'none' });
  const changes = (Object.keys(expectations) as RouteKey[]).filter(
    (key) => !key.startsWith('GET ') && expectations[key].super < 300 && !OTHERWISE.test(key),
  );
  for (const key of changes) {
    await portal.request('super', requests[key]('super'));
  }
}
