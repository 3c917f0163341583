import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { daysAfter } from '#domain/money/invoices/due-day.ts';
import { askAboutCheckouts } from '#server/money/checkouts/ask-gateway.ts';
import { AUTOPAY_SOURCES } from '#server/money/emails/autopay-sources.ts';
import { GatewayError, type PaymentGateway } from '#server/money/gateway/port.ts';
import { voidPending } from '#server/money/ledger/resolve-pending.ts';
import { startAutopayPortal, type AutopayPortal } from './support/autopay.ts';
import { openCents, PORTAL_URL } from './support/checkouts.ts';
import { credited } from './support/credits.ts';
import { issue, pay } from './support/invoices.ts';
import { ACTOR, disagreements } from './support/ledger.ts';
import { valuesOf } from './support/money-emails.ts';
import {
  autopayOf,
  savedCard,
  setDefault,
  stoppedFor,
  switchedOn,
  writtenOf,
} from './support/payment-methods.ts';
import type { TestPortal } from './support/portal.ts';

const DECLINED_LATER = '4000000000000341';

let all: AutopayPortal;
let portal: TestPortal;
beforeAll(async () => {
  all = await startAutopayPortal();
  ({ portal } = all);
});
afterAll(() => all.close());

/** Voids what is pending in the ledger under the key. */
async function giveUp(key: string): Promise<void> {
  const { rows } = await portal.database.pool.query<{ id: number }>(
    'SELECT id::int AS id FROM ledger_transactions WHERE key = $1',
    [key],
  );
  const voided = {
    id: rows[0]?.id ?? 0,
    actor: ACTOR,
    reason: 'Not paid',
    effectiveAt: all.startedAt,
  };
  await portal.database.db.transaction((tx) => voidPending(tx, { ...voided, now: all.startedAt }));
}

