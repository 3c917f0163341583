import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  creditDetailsSchema,
  creditSchema,
  type CreditDetails,
} from '#domain/money/credit/credit.ts';
import { warnOfExpiry } from '#server/money/credits/warn-of-expiry.ts';
import { CREDIT_SOURCES } from '#server/money/emails/credit-sources.ts';
import { apply, credited, creditInput, creditOf } from './support/credits.ts';
import { issue } from './support/invoices.ts';
import { disagreements, NOW } from './support/ledger.ts';
import { addMember, madeAccount } from './support/merge.ts';
import { toldAbout, valuesOf } from './support/money-emails.ts';
import { list } from './support/orders.ts';
import { recordSteps } from './support/record-steps.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const account = async () => (await madeAccount(portal)).id;

function ask(changes: Record<string, unknown>, key = randomUUID()) {
  return portal.post('super', '/api/credits', creditInput(changes), key);
}

const changed = async (changes: Record<string, unknown>) =>
  creditDetailsSchema.parse((await ask(changes)).json());

function step(
  { id, version }: Pick<CreditDetails, 'id' | 'version'>,
  name: 'confirm' | 'decline' | 'reverse',
) {
  return portal.request('super', {
    method: 'POST',
    url: `/api/credits/${id}/${name}`,
    headers: { 'if-match': `"${version}"` },
    ...(name !== 'confirm' && { payload: { reason: 'By mistake' } }),
  });
}

async function creditNow(id: string): Promise<CreditDetails> {
  const response = await portal.request('super', { url: `/api/credits/${id}` });
  return creditDetailsSchema.parse(response.json());
}

async function found(filter: Record<string, unknown>) {
  const response = await list(portal, 'super', { filter }, 'credits');
  return creditSchema.array().parse(response.json());
}

/** As if a colleague had asked for it. */
async function askedByColleague(changes: Record<string, unknown>): Promise<CreditDetails> {
  const asked = await changed(changes);
  await portal.database.pool.query(
    `UPDATE lens_credits SET requested_by_uid = 'u-colleague' WHERE number = $1`,
    [asked.id],
  );
  return asked;
}

const available = async (accountNumber: string) =>
  (await creditOf(portal, accountNumber)).availableCents;

