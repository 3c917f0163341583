import { randomUUID } from 'node:crypto';
import { answerStep, payByBank, payByCard } from 'payment-sandbox/tests/support/forms.ts';
import { DAY } from 'payment-sandbox/tests/support/open-sandbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeMethod } from '#server/money/checkouts/charge-method.ts';
import { requireCheckout } from '#server/money/checkouts/find-checkouts.ts';
import { GatewayError } from '#server/money/gateway/port.ts';
import {
  accountWith,
  begin,
  begun,
  checkoutNow,
  openCents,
  PORTAL_URL,
  untilState,
} from './support/checkouts.ts';
import { disagreements } from './support/ledger.ts';
import { addMember, madeAccount } from './support/merge.ts';
import {
  methodPage,
  methodsOf,
  removeMethod,
  savedBank,
  savedCard,
  setDefault,
  startSandboxPortal,
  type SandboxPortal,
} from './support/payment-methods.ts';
import type { TestPortal } from './support/portal.ts';

let all: SandboxPortal;
let portal: TestPortal;
beforeAll(async () => {
  all = await startSandboxPortal(new Date());
  ({ portal } = all);
});
afterAll(() => all.close());

const STEP_ALWAYS = '4000002760003184';
const DECLINED_LATER = '4000000000000341';

async function account() {
  const { id } = await madeAccount(portal);
  await addMember(portal, 'u-practice', id);
  return id;
}

