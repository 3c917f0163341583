import { CREDIT_SOURCES } from '#server/money/emails/credit-sources.ts';
import { warnOfExpiry } from '#server/money/credits/warn-of-expiry.ts';
import { NEUTRAL_PROVIDER } from '#server/platform/program/provider.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { apply, credited, creditOf } from './support/credits.ts';
import { issue } from './support/invoices.ts';
import { NOW } from './support/ledger.ts';
import { addMember, madeAccount } from './support/merge.ts';

const DAY = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();
const portal = usePortal();

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

/** What is told of the credit, in the order in which it was told. */
async function told(creditNumber: string): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ event: string }>(
    `SELECT payload->>'event' AS event FROM outbox
     WHERE kind = 'email.event' AND payload->'ref'->>'creditNumber' = $1 ORDER BY id`,
    [creditNumber],
  );
  return rows.map(({ event }) => event);
}

const warn = (days: number) =>
  warnOfExpiry(portal.database.db, new Date(NOW.getTime() + days * DAY), { signal, batch: 2 });

function valuesFor(
  event: string,
  creditNumber: string,
  practiceRole: 'biller' | 'viewer',
  others: string[] = [],
) {
  const source = CREDIT_SOURCES.find((one) => one.event === event);
  if (!source) throw new Error(`no source of ${event}`);
  const reader = {
    uid: null,
    address: 'a@b.test',
    accountNumber: null,
    practiceRole,
    language: 'en',
  } as const;
  const surroundings = {
    provider: NEUTRAL_PROVIDER,
    portalUrl: 'https://lens-portal.test',
    patientNames: 'initials',
    clock: () => NOW,
  } as const;
  const ref = { creditNumber, others };
  return source.findValues(portal.database.db, ref, { reader, surroundings });
}

describe('emails about lens credit', () => {
  it('CR-02 EM-04 tell of one that opened, and once that it expires soon, with two at a time', async () => {
    const { number } = await creditedFor(40);
    const others = await Promise.all([creditedFor(40), creditedFor(40)]);
    await warn(9);
    expect(await told(number)).toEqual(['creditPosted']);
    await Promise.all([warn(11), warn(11)]);
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
