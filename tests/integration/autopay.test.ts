import { daysAfter } from '#domain/invoices/due-day.ts';
import { momentOf, wallClock } from '#domain/wall-clock.ts';
import { getAutopay } from '#server/money/autopay/find-autopay.ts';
import { runAutopay } from '#server/money/autopay/autopay-jobs.ts';
import { askAboutCheckouts } from '#server/money/checkouts/ask-gateway.ts';
import { AUTOPAY_SOURCES } from '#server/money/emails/autopay-sources.ts';
import { GatewayError, type PaymentGateway } from '#server/money/gateway/port.ts';
import { voidPending } from '#server/money/ledger/resolve-pending.ts';
import { NEUTRAL_PROVIDER } from '#server/platform/program/provider.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountWith, openCents, PORTAL_URL } from './support/checkouts.ts';
import { checkoutSchema, type Checkout } from '#domain/schemas/checkout.ts';
import { credited } from './support/credits.ts';
import { issue, pay } from './support/invoices.ts';
import { ACTOR, disagreements } from './support/ledger.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import { list } from './support/orders.ts';
import {
  autopayOf,
  methodsOf,
  removeMethod,
  savedBank,
  savedCard,
  setDefault,
  startSandboxPortal,
  stoppedFor,
  switchedOn,
  switchTo,
  toldOf,
  type SandboxPortal,
} from './support/payment-methods.ts';
import type { Person } from './support/people.ts';
import type { TestPortal } from './support/portal.ts';

const ZONE = 'America/Chicago';
const STARTED = new Date();
const TODAY = wallClock(STARTED, ZONE).slice(0, 10);
const DECLINED_LATER = '4000000000000341';
const RETURNED_LATER = '000555555559';

let all: SandboxPortal;
let portal: TestPortal;
beforeAll(async () => {
  all = await startSandboxPortal(STARTED);
  ({ portal } = all);
});
afterAll(() => all.close());

/** Nine o'clock of the practice, so many days from today. */
const nine = (days: number) => momentOf(`${daysAfter(TODAY, days)}T09:00:00`, ZONE);

/** Runs the job as if that time had come: for what is of one account, time goes back for the next test. */
async function runAt(
  days: number,
  { gateway = all.sandbox.gateway }: { gateway?: PaymentGateway } = {},
): Promise<unknown[]> {
  const clock = () => nine(days);
  const parts = { database: portal.database, clock, gateway, portalUrl: PORTAL_URL };
  const errors: unknown[] = [];
  const { signal } = new AbortController();
  await runAutopay(parts, { signal, onError: (error) => errors.push(error) });
  return errors;
}

const now = (account: string, days: number) => getAutopay(portal.database.db, account, nine(days));

/** An account whose autopay is on, with an invoice of 100.00 that is due in 30 days. */
async function automatic(card?: string) {
  const { id: account } = await madeAccount(portal);
  await addMember(portal, 'u-practice', account);
  const method = await savedCard(portal, account, card);
  await switchedOn(portal, account);
  const invoice = await issue(portal, account, STARTED);
  return { account, invoice, method };
}

async function paymentsOf(accountNumber: string, person: Person = 'practice'): Promise<Checkout[]> {
  const response = await list(portal, person, { filter: { accountNumber } }, 'checkouts');
  return checkoutSchema.array().parse(response.json());
}

/** Voids what is pending in the ledger under the key. */
async function giveUp(key: string): Promise<void> {
  const { rows } = await portal.database.pool.query<{ id: number }>(
    'SELECT id::int AS id FROM ledger_transactions WHERE key = $1',
    [key],
  );
  const voided = { id: rows[0]?.id ?? 0, actor: ACTOR, reason: 'Not paid', effectiveAt: STARTED };
  await portal.database.db.transaction((tx) => voidPending(tx, { ...voided, now: STARTED }));
}