describe('saved payment methods', () => {
  it('PY-09 are saved on the page of the gateway; the only one is the default', async () => {
    const id = await account();
    expect(await methodsOf(portal, id)).toEqual([]);
    const page = await methodPage(portal, id);
    const answer = await payByCard(page, '4242424242424242');
    expect(answer.location).toBe(`${PORTAL_URL}/customer/payment/methods?added=yes`);
    const card = { kind: 'card', brand: 'visa', last4: '4242', expires: '2040-12' };
    expect(await methodsOf(portal, id)).toMatchObject([{ ...card, isDefault: true }]);
    await payByBank(await methodPage(portal, id), '000123456789');
    expect(await methodsOf(portal, id)).toMatchObject([
      { kind: 'bankAccount', last4: '6789', expires: null, isDefault: false },
      { last4: '4242', isDefault: false },
    ]);
  });

  it('PY-09 one is made the default, another is removed', async () => {
    const id = await account();
    const card = await savedCard(portal, id);
    const bank = await savedBank(portal, id, '000123456789');
    const chosen = await setDefault(portal, id, bank.id);
    expect(chosen.json()).toMatchObject({
      methods: [{ id: bank.id, isDefault: true }, { isDefault: false }],
    });
    const removed = await removeMethod(portal, id, card.id);
    expect(removed.json()).toMatchObject({ methods: [{ id: bank.id, isDefault: true }] });
    expect((await removeMethod(portal, id, card.id)).statusCode).toBe(404);
    const { rows } = await portal.database.pool.query(
      `SELECT action, details FROM audit_trail WHERE resource = 'paymentMethods' AND account_number = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([
      {
        action: 'paymentMethods.edit',
        details: { after: { default: expect.stringMatching(/6789$/) } },
      },
      { action: 'paymentMethods.delete', details: { before: { method: 'Visa 4242' } } },
    ]);
  });

  it('PY-09 AD-08 of another account are neither shown, chosen, charged nor removed', async () => {
    const foreign = await account();
    const card = await savedCard(portal, foreign);
    const { accountNumber, shares } = await accountWith(portal, 1);
    expect((await setDefault(portal, accountNumber, card.id)).statusCode).toBe(404);
    expect((await removeMethod(portal, accountNumber, card.id)).statusCode).toBe(404);
    const charged = await begin(portal, shares, { changes: { methodId: card.id } });
    expect(charged.statusCode).toBe(422);
    expect(charged.json()).toMatchObject({ errors: { methodId: { rule: 'unknown' } } });
    for (const url of [`/api/payment-methods/${foreign}`, `/api/autopay/${foreign}`]) {
      expect((await portal.request('other', { url })).statusCode).toBe(403);
    }
    expect((await setDefault(portal, foreign, card.id, 'other')).statusCode).toBe(403);
    expect((await removeMethod(portal, foreign, card.id, 'other')).statusCode).toBe(403);
    const viewed = await madeAccount(portal);
    await addMember(portal, 'u-practice', viewed.id, { role: 'viewer' });
    const seen = await portal.request('practice', { url: `/api/payment-methods/${viewed.id}` });
    expect(seen.statusCode).toBe(403);
    expect(await methodsOf(portal, foreign)).toHaveLength(1);
  });
});

const findCharge = () => Promise.reject(new GatewayError('unavailable', 'No answer'));

describe('a payment by a saved method', () => {
  it('PY-01 PY-09 is paid at once, and once for a key', async () => {
    const { accountNumber, shares } = await accountWith(portal, 2);
    const card = await savedCard(portal, accountNumber);
    const key = randomUUID();
    const changes = { methodId: card.id };
    const answers = await Promise.all([1, 2].map(() => begin(portal, shares, { key, changes })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [first, second] = answers.map((one) => one.json<{ id: string }>());
    expect(second?.id).toBe(first?.id);
    const paid = await untilState(portal, first?.id ?? '', 'paid');
    expect(paid).toMatchObject({ source: 'saved', method: 'card', pageUrl: null });
    expect(paid.payments).toMatchObject([{ amountCents: 20_000, reference: 'Visa 4242' }]);
    expect(await openCents(portal, accountNumber)).toBe(0);
    // Its own events tell nothing new.
    await all.sandbox.run();
    expect((await checkoutNow(portal, paid.id)).payments).toHaveLength(1);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it.each([
    ['a card that needs a further step', STEP_ALWAYS, 'authentication_required'],
    ['a card that is declined', DECLINED_LATER, 'card_declined'],
  ])(
    'PY-09 by %s is refused, and the invoices can be paid otherwise',
    async (_name, card, failure) => {
      const { accountNumber, shares } = await accountWith(portal, 1);
      const page = await methodPage(portal, accountNumber);
      const asked = await payByCard(page, card);
      if (asked.location?.includes('step')) await answerStep(asked, 'approve');
      const [method] = await methodsOf(portal, accountNumber);
      const failed = await begun(portal, shares, { changes: { methodId: method?.id } });
      expect(failed).toMatchObject({ state: 'failed', failure, payments: [] });
      expect(await openCents(portal, accountNumber)).toBe(10_000);
      expect(await begun(portal, shares)).toMatchObject({ state: 'open', source: 'page' });
    },
  );

  it('PY-02 PY-09 on the page of the gateway saves what pays, for the account', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const { pageUrl } = await begun(portal, shares, { changes: { savesMethod: true } });
    await payByCard(pageUrl ?? '', '4242424242424242');
    expect(await methodsOf(portal, accountNumber)).toMatchObject([{ last4: '4242' }]);
    const [one, other] = [await accountWith(portal, 1), await accountWith(portal, 1)];
    const both = await begin(portal, [...one.shares, ...other.shares], {
      changes: { savesMethod: true },
    });
    expect(both.json()).toMatchObject({ errors: { savesMethod: { rule: 'oneAccount' } } });
  });

  it('PY-03 PY-09 whose key is forgotten is looked for, and never charged again', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const card = await savedCard(portal, accountNumber);
    const { database } = portal;
    const { gateway, clock } = all.sandbox;
    const { id } = await begun(portal, shares, { changes: { methodId: card.id } });
    const row = await requireCheckout(database.db, id);
    const asked = { checkoutId: id, customerId: '', since: row.createdAt };
    const { rows } = await database.pool.query<{ customer_id: string }>(
      'SELECT customer_id FROM gateway_customers WHERE account_number = $1',
      [accountNumber],
    );
    const customerId = rows[0]?.customer_id ?? '';
    expect(await gateway.findCharge({ ...asked, customerId })).toMatchObject({
      state: 'succeeded',
      checkoutId: id,
    });
    expect(await gateway.findCharge({ ...asked, customerId, checkoutId: randomUUID() })).toBeNull();
    // A process died before it stored the answer, and the next one is a day late.
    let charges = 0;
    const counting = {
      ...gateway,
      charge: (...args: Parameters<typeof gateway.charge>) => {
        charges += 1;
        return gateway.charge(...args);
      },
    };
    const parts = { database, gateway: counting, clock, portalUrl: PORTAL_URL };
    const late = { ...row, methodId: card.id, createdAt: new Date(clock().getTime() - DAY) };
    await chargeMethod(parts, late);
    expect(charges).toBe(0);
    expect((await checkoutNow(portal, id)).payments).toHaveLength(1);
    const unanswered = chargeMethod({ ...parts, gateway: { ...gateway, findCharge } }, late);
    await expect(unanswered).rejects.toThrow('Try again');
  });

  it('PY-09 by a bank account is in flight, and cannot be canceled', async () => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const bank = await savedBank(portal, accountNumber, '000123456789');
    const { id } = await begun(portal, shares, { changes: { methodId: bank.id } });
    expect(await checkoutNow(portal, id)).toMatchObject({
      state: 'processing',
      method: 'bankAccount',
    });
    const url = `/api/checkouts/${id}/cancel`;
    const canceled = await portal.request('practice', { method: 'POST', url });
    expect(canceled.statusCode).toBe(409);
    expect(await checkoutNow(portal, id)).toMatchObject({ state: 'processing' });
    await all.sandbox.pass(4 * DAY);
    await untilState(portal, id, 'paid');
  });
});
