import { creditEntrySchema, type CreditEntry } from '#domain/schemas/credit-account.ts';
import { creditUseSchema, type CreditUsed } from '#domain/schemas/credit.ts';
import {
  postReservedCredit,
  reserveCredit,
  voidReservedCredit,
} from '#server/money/credit-uses/use-credit.ts';
import { expirePending } from '#server/money/ledger/resolve-pending.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { apply, credited, creditOf } from './support/credits.ts';
import { invoicesOf, issue } from './support/invoices.ts';
import { ACTOR, disagreements, NOW } from './support/ledger.ts';
import { addMember, madeAccount } from './support/merge.ts';
import { list } from './support/orders.ts';

const DAY = 24 * 60 * 60 * 1000;
const portal = usePortal();

/** An account of the practice with so much credit, and an invoice of 100.00. */
async function account(cents = 8_000): Promise<{ id: string; invoice: string }> {
  const { id } = await madeAccount(portal);
  await addMember(portal, 'u-practice', id);
  const invoice = await issue(portal, id, NOW);
  if (cents > 0) await credited(portal, id, cents);
  return { id, invoice };
}

const used = (response: { json: () => unknown }): CreditUsed =>
  creditUseSchema.parse(response.json());

async function entries(id: string, person: 'super' | 'practice' = 'super'): Promise<CreditEntry[]> {
  const found = await list(portal, person, { filter: { accountNumber: id } }, 'credit-entries');
  return creditEntrySchema.array().parse(found.json());
}

function reverse({ id, version }: CreditUsed, person: 'super' | 'practice' = 'super') {
  return portal.step(person, `/api/credit-uses/${id}/reverse`, version, {
    reason: 'Wrong invoice',
  });
}

async function invoiceNow(number: string) {
  const [found] = await invoicesOf(portal, { id: [number] });
  return found;
}

const inTransaction = <T>(work: (tx: Handle) => Promise<T>) => portal.database.db.transaction(work);