/** Ends autopay of an account, so that the runs of other tests leave it alone. */
async function done(account: string): Promise<void> {
  const { version } = await autopayOf(portal, account);
  await switchTo(portal, account, { isOn: false, version });
}

describe('autopay', () => {
  it('PY-09 announces an invoice three days before it is due, and pays it on that day, once', async () => {
    const { account, invoice } = await automatic();
    const expected = { day: daysAfter(TODAY, 30), cents: 10_000 };
    expect(await autopayOf(portal, account)).toMatchObject({
      isOn: true,
      by: 'practice@lens.test',
      charges: [{ ...expected, isAnnounced: false }],
      leftOut: 0,
    });
    await runAt(26);
    expect(await toldOf(portal, account)).toEqual([]);
    await Promise.all([runAt(27), runAt(27)]);
    await runAt(28);
    expect(await toldOf(portal, account)).toEqual(['autopayAnnounced']);
    expect(await now(account, 28)).toMatchObject({
      charges: [{ ...expected, isAnnounced: true, invoices: [{ number: invoice }] }],
    });
    await runAt(29);
    expect(await paymentsOf(account)).toEqual([]);
    await Promise.all([runAt(30), runAt(30)]);
    await runAt(31);
    expect(await paymentsOf(account)).toMatchObject([
      {
        state: 'paid',
        source: 'autopay',
        createdBy: 'practice@lens.test',
        payments: [{ amountCents: 10_000, reference: 'Visa 4242' }],
      },
    ]);
    expect(await openCents(portal, account)).toBe(0);
    expect(await now(account, 31)).toMatchObject({ isOn: true, charges: [] });
    expect(await disagreements(portal.database)).toEqual([]);
    await done(account);
  });

  it('PY-09 says in the email what is paid, when and by what, to those who may pay', async () => {
    const { account, invoice } = await automatic();
    await runAt(27);
    const { rows } = await portal.database.pool.query<{ ref: unknown }>(
      `SELECT payload->'ref' AS ref FROM outbox WHERE kind = 'email.event' AND key = $1`,
      [account],
    );
    const source = AUTOPAY_SOURCES.find(({ event }) => event === 'autopayAnnounced');
    const valuesFor = (practiceRole: 'biller' | 'viewer') =>
      source?.findValues(portal.database.db, rows[0]?.ref, {
        reader: {
          uid: null,
          address: 'a@b.test',
          accountNumber: account,
          practiceRole,
          language: 'en',
        },
        surroundings: {
          provider: NEUTRAL_PROVIDER,
          portalUrl: PORTAL_URL,
          patientNames: 'initials',
          clock: () => nine(27),
        },
      });
    expect(await valuesFor('viewer')).toBeNull();
    expect(await valuesFor('biller')).toMatchObject({
      amount: '$100.00',
      method: 'Visa 4242',
      accountNumber: account,
      invoices: [`${invoice}: $100.00`],
      autopayLink: `${PORTAL_URL}/customer/payment/methods`,
    });
    await done(account);
    await runAt(30);
    // What is not paid any more is nothing to tell.
    expect(await valuesFor('biller')).toBeNull();
    expect(await openCents(portal, account)).toBe(10_000);
  });

  it('PY-09 CR-02 uses lens credit first, and pays what is open then', async () => {
    const { account, invoice } = await automatic();
    const second = await issue(portal, account, STARTED, 2_000);
    await runAt(27);
    await credited(portal, account, 3_000);
    await pay(portal, account, invoice, 4_000);
    await runAt(30);
    expect(await paymentsOf(account)).toMatchObject([
      {
        state: 'paid',
        amountCents: 5_000,
        creditCents: 3_000,
        shares: [
          { invoiceNumber: invoice, cents: 3_000, creditCents: 3_000 },
          { invoiceNumber: second, cents: 2_000, creditCents: 0 },
        ],
      },
    ]);
    expect(await openCents(portal, account)).toBe(0);
    const third = await issue(portal, account, STARTED, 1_000);
    await runAt(31);
    await credited(portal, account, 1_500);
    await runAt(34);
    // By credit alone nothing is charged.
    expect(third).not.toBe('');
    expect(await paymentsOf(account)).toHaveLength(1);
    expect(await openCents(portal, account)).toBe(0);
    expect(await disagreements(portal.database)).toEqual([]);
    await done(account);
  });

  it('PY-09 leaves out what is paid or in flight; what is open again later is announced anew', async () => {
    const { account, invoice } = await automatic();
    const paid = await issue(portal, account, STARTED);
    await runAt(27);
    await pay(portal, account, paid, 10_000);
    await pay(portal, account, invoice, 6_000, nine(60));
    await runAt(30);
    expect(await paymentsOf(account)).toEqual([]);
    await runAt(31);
    expect(await now(account, 31)).toMatchObject({ charges: [], leftOut: 1 });
    await giveUp(`payment:${invoice}:6000`);
    await runAt(32);
    expect(await toldOf(portal, account)).toEqual(['autopayAnnounced', 'autopayAnnounced']);
    expect(await now(account, 32)).toMatchObject({
      charges: [{ day: daysAfter(TODAY, 35), cents: 10_000, isAnnounced: true }],
    });
    await done(account);
  });

  it('PY-09 stops when its payment is refused, says why, and charges that invoice no more', async () => {
    const { account } = await automatic(DECLINED_LATER);
    await runAt(27);
    await runAt(30);
    await stoppedFor(portal, account, 'refused');
    expect(await toldOf(portal, account)).toEqual(['autopayAnnounced', 'autopayStopped']);
    expect(await paymentsOf(account)).toMatchObject([
      { state: 'failed', failure: 'card_declined', source: 'autopay' },
    ]);
    await runAt(31);
    expect(await paymentsOf(account)).toHaveLength(1);
    const good = await savedCard(portal, account);
    await setDefault(portal, account, good.id);
    expect(await switchedOn(portal, account)).toMatchObject({ isOn: true, stop: null, leftOut: 1 });
    await runAt(32);
    await runAt(36);
    expect(await paymentsOf(account)).toHaveLength(1);
    await done(account);
  });

  it('PY-03 PY-09 is charged once when the answer of the gateway is lost', async () => {
    const { account } = await automatic();
    await runAt(27);
    const { gateway } = all.sandbox;
    const losing: PaymentGateway = {
      ...gateway,
      charge: async (request) => {
        await gateway.charge(request);
        throw new GatewayError('unavailable', 'The answer is lost');
      },
    };
    expect(await runAt(30, { gateway: losing })).toHaveLength(1);
    expect(await paymentsOf(account)).toMatchObject([{ state: 'opening' }]);
    const later = () => new Date(nine(30).getTime() + 5 * 60_000);
    const parts = { database: portal.database, clock: later, gateway, portalUrl: PORTAL_URL };
    const onError = vi.fn<(error: unknown) => void>();
    const { signal } = new AbortController();
    await askAboutCheckouts(parts, { signal, onError });
    expect(onError).not.toHaveBeenCalled();
    const [payment] = await paymentsOf(account);
    expect(payment).toMatchObject({ state: 'paid', payments: [{ amountCents: 10_000 }] });
    const records = await fetch(`${all.sandbox.origin}/control/records.json`);
    const { intent } = (await records.json()) as {
      intent: { metadata: { checkoutId?: string } }[];
    };
    const made = intent.filter(({ metadata }) => metadata.checkoutId === payment?.id);
    expect(made).toHaveLength(1);
    await done(account);
  });

  it('PY-09 ends when its method is removed, but not when another one is', async () => {
    const { account, method } = await automatic();
    const other = await savedBank(portal, account, '000123456789');
    await removeMethod(portal, account, other.id);
    expect(await autopayOf(portal, account)).toMatchObject({ isOn: true });
    await runAt(27);
    await removeMethod(portal, account, method.id);
    expect(await autopayOf(portal, account)).toMatchObject({ isOn: false, stop: 'methodRemoved' });
    await runAt(30);
    expect(await paymentsOf(account)).toEqual([]);
    expect(await toldOf(portal, account)).toEqual(['autopayAnnounced', 'autopayStopped']);
  });

  it('PY-09 ends when its method is gone at the gateway', async () => {
    const { account, method } = await automatic();
    await all.sandbox.gateway.removeMethod(method.id);
    await runAt(27);
    expect(await autopayOf(portal, account)).toMatchObject({ isOn: false, stop: 'methodGone' });
  });

  it('PY-09 AD-08 ends when whoever switched it on may not pay any more', async () => {
    const { account } = await automatic();
    await runAt(27);
    await portal.database.pool.query(
      `UPDATE account_members SET practice_role = 'viewer' WHERE uid = 'u-practice' AND account_number = $1`,
      [account],
    );
    await runAt(30);
    expect(await now(account, 30)).toMatchObject({ isOn: false, stop: 'payerLeft' });
    expect(await paymentsOf(account, 'super')).toEqual([]);
    expect(await openCents(portal, account)).toBe(10_000);
  });

  it('PY-09 is switched on with a method only, and as it was seen', async () => {
    const { accountNumber } = await accountWith(portal, 1);
    const without = await switchTo(portal, accountNumber, { isOn: true, version: 0 });
    expect(without.statusCode).toBe(422);
    await savedCard(portal, accountNumber);
    await switchedOn(portal, accountNumber);
    // It was due before.
    expect(await autopayOf(portal, accountNumber)).toMatchObject({ charges: [], leftOut: 1 });
    const moved = await switchTo(portal, accountNumber, { isOn: false, version: 0 });
    expect(moved.statusCode).toBe(412);
    const again = await switchTo(portal, accountNumber, { isOn: true, version: 0 });
    expect(again.json()).toMatchObject({ isOn: true, version: 1 });
    await done(accountNumber);
    expect(await autopayOf(portal, accountNumber)).toMatchObject({ stop: 'switchedOff' });
    expect(await toldOf(portal, accountNumber)).toEqual([]);
  });

  it('AD-05 PY-09 of a merged account ends; its methods move to the other, which has none', async () => {
    const { account, invoice } = await automatic();
    await runAt(27);
    const into = await madeAccount(portal);
    await addMember(portal, 'u-practice', into.id);
    const from = await accountNow(portal, account);
    const merged = await merge(portal, { from, into: await accountNow(portal, into.id) });
    expect(merged.statusCode).toBe(200);
    expect(await methodsOf(portal, into.id)).toMatchObject([{ last4: '4242' }]);
    await runAt(30);
    expect(await paymentsOf(into.id)).toEqual([]);
    await switchedOn(portal, into.id);
    await runAt(31);
    expect(await now(into.id, 31)).toMatchObject({
      charges: [{ isAnnounced: true, invoices: [{ number: invoice }] }],
    });
    await done(into.id);
  });

  it('PY-09 stops when the bank takes a payment back', async () => {
    const { id: account } = await madeAccount(portal);
    await addMember(portal, 'u-practice', account);
    await savedBank(portal, account, RETURNED_LATER);
    await switchedOn(portal, account);
    await issue(portal, account, STARTED);
    await all.at(nine(27));
    await all.run();
    await all.at(nine(30));
    await all.run();
    await all.at(nine(35));
    await vi.waitFor(
      async () => expect(await paymentsOf(account)).toMatchObject([{ state: 'paid' }]),
      10_000,
    );
    await all.at(nine(70));
    await stoppedFor(portal, account, 'returned');
    expect(await openCents(portal, account)).toBe(10_000);
    await all.at(nine(71));
    await all.run();
    expect(await paymentsOf(account)).toHaveLength(1);
    expect(await disagreements(portal.database)).toEqual([]);
  });
});
