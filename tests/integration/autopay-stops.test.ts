import { DAY } from 'payment-sandbox/tests/support/open-sandbox.ts';
import { until } from 'test-tools/until.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAutopayPortal, type AutopayPortal } from './support/autopay.ts';
import { accountWith, begun, openCents, untilState } from './support/checkouts.ts';
import { issue } from './support/invoices.ts';
import { disagreements } from './support/ledger.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import {
  autopayOf,
  methodsOf,
  removeMethod,
  savedBank,
  savedCard,
  stoppedFor,
  switchedOn,
  switchTo,
  writtenOf,
} from './support/payment-methods.ts';
import type { TestPortal } from './support/portal.ts';
import { recordSteps } from './support/record-steps.ts';

const RETURNED_LATER = '000555555559';

let all: AutopayPortal;
let portal: TestPortal;
beforeAll(async () => {
  all = await startAutopayPortal();
  ({ portal } = all);
});
afterAll(() => all.close());

describe('autopay that is switched', () => {
  it('PY-09 ends when its method is removed, but not when another one is', async () => {
    const { account, method } = await all.automatic();
    const other = await savedBank(portal, account, '000123456789');
    await removeMethod(portal, account, other.id);
    expect(await autopayOf(portal, account)).toMatchObject({ isOn: true });
    await all.runAt(27);
    await removeMethod(portal, account, method.id);
    expect(await autopayOf(portal, account)).toMatchObject({ isOn: false, stop: 'methodRemoved' });
    await all.runAt(30);
    expect(await all.paymentsOf(account)).toEqual([]);
    expect(await writtenOf(portal, account)).toEqual(['autopayAnnounced', 'autopayStopped']);
  });

  it('PY-09 ends when its method is gone at the gateway', async () => {
    const { account, method } = await all.automatic();
    await all.sandbox.gateway.removeMethod(method.id);
    await all.runAt(27);
    expect(await autopayOf(portal, account)).toMatchObject({ isOn: false, stop: 'methodGone' });
  });

  it('PY-09 AD-08 ends when whoever switched it on may not pay any more', async () => {
    const { account } = await all.automatic();
    await all.runAt(27);
    await portal.database.pool.query(
      `UPDATE account_members SET practice_role = 'viewer' WHERE uid = 'u-practice' AND account_number = $1`,
      [account],
    );
    await all.runAt(30);
    expect(await all.now(account, 30)).toMatchObject({ isOn: false, stop: 'payerLeft' });
    expect(await all.paymentsOf(account, 'super')).toEqual([]);
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
    await all.done(accountNumber);
    expect(await autopayOf(portal, accountNumber)).toMatchObject({ stop: 'switchedOff' });
    expect(await writtenOf(portal, accountNumber)).toEqual([]);
  });

  it('AD-05 PY-09 of a merged account ends; its methods move to the other, which has none', async () => {
    const { account, invoice } = await all.automatic();
    await all.runAt(27);
    const into = await madeAccount(portal);
    await addMember(portal, 'u-practice', into.id);
    const from = await accountNow(portal, account);
    const merged = await merge(portal, { from, into: await accountNow(portal, into.id) });
    expect(merged.statusCode).toBe(200);
    expect(await methodsOf(portal, into.id)).toMatchObject([{ last4: '4242' }]);
    await all.runAt(30);
    expect(await all.paymentsOf(into.id)).toEqual([]);
    await switchedOn(portal, into.id);
    await all.runAt(31);
    expect(await all.now(into.id, 31)).toMatchObject({
      charges: [{ isAnnounced: true, invoices: [{ number: invoice }] }],
    });
    await all.done(into.id);
  });

  it('PY-09 stops when the bank takes a payment back', async () => {
    const { id: account } = await madeAccount(portal);
    await addMember(portal, 'u-practice', account);
    await savedBank(portal, account, RETURNED_LATER);
    await switchedOn(portal, account);
    await issue(portal, account, all.startedAt);
    await all.at(all.nine(27));
    await all.run();
    await all.at(all.nine(30));
    await all.run();
    await all.at(all.nine(35));
    await until(async () =>
      expect(await all.paymentsOf(account)).toMatchObject([{ state: 'paid' }]),
    );
    await all.at(all.nine(70));
    await stoppedFor(portal, account, 'returned');
    // It comes as a dispute, which is lost a moment later.
    await until(async () => expect(await openCents(portal, account)).toBe(10_000));
    await all.at(all.nine(71));
    await all.run();
    expect(await all.paymentsOf(account)).toHaveLength(1);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-09 leaves an invoice to the practice whose payment the bank took back', async () => {
    const { account, invoice } = await all.automatic();
    const bank = await savedBank(portal, account, RETURNED_LATER);
    const { id } = await begun(portal, [{ invoiceNumber: invoice, cents: 10_000 }], {
      changes: { methodId: bank.id },
    });
    await all.sandbox.pass(5 * DAY);
    await untilState(portal, id, 'paid');
    await all.sandbox.pass(30 * DAY);
    await until(async () => expect(await openCents(portal, account)).toBe(10_000));
    expect(await all.now(account, 27)).toMatchObject({ isOn: true, charges: [], leftOut: 1 });
    await all.runAt(27);
    expect(await writtenOf(portal, account)).toEqual([]);
    await all.done(account);
  });
});

it('SE-03 PY-09 every step is in the history as it was', async () => {
  await expect(await recordSteps(portal, ['autopay', 'checkouts'])).toMatchFileSnapshot(
    'records/autopay-stops.txt',
  );
});
