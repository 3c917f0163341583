import { runs } from 'test-tools/runs.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutInputSchema, type Checkout } from '#domain/money/checkouts/checkout.ts';
import { creditFor } from '#domain/money/checkouts/split-credit.ts';
import {
  askAboutCheckouts,
  askGateway,
  cancelCheckout,
} from '#server/money/checkouts/ask-gateway.ts';
import { decideCheckout } from '#server/money/checkouts/decide-checkout.ts';
import { getCheckout } from '#server/money/checkouts/find-checkouts.ts';
import { notifyOfUnanswered } from '#server/money/checkouts/notify-of-unanswered.ts';
import { openPage } from '#server/money/checkouts/open-page.ts';
import { startCheckout } from '#server/money/checkouts/start-checkout.ts';
import { expireCredits } from '#server/money/credits/expire-credits.ts';
import { availableCredit } from '#server/money/credits/find-balance.ts';
import { GatewayError } from '#server/money/gateway/port.ts';
import { expirePending } from '#server/money/ledger/resolve-pending.ts';
import { takeDispute } from '#server/money/payments/take-dispute.ts';
import { takeRefund } from '#server/money/payments/take-refund.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { seededRandom } from '../fixtures/random.ts';
import {
  accountWith,
  checkoutInput,
  PORTAL_URL,
  sessionOf,
  startPayingPortal,
} from './support/checkouts.ts';
import { credited } from './support/credits.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import {
  decideSome,
  deliverRefunds,
  failSome,
  happened,
  refundSome,
  reverseSome,
  writeOffSome,
  type Lab,
} from './support/lab-steps.ts';
import { ACTOR, disagreements } from './support/ledger.ts';
import type { TestPortal } from './support/portal.ts';

const DAY = 24 * 60 * 60_000;
const random = seededRandom();
const gateway = new FakeGateway();
const { signal } = new AbortController();
let now = new Date('2026-05-04T12:00:00Z');
let portal: TestPortal;
let accounts: Awaited<ReturnType<typeof accountWith>>[];
const begun: string[] = [];

beforeAll(async () => {
  portal = await startPayingPortal(gateway, () => now);
  accounts = [];
  for (let count = 0; count < 6; count += 1) {
    const account = await accountWith(portal, 3);
    await credited(portal, account.accountNumber, 3_000);
    accounts.push(account);
  }
});
afterAll(() => portal.close());

const parts = () => ({
  database: portal.database,
  clock: () => now,
  gateway,
  portalUrl: PORTAL_URL,
});

const known = (id: string): Promise<Checkout> => getCheckout(portal.database.db, 'any', id);

/** What the state of things or a silent gateway does not allow is refused, and changes nothing. */
async function attempt(take: () => Promise<unknown>): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof GatewayError)) throw error;
  }
}

/** A practice begins to pay one or two invoices, with its lens credit or without. */
async function begin(): Promise<void> {
  const { accountNumber, shares } = random.pick(accounts);
  const wanted = shares.slice(random.integer(0, 2)).slice(0, 2);
  const total = wanted.reduce((sum, { cents }) => sum + cents, 0);
  const { db } = portal.database;
  const left = random.chance(0.5) ? await availableCredit(db, accountNumber, now) : 0;
  const owed = wanted.map((share) => ({ ...share, accountNumber }));
  const creditCents = creditFor(owed, () => left);
  const input = checkoutInputSchema.parse(
    checkoutInput(wanted, {
      method: random.pick(['card', 'bankAccount']),
      amountCents: total - creditCents,
      creditCents,
    }),
  );
  const scope = [accountNumber];
  const id = await db.transaction((tx) =>
    startCheckout(tx, { actor: ACTOR, scope, input, gateway, now }),
  );
  if (!begun.includes(id)) begun.push(id);
  await openPage(parts(), id);
}

/** The gateway moves a payment on, and mostly tells so. */
async function move(id: string): Promise<void> {
  const session = sessionOf(id);
  const payment = gateway.payments.get(session);
  if (!payment || payment.state === 'succeeded' || payment.state === 'failed') return;
  const next = random.pick(['processing', 'succeeded', 'failed', 'other'] as const);
  if (next === 'succeeded') gateway.pay(session);
  else if (next === 'other') gateway.pay(session, { receivedCents: 700 });
  else gateway.move(session, { state: next, failure: next === 'failed' ? 'debit_returned' : null });
  if (random.chance(0.6)) await askGateway(parts(), id);
}

const PAID = `SELECT id FROM checkouts WHERE state = 'paid' ORDER BY id`;