describe('paying with lens credit', () => {
  it('CR-02 PY-07 pays an invoice once, however often it is asked', async () => {
    const { id, invoice } = await account();
    const shares = [{ invoiceNumber: invoice, cents: 3_000 }];
    const key = randomUUID();
    const made = await apply(portal, id, shares, { key });
    expect(made.statusCode).toBe(201);
    expect(made.headers['etag']).toBe('"1"');
    expect(used(made)).toMatchObject({ accountNumber: id, cents: 3_000, version: 1, shares });
    expect(used(await apply(portal, id, shares, { key })).id).toBe(used(made).id);
    const other = await apply(portal, id, [{ invoiceNumber: invoice, cents: 1 }], { key });
    expect(other.statusCode).toBe(422);
    expect(await creditOf(portal, id, 'practice')).toMatchObject({
      balanceCents: 5_000,
      availableCents: 5_000,
      reservedCents: 0,
      expiring: [{ remainingCents: 5_000 }],
    });
    expect(await invoiceNow(invoice)).toMatchObject({ openCents: 7_000 });
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 refuses more than is left, than is open, and invoices of others', async () => {
    const { id, invoice } = await account();
    const { invoice: foreign } = await account(0);
    const tooMuch = await apply(portal, id, [{ invoiceNumber: invoice, cents: 8_001 }]);
    expect(tooMuch.statusCode).toBe(422);
    expect(tooMuch.json()).toMatchObject({ errors: { 'shares.0.cents': { nearest: 8_000 } } });
    await credited(portal, id, 9_000);
    const overPaid = await apply(portal, id, [{ invoiceNumber: invoice, cents: 10_001 }]);
    expect(overPaid.json()).toMatchObject({ errors: { 'shares.0.cents': { nearest: 10_000 } } });
    const others = await apply(portal, id, [{ invoiceNumber: foreign, cents: 1 }]);
    expect(others.json()).toMatchObject({ errors: { 'shares.0.invoiceNumber': {} } });
    const shares = [{ invoiceNumber: invoice, cents: 1 }];
    expect((await apply(portal, id, shares, { person: 'other' })).statusCode).toBe(403);
    expect((await apply(portal, id, [...shares, ...shares])).statusCode).toBe(422);
    expect((await creditOf(portal, id)).availableCents).toBe(17_000);
  });

  it('CR-01 never uses more than there is, with ten at once', async () => {
    const { id, invoice } = await account(2_500);
    const asked = Array.from({ length: 10 }, () =>
      apply(portal, id, [{ invoiceNumber: invoice, cents: 1_000 }]),
    );
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(2);
    expect(codes.filter((code) => code === 422)).toHaveLength(8);
    expect((await creditOf(portal, id)).availableCents).toBe(500);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-01 credit whose last day is over is not used, even before the job ends it', async () => {
    const { id, invoice } = await account();
    await portal.database.pool.query(
      `UPDATE lens_credits SET expires_at = now() - interval '1 minute' WHERE account_number = $1`,
      [id],
    );
    const refused = await apply(portal, id, [{ invoiceNumber: invoice, cents: 1 }]);
    expect(refused.statusCode).toBe(422);
    await credited(portal, id, 100);
    const made = await apply(portal, id, [{ invoiceNumber: invoice, cents: 100 }]);
    expect(made.statusCode).toBe(201);
    const kinds = (await entries(id)).map(({ kind, cents }) => [kind, cents]);
    expect(kinds).toEqual([
      ['use', -100],
      ['expiry', -8_000],
      ['exchange', 100],
      ['exchange', 8_000],
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 a use is taken back once, by a super admin, and each entry names its cause', async () => {
    const { id, invoice } = await account(0);
    const [issued] = await invoicesOf(portal, { id: [invoice] });
    const { orderId, orderNumber } = issued ?? { orderId: '', orderNumber: '' };
    await credited(portal, id, 8_000, orderNumber);
    const use = used(await apply(portal, id, [{ invoiceNumber: invoice, cents: 3_000 }]));
    expect((await reverse(use, 'practice')).statusCode).toBe(403);
    const back = await reverse(use);
    expect(used(back)).toMatchObject({ id: use.id, version: 2 });
    expect((await reverse(use)).statusCode).toBe(412);
    expect((await reverse(used(back))).statusCode).toBe(409);
    expect(await invoiceNow(invoice)).toMatchObject({ openCents: 10_000 });
    expect(await creditOf(portal, id)).toMatchObject({ availableCents: 8_000 });
    expect(await entries(id)).toMatchObject([
      { kind: 'reversal', cents: 3_000, invoices: [invoice], reason: 'Wrong invoice' },
      { kind: 'use', cents: -3_000, invoices: [invoice], isReversed: true },
      { kind: 'exchange', cents: 8_000, order: { id: orderId, number: orderNumber } },
    ]);
    const [first] = await entries(id, 'practice');
    expect(first).toMatchObject({ by: '', kind: 'reversal' });
    expect(await disagreements(portal.database)).toEqual([]);
  });
});

describe('the lens credit of an account', () => {
  it('CR-02 tells what waits for a lens, and its balance month by month', async () => {
    const { id } = await account(8_000);
    const answer = await creditOf(portal, id, 'practice');
    expect(answer.months).toHaveLength(12);
    expect(answer.months.at(-1)?.balanceCents).toBe(8_000);
    expect(answer.waiting).toEqual([]);
    const foreign = await portal.request('other', { url: `/api/credit-accounts/${id}` });
    expect(foreign.statusCode).toBe(403);
    expect(await entries(id, 'practice')).toHaveLength(1);
    const seen = await list(portal, 'other', { filter: { accountNumber: id } }, 'credit-entries');
    expect(seen.json()).toEqual([]);
  });
});

describe('reserved lens credit', () => {
  const until = new Date(NOW.getTime() + DAY);

  function reserve(id: string, invoice: string, cents: number, key = `${invoice}:${randomUUID()}`) {
    const shares = [{ invoiceNumber: invoice, cents }];
    const use = { key, accountNumber: id, shares, until, actor: ACTOR, now: NOW };
    return inTransaction((tx) => reserveCredit(tx, use)).then(() => ({
      key,
      actor: ACTOR,
      now: NOW,
    }));
  }

  it('CR-02 PY-04 is nobody else’s, and is used when it is posted, once', async () => {
    const { id, invoice } = await account();
    const reserved = await reserve(id, invoice, 5_000);
    await reserve(id, invoice, 5_000, reserved.key);
    expect(await creditOf(portal, id)).toMatchObject({
      balanceCents: 8_000,
      reservedCents: 5_000,
      availableCents: 3_000,
      expiring: [{ remainingCents: 3_000 }],
    });
    expect(await invoiceNow(invoice)).toMatchObject({ openCents: 10_000, payableCents: 5_000 });
    const more = await apply(portal, id, [{ invoiceNumber: invoice, cents: 3_001 }]);
    expect(more.statusCode).toBe(422);
    for (let time = 0; time < 2; time += 1) {
      await inTransaction((tx) => postReservedCredit(tx, reserved));
    }
    expect(await creditOf(portal, id)).toMatchObject({ balanceCents: 3_000, reservedCents: 0 });
    expect(await invoiceNow(invoice)).toMatchObject({ openCents: 5_000 });
    await expect(inTransaction((tx) => voidReservedCredit(tx, reserved))).rejects.toThrow(
      'This lens credit was used',
    );
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('CR-02 PY-04 is there again when it is void, or its time is over', async () => {
    const { id, invoice } = await account();
    const reserved = await reserve(id, invoice, 5_000);
    await inTransaction((tx) => voidReservedCredit(tx, reserved));
    await inTransaction((tx) => voidReservedCredit(tx, reserved));
    expect((await creditOf(portal, id)).availableCents).toBe(8_000);
    await expect(inTransaction((tx) => postReservedCredit(tx, reserved))).rejects.toThrow(
      'not reserved any more',
    );
    await reserve(id, invoice, 5_000);
    const { signal } = new AbortController();
    await expirePending(portal.database, new Date(until.getTime() + 1), { signal });
    expect((await creditOf(portal, id)).availableCents).toBe(8_000);
    await expect(reserve(id, invoice, 8_001)).rejects.toThrow('lens credit is left');
    expect(await disagreements(portal.database)).toEqual([]);
  });
});