describe('lens credit that the lab grants', () => {
  it('CR-02 up to the limit is open at once, once for a key', async () => {
    const accountNumber = await account();
    const key = randomUUID();
    const made = await ask({ accountNumber, amountCents: 10_000 }, key);
    expect(made.statusCode).toBe(201);
    const credit = creditDetailsSchema.parse(made.json());
    expect(credit).toMatchObject({
      state: 'posted',
      cause: 'grant',
      remainingCents: 10_000,
      reason: 'As agreed',
      requestedBy: 'super@lens.test',
      uses: [],
    });
    const again = await ask({ accountNumber, amountCents: 10_000 }, key);
    expect(creditDetailsSchema.parse(again.json()).id).toBe(credit.id);
    expect(await available(accountNumber)).toBe(10_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 may have a last day of its own, which is not over', async () => {
    const accountNumber = await account();
    const credit = await changed({ accountNumber, expiresOn: '2099-06-30' });
    expect(credit.expiresOn).toBe('2099-06-30');
    expect((await creditOf(portal, accountNumber)).expiring).toMatchObject([
      { id: credit.id, expiresOn: '2099-06-30' },
    ]);
    const over = await ask({ accountNumber, expiresOn: '2020-01-01' });
    expect(over.json()).toMatchObject({ errors: { expiresOn: { rule: 'min' } } });
    const nobody = await ask({ accountNumber: '999999' });
    expect(nobody.json()).toMatchObject({ errors: { accountNumber: { rule: 'unknown' } } });
  });

  it('CR-02 counts what one person grants to one account within a day', async () => {
    const accountNumber = await account();
    const states = async (...amounts: number[]) => {
      const made = [];
      for (const amountCents of amounts) made.push(await changed({ accountNumber, amountCents }));
      return made.map(({ state }) => state);
    };
    expect(await states(6_000, 4_000, 1)).toEqual(['posted', 'posted', 'waiting']);
    // what is taken away counts apart
    expect(await changed({ accountNumber, cause: 'deduction', amountCents: 10_000 })).toMatchObject(
      {
        state: 'posted',
      },
    );
    expect(await changed({ accountNumber: await account(), amountCents: 10_000 })).toMatchObject({
      state: 'posted',
    });
    await portal.database.pool.query(
      `UPDATE lens_credits SET requested_at = requested_at - interval '24 hours' WHERE account_number = $1`,
      [accountNumber],
    );
    expect(await states(10_000, 1)).toEqual(['posted', 'waiting']);
  });

  it('CR-02 above the limit waits for a second admin, who is somebody else', async () => {
    const accountNumber = await account();
    const own = await changed({ accountNumber, amountCents: 10_001 });
    expect(own).toMatchObject({ state: 'waiting', remainingCents: 0 });
    expect((await step(own, 'confirm')).statusCode).toBe(403);
    expect(await available(accountNumber)).toBe(0);
    expect((await step(own, 'reverse')).statusCode).toBe(409);
    const asked = await askedByColleague({ accountNumber, amountCents: 20_000 });
    const confirmed = await step(asked, 'confirm');
    expect(creditDetailsSchema.parse(confirmed.json())).toMatchObject({
      state: 'posted',
      remainingCents: 20_000,
      decidedBy: 'super@lens.test',
    });
    expect((await step(asked, 'confirm')).statusCode).toBe(412);
    expect((await step(own, 'decline')).statusCode).toBe(200);
    expect(await creditNow(own.id)).toMatchObject({
      state: 'declined',
      declineReason: 'By mistake',
    });
    expect(await available(accountNumber)).toBe(20_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 is taken back with a reason as long as nothing of it was used', async () => {
    const accountNumber = await account();
    await addMember(portal, 'u-practice', accountNumber);
    const whole = await changed({ accountNumber });
    const back = await step(whole, 'reverse');
    expect(creditDetailsSchema.parse(back.json())).toMatchObject({
      state: 'reversed',
      remainingCents: 0,
    });
    const part = await changed({ accountNumber });
    const invoiceNumber = await issue(portal, accountNumber, NOW);
    await apply(portal, accountNumber, [{ invoiceNumber, cents: 1_000 }]);
    const used = await creditNow(part.id);
    expect(used.uses).toMatchObject([
      { kind: 'creditUse', cents: 1_000, invoices: [invoiceNumber], canReverse: true },
    ]);
    expect((await step(used, 'reverse')).statusCode).toBe(409);
    expect(await available(accountNumber)).toBe(4_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });
});

describe('lens credit that the lab takes away', () => {
  it('CR-02 comes from what expires first, never more than is left, and can be taken back', async () => {
    const accountNumber = await account();
    const early = await changed({ accountNumber, expiresOn: '2098-01-01' });
    await changed({ accountNumber, expiresOn: '2099-01-01' });
    const most = await ask({ accountNumber, cause: 'deduction', amountCents: 10_001 });
    expect(most.json()).toMatchObject({ errors: { amountCents: { nearest: 10_000 } } });
    const taken = await changed({ accountNumber, cause: 'deduction', amountCents: 6_000 });
    expect(taken).toMatchObject({ state: 'posted', remainingCents: 0, expiresOn: null });
    expect((await creditNow(early.id)).remainingCents).toBe(0);
    expect(await available(accountNumber)).toBe(4_000);
    expect((await step(taken, 'reverse')).statusCode).toBe(200);
    expect(await creditNow(taken.id)).toMatchObject({ state: 'reversed' });
    expect(await available(accountNumber)).toBe(10_000);
    expect(await disagreements(portal.database)).toEqual([]);
  });
});

describe('the list of lens credits', () => {
  it('CR-02 finds them by account, cause, state, and whether they expire soon', async () => {
    const accountNumber = await account();
    await credited(portal, accountNumber, 300, 'LP-777');
    const late = await changed({ accountNumber, expiresOn: '2099-01-01' });
    // In ten days: soon, and over in no time zone while the test runs.
    const expiresOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const soon = await changed({ accountNumber, expiresOn });
    const ids = async (filter: Record<string, unknown>) =>
      (await found({ accountNumber, ...filter })).map(({ id }) => id).toSorted();
    expect(await ids({})).toHaveLength(3);
    expect(await ids({ cause: 'grant' })).toEqual([late.id, soon.id].toSorted());
    expect(await ids({ isExpiring: true })).toEqual([soon.id]);
    expect(await ids({ isExpiring: false })).toHaveLength(2);
    expect(await ids({ state: 'waiting' })).toEqual([]);
    expect(await found({ accountNumber, q: 'LP-777' })).toMatchObject([
      { cause: 'exchange', orderNumber: 'LP-777', eye: 'right', practice: expect.any(String) },
    ]);
  });
});

const DAY = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();

/** An account with a credit of 80.00 whose last day is over in so many days. */
async function creditedFor(days: number) {
  const { id } = await madeAccount(portal);
  await addMember(portal, 'u-practice', id);
  await credited(portal, id, 8_000);
  const number = (await creditOf(portal, id)).expiring[0]?.id ?? '';
  await portal.database.pool.query('UPDATE lens_credits SET expires_at = $2 WHERE number = $1', [
    number,
    new Date(NOW.getTime() + days * DAY),
  ]);
  return { account: id, number };
}

const told = (creditNumber: string) => toldAbout(portal, 'creditNumber', creditNumber);

const warn = (days: number) =>
  warnOfExpiry(portal.database.db, new Date(NOW.getTime() + days * DAY), { signal, batch: 2 });

const valuesFor = (
  event: 'creditExpiring' | 'creditPosted',
  creditNumber: string,
  practiceRole: 'biller' | 'viewer',
  others: string[] = [],
) =>
  valuesOf(portal, CREDIT_SOURCES, { event, ref: { creditNumber, others }, at: NOW, practiceRole });

describe('emails about lens credit', () => {
  it('CR-02 EM-04 tell of one that opened, and once that it expires soon, with two at a time', async () => {
    const { number } = await creditedFor(40);
    const others = await Promise.all([creditedFor(40), creditedFor(40)]);
    await warn(9.99);
    expect(await told(number)).toEqual(['creditPosted']);
    await Promise.all([warn(10), warn(10)]);
    await warn(12);
    for (const one of [number, ...others.map((other) => other.number)]) {
      expect(await told(one)).toEqual(['creditPosted', 'creditExpiring']);
    }
  });

  it('CR-02 name all credits of an account that expire together, in one email', async () => {
    const { account, number } = await creditedFor(28);
    await credited(portal, account, 1_250);
    const other = (await creditOf(portal, account)).expiring.find(({ id }) => id !== number)?.id;
    await portal.database.pool.query('UPDATE lens_credits SET expires_at = $2 WHERE number = $1', [
      other,
      new Date(NOW.getTime() + 29 * DAY),
    ]);
    await warn(0);
    await warn(0);
    expect(await told(number)).toEqual(['creditPosted', 'creditExpiring']);
    expect(await told(other ?? '')).toEqual(['creditPosted']);
    const values = await valuesFor('creditExpiring', number, 'biller', [other ?? '']);
    expect(values).toMatchObject({
      left: '$92.50',
      credits: [
        expect.stringMatching(`^${number}: \\$80\\.00 until `),
        expect.stringMatching(`^${other}: \\$12\\.50 until `),
      ],
    });
  });

  it('CR-02 AD-08 say what is left to those who may use it, and nothing once it was used', async () => {
    const { account, number } = await creditedFor(5);
    expect(await valuesFor('creditExpiring', number, 'biller')).toMatchObject({
      creditNumber: number,
      accountNumber: account,
      amount: '$80.00',
      left: '$80.00',
      creditLink: expect.stringContaining('/customer/credit'),
    });
    expect(await valuesFor('creditPosted', number, 'viewer')).toBeNull();
    await portal.database.pool.query(
      `UPDATE lens_credits SET expires_at = now() + interval '9 days' WHERE number = $1`,
      [number],
    );
    const invoiceNumber = await issue(portal, account, NOW);
    await apply(portal, account, [{ invoiceNumber, cents: 8_000 }]);
    expect(await valuesFor('creditExpiring', number, 'biller')).toBeNull();
  });
});

it('SE-03 CR-02 every step is in the history as it was', async () => {
  await expect(await recordSteps(portal, ['credits', 'invoices'])).toMatchFileSnapshot(
    'records/credits.txt',
  );
});