describe('autopay', () => {
  it('PY-09 announces an invoice three days before it is due, and pays it on that day, once', async () => {
    const { account, invoice } = await all.automatic();
    const expected = { day: daysAfter(all.today, 30), cents: 10_000 };
    expect(await autopayOf(portal, account)).toMatchObject({
      isOn: true,
      by: 'practice@lens.test',
      charges: [{ ...expected, isAnnounced: false }],
      leftOut: 0,
    });
    await all.runAt(26);
    expect(await writtenOf(portal, account)).toEqual([]);
    await Promise.all([all.runAt(27), all.runAt(27)]);
    await all.runAt(28);
    expect(await writtenOf(portal, account)).toEqual(['autopayAnnounced']);
    expect(await all.now(account, 28)).toMatchObject({
      charges: [{ ...expected, isAnnounced: true, invoices: [{ number: invoice }] }],
    });
    await all.runAt(29);
    expect(await all.paymentsOf(account)).toEqual([]);
    await Promise.all([all.runAt(30), all.runAt(30)]);
    await all.runAt(31);
    expect(await all.paymentsOf(account)).toMatchObject([
      {
        state: 'paid',
        source: 'autopay',
        createdBy: 'practice@lens.test',
        payments: [{ amountCents: 10_000, reference: 'Visa 4242' }],
      },
    ]);
    expect(await openCents(portal, account)).toBe(0);
    expect(await all.now(account, 31)).toMatchObject({ isOn: true, charges: [] });
    expect(await disagreements(portal.database)).toEqual([]);
    await all.done(account);
  });

  it('PY-09 says in the email what is paid, when and by what, to those who may pay', async () => {
    const { account, invoice } = await all.automatic();
    await all.runAt(27);
    const { rows } = await portal.database.pool.query<{ ref: unknown }>(
      `SELECT payload->'ref' AS ref FROM outbox WHERE kind = 'email.event' AND key = $1`,
      [account],
    );
    const told = { event: 'autopayAnnounced', ref: rows[0]?.ref, accountNumber: account } as const;
    const valuesFor = (practiceRole: 'biller' | 'viewer') =>
      valuesOf(portal, AUTOPAY_SOURCES, { ...told, at: all.nine(27), practiceRole });
    expect(await valuesFor('viewer')).toBeNull();
    expect(await valuesFor('biller')).toMatchObject({
      amount: '$100.00',
      method: 'Visa 4242',
      accountNumber: account,
      invoices: [`${invoice}: $100.00`],
      autopayLink: `${PORTAL_URL}/customer/payment/methods`,
    });
    await all.done(account);
    await all.runAt(30);
    // What is not paid any more is nothing to tell.
    expect(await valuesFor('biller')).toBeNull();
    expect(await openCents(portal, account)).toBe(10_000);
  });

  it('PY-09 CR-02 uses lens credit first, and pays what is open then', async () => {
    const { account, invoice } = await all.automatic();
    const second = await issue(portal, account, all.startedAt, 2_000);
    await all.runAt(27);
    await credited(portal, account, 3_000);
    await pay(portal, account, invoice, 4_000);
    await all.runAt(30);
    expect(await all.paymentsOf(account)).toMatchObject([
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
    const third = await issue(portal, account, all.startedAt, 1_000);
    await all.runAt(31);
    await credited(portal, account, 1_500);
    await all.runAt(34);
    // By credit alone nothing is charged.
    expect(third).not.toBe('');
    expect(await all.paymentsOf(account)).toHaveLength(1);
    expect(await openCents(portal, account)).toBe(0);
    expect(await disagreements(portal.database)).toEqual([]);
    await all.done(account);
  });

  it('PY-09 leaves out what is paid or in flight; what is open again later is announced anew', async () => {
    const { account, invoice } = await all.automatic();
    const paid = await issue(portal, account, all.startedAt);
    await all.runAt(27);
    await pay(portal, account, paid, 10_000);
    await pay(portal, account, invoice, 6_000, all.nine(60));
    await all.runAt(30);
    expect(await all.paymentsOf(account)).toEqual([]);
    await all.runAt(31);
    expect(await all.now(account, 31)).toMatchObject({ charges: [], leftOut: 1 });
    await giveUp(`payment:${invoice}:6000`);
    await all.runAt(32);
    expect(await writtenOf(portal, account)).toEqual(['autopayAnnounced', 'autopayAnnounced']);
    expect(await all.now(account, 32)).toMatchObject({
      charges: [{ day: daysAfter(all.today, 35), cents: 10_000, isAnnounced: true }],
    });
    await all.done(account);
  });

  it('PY-09 stops when its payment is refused, says why, and charges that invoice no more', async () => {
    const { account } = await all.automatic(DECLINED_LATER);
    await all.runAt(27);
    await all.runAt(30);
    await stoppedFor(portal, account, 'refused');
    expect(await writtenOf(portal, account)).toEqual(['autopayAnnounced', 'autopayStopped']);
    expect(await all.paymentsOf(account)).toMatchObject([
      { state: 'failed', failure: 'card_declined', source: 'autopay' },
    ]);
    await all.runAt(31);
    expect(await all.paymentsOf(account)).toHaveLength(1);
    const good = await savedCard(portal, account);
    await setDefault(portal, account, good.id);
    expect(await switchedOn(portal, account)).toMatchObject({ isOn: true, stop: null, leftOut: 1 });
    await all.runAt(32);
    await all.runAt(36);
    expect(await all.paymentsOf(account)).toHaveLength(1);
    await all.done(account);
  });

  it('PY-03 PY-09 is charged once when the answer of the gateway is lost', async () => {
    const { account } = await all.automatic();
    await all.runAt(27);
    const { gateway } = all.sandbox;
    const losing: PaymentGateway = {
      ...gateway,
      charge: async (request) => {
        await gateway.charge(request);
        throw new GatewayError('unavailable', 'The answer is lost');
      },
    };
    expect(await all.runAt(30, losing)).toHaveLength(1);
    expect(await all.paymentsOf(account)).toMatchObject([{ state: 'opening' }]);
    const at = new Date(all.nine(30).getTime() + 5 * 60_000);
    const parts = { database: portal.database, clock: () => at, gateway, portalUrl: PORTAL_URL };
    const onError = vi.fn<(error: unknown) => void>();
    const { signal } = new AbortController();
    await askAboutCheckouts(parts, { signal, onError });
    expect(onError).not.toHaveBeenCalled();
    const [payment] = await all.paymentsOf(account);
    expect(payment).toMatchObject({ state: 'paid', payments: [{ amountCents: 10_000 }] });
    const records = await fetch(`${all.sandbox.origin}/control/records.json`);
    const { intent } = (await records.json()) as {
      intent: { metadata: { checkoutId?: string } }[];
    };
    const made = intent.filter(({ metadata }) => metadata.checkoutId === payment?.id);
    expect(made).toHaveLength(1);
    await all.done(account);
  });
});