/** The practice's bank takes money back, holds it back, or does not take a refund, even after it did. */
async function goBack(): Promise<void> {
  const { db, pool } = portal.database;
  const { rows } = await pool.query<{ id: string }>(PAID);
  if (rows.length === 0) return;
  const { id } = random.pick(rows);
  const { gatewayPaymentId: paymentId, amountCents } = await known(id);
  const of = { gateway: gateway.name, now };
  if (random.chance(0.5)) {
    const told = { id: `dp_${id}`, paymentId, cents: amountCents, reason: 'fraudulent' };
    const dispute = { ...told, state: random.pick(['open', 'won', 'lost'] as const) };
    if (dispute.state === 'won') gateway.disputed.delete(paymentId ?? '');
    else gateway.disputed.add(paymentId ?? '');
    await db.transaction((tx) => takeDispute(tx, { ...of, dispute }));
    return;
  }
  const told = { id: `re_${id}`, paymentId, key: null, cents: 700 };
  const refund = { ...told, state: random.pick(['succeeded', 'failed'] as const) };
  await db.transaction((tx) => takeRefund(tx, { ...of, refund }));
}

async function decide(id: string, decision: 'paid' | 'notPaid'): Promise<void> {
  const { version: versionSeen } = await known(id);
  const deciding = { id, decision, reason: 'As the bank says', actor: ACTOR, versionSeen };
  await decideCheckout(parts(), parts(), deciding);
}

/** Time passes, and what recurs is done, as far as the gateway answers. */
async function pass(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY);
  await askAboutCheckouts(parts(), { signal, onError: () => undefined });
  await notifyOfUnanswered(portal.database.db, now, { signal });
  await expirePending(portal.database, now, { signal });
  await expireCredits(portal.database, now, { signal });
}

const lab = (): Lab => ({
  database: portal.database,
  gateway,
  clock: () => now,
  random,
  invoices: accounts.map(({ shares }) => shares.map(({ invoiceNumber }) => invoiceNumber)),
});

const STEPS: readonly ((id: string) => Promise<unknown>)[] = [
  begin,
  begin,
  move,
  move,
  goBack,
  () => refundSome(lab()),
  () => failSome(lab()),
  () => writeOffSome(lab()),
  () => decideSome(lab()),
  () => reverseSome(lab()),
  () => pass(random.integer(1, 20)),
  async () => (gateway.isSilent = random.chance(0.3)),
  (id) => cancelCheckout(parts(), id, ACTOR),
  (id) => decide(id, random.pick(['paid', 'notPaid'])),
];

/** What a history goes on for. */
const HAPPENED = [
  'write-off reversed',
  'refund posted',
  'refundFailed posted',
  'refundRefused',
  'return posted',
  'dispute won',
];

async function missing(): Promise<string[]> {
  const known = await happened(lab());
  return HAPPENED.filter((what) => !known.has(what));
}

const REFUNDING = `SELECT FROM refund_requests WHERE state = 'waiting'
  UNION ALL SELECT FROM payments WHERE refunding_cents <> 0`;

it('PY-10 PY-11 the books are clean at every moment, whatever the gateway tells, and while it is silent for 90 days', async () => {
  await attempt(begin);
  for (let step = 0; step < runs() || (await missing()).length > 0; step += 1) {
    expect(step, `without ${(await missing()).join(', ')}`).toBeLessThan(20 * runs());
    const id = random.pick(begun);
    await attempt(() => random.pick(STEPS)(id));
    expect(await disagreements(portal.database), `after step ${step}`).toEqual([]);
  }
  gateway.isSilent = true;
  await attempt(begin);
  await attempt(() => refundSome(lab()));
  for (let days = 0; days < 90; days += 30) {
    await pass(30);
    expect(await disagreements(portal.database), `${days + 30} days later`).toEqual([]);
  }
  for (const id of begun) await attempt(() => decide(id, random.pick(['paid', 'notPaid'])));
  for (const id of begun) await attempt(() => decide(id, 'notPaid'));
  const states = await Promise.all(begun.map(async (id) => (await known(id)).state));
  expect(new Set(states)).toEqual(new Set(['paid', 'failed', 'cancelled']));
  const reserved = `SELECT FROM ledger_pending p JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE t.key LIKE '%checkout:%'`;
  expect(await portal.database.pool.query(reserved)).toMatchObject({ rowCount: 0 });
  gateway.isSilent = false;
  await deliverRefunds(lab());
  expect(await portal.database.pool.query(REFUNDING)).toMatchObject({ rowCount: 0 });
  expect(await disagreements(portal.database)).toEqual([]);
});
