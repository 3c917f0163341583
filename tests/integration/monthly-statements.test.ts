import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buyingGroupRecordSchema } from '#domain/customers/buying-group.ts';
import type { CustomerInput } from '#domain/customers/customer-record.ts';
import { paymentEntries } from '#domain/money/ledger/postings.ts';
import { statementSource } from '#server/money/emails/statement-source.ts';
import { notifyOfStatements } from '#server/money/statements/monthly/notify-of-statements.ts';
import { NEUTRAL_PROVIDER } from '#server/platform/program/provider.ts';
import { buildBuyingGroup } from '../fixtures/build-buying-group.ts';
import { buildCustomerInput } from '../fixtures/build-customer.ts';
import { issue } from './support/invoices.ts';
import { ledgerRequest, post } from './support/ledger.ts';
import { accountNow, addMember, madeAccount, merge } from './support/merge.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

/** In Madison, Wisconsin. */
const MAY_10 = new Date('2026-05-10T17:00:00Z');
const JUNE_1 = '2026-06-01T13:00:00Z';
const JULY_1 = '2026-07-01T13:00:00Z';
const MAY = { from: '2026-05-01', to: '2026-05-31' };
const JUNE = { from: '2026-06-01', to: '2026-06-30' };

const tell = (at: string) => notifyOfStatements(portal.database.db, new Date(at), { batch: 2 });

/** The statements of the account that were told, in their order. */
async function told(accountNumber: string): Promise<{ from: string; to: string }[]> {
  const { rows } = await portal.database.pool.query<{ from: string; to: string }>(
    `SELECT payload->'ref'->>'from' AS from, payload->'ref'->>'to' AS to FROM outbox
     WHERE kind = 'email.event' AND payload->>'event' = 'statementReady'
       AND payload->'ref'->>'accountNumber' = $1 ORDER BY id`,
    [accountNumber],
  );
  return rows;
}

async function owing(changes: Partial<CustomerInput> = {}) {
  const { id: account } = await madeAccount(portal, changes);
  return { account, number: await issue(portal, account, MAY_10) };
}

/** Pays the invoice in full at that time. */
async function payOn({ account, number }: { account: string; number: string }, at: string) {
  const shares = [{ invoiceNumber: number, cents: 10_000 }];
  const request = ledgerRequest({
    key: `payment:${number}`,
    kind: 'payment',
    entries: paymentEntries(account, { into: 'cash:office', cents: 10_000, shares }),
    effectiveAt: new Date(at),
  });
  await post(portal.database, request);
}

async function edit(account: string, changes: Partial<CustomerInput>): Promise<void> {
  const { version } = await accountNow(portal, account);
  const url = `/api/customers/${account}`;
  const response = await portal.put('super', url, version, buildCustomerInput(changes));
  expect(response.statusCode).toBe(200);
}

async function billingGroup(): Promise<string> {
  const group = await portal.post('super', '/api/buying-groups', {
    ...buildBuyingGroup(`Group ${randomUUID()}`),
    billsMembers: true,
  });
  return buyingGroupRecordSchema.parse(group.json()).id;
}

function valuesFor(accountNumber: string, uid: string | null, at = JUNE_1) {
  return statementSource.findValues(
    portal.database.db,
    { accountNumber, ...MAY },
    {
      reader: {
        uid,
        address: 'payer@lens.test',
        accountNumber,
        practiceRole: 'biller',
        language: 'en',
      },
      surroundings: {
        provider: NEUTRAL_PROVIDER,
        portalUrl: 'https://portal.test',
        patientNames: 'full',
        clock: () => new Date(at),
      },
    },
  );
}

describe('PY-08 the statement of a month', () => {
  it('PY-08 is told once, when the month is over by the clocks of the practice', async () => {
    const { account } = await owing();
    const { account: tokyo } = await owing({ timeZone: 'Asia/Tokyo' });
    // 7:59 in Madison; in Tokyo it is the evening of June 1.
    await tell('2026-06-01T12:59:00Z');
    expect(await told(account)).toEqual([]);
    expect(await told(tokyo)).toEqual([MAY]);
    for (const at of [JUNE_1, '2026-06-07T13:00:00Z', '2026-06-20T13:00:00Z']) {
      await Promise.all(Array.from({ length: 5 }, () => tell(at)));
      expect([await told(account), await told(tokyo)]).toEqual([[MAY], [MAY]]);
    }
    // Nothing happened in June, but the invoice is open.
    await tell(JULY_1);
    expect(await told(account)).toEqual([MAY, JUNE]);
  });

  it('PY-08 is not told after the first week, nor of the months before', async () => {
    const { account } = await owing();
    await tell('2026-06-08T13:00:00Z');
    expect(await told(account)).toEqual([]);
    await tell('2026-08-01T13:00:00Z');
    expect(await told(account)).toEqual([{ from: '2026-07-01', to: '2026-07-31' }]);
  });

  it('PY-08 is not told when nothing happened and nothing is owed', async () => {
    const { id: silent } = await madeAccount(portal);
    const paid = await owing();
    await payOn(paid, '2026-05-20T17:00:00Z');
    await tell(JUNE_1);
    await tell(JULY_1);
    // In May it was invoiced and paid; in June nothing happened.
    expect([await told(silent), await told(paid.account)]).toEqual([[], [MAY]]);
    const { rows } = await portal.database.pool.query(
      'SELECT month, is_told FROM monthly_statements WHERE account_number = $1 ORDER BY month',
      [silent],
    );
    expect(rows).toEqual([
      { month: '2026-05-01', is_told: false },
      { month: '2026-06-01', is_told: false },
    ]);
  });

  it('PY-08 is not told where it is switched off, or where a buying group is billed', async () => {
    const { account: off } = await owing({ monthlyStatements: false });
    const { account: through } = await owing({ buyingGroupId: await billingGroup() });
    await tell(JUNE_1);
    expect([await told(off), await told(through)]).toEqual([[], []]);
    expect(await valuesFor(off, null)).toBeNull();
    expect(await valuesFor(through, null)).toBeNull();
    await edit(off, { monthlyStatements: true });
    await tell(JUNE_1);
    expect(await told(off)).toEqual([MAY]);
  });

  it('PY-08 is told of the account that is left of two that were merged', async () => {
    const from = await owing();
    const into = await owing();
    const merged = await merge(portal, {
      from: await accountNow(portal, from.account),
      into: await accountNow(portal, into.account),
    });
    expect(merged.statusCode).toBe(200);
    await tell(JUNE_1);
    expect([await told(from.account), await told(into.account)]).toEqual([[], [MAY]]);
  });

  it('PY-08 has its balances and a link to its page, for those who may pay', async () => {
    const { account } = await owing();
    for (const [uid, role] of [
      ['u-practice', 'owner'],
      ['u-biller', 'biller'],
      ['u-other', 'orderer'],
    ] as const) {
      await addMember(portal, uid, account, { role });
    }
    const recipients = await statementSource.findRecipients(portal.database.db, {
      accountNumber: account,
      ...MAY,
    });
    expect(new Set(recipients.map(({ uid }) => uid))).toEqual(new Set(['u-practice', 'u-biller']));
    expect(await valuesFor(account, 'u-biller')).toEqual({
      practice: 'Lakeside Eye Care',
      accountNumber: account,
      firstDay: 'May 1, 2026',
      lastDay: 'May 31, 2026',
      opening: '$0.00',
      closing: '$100.00',
      overdue: '',
      statementLink: `https://portal.test/customer/payment/statement?account=${account}&from=2026-05-01&to=2026-05-31`,
    });
    expect(await valuesFor(account, 'u-other')).toBeNull();
    expect(await valuesFor(account, 'u-super')).toBeNull();
  });

  it('PY-08 stops when the server closes, and is told after a transaction that failed', async () => {
    const { account } = await owing();
    const signal = AbortSignal.abort();
    await notifyOfStatements(portal.database.db, new Date(JUNE_1), { signal });
    expect(await told(account)).toEqual([]);
    await portal.database.pool.query(
      `ALTER TABLE outbox ADD CONSTRAINT full_disk CHECK (payload->>'event' <> 'statementReady') NOT VALID`,
    );
    await expect(tell(JUNE_1)).rejects.toThrow('outbox');
    await portal.database.pool.query('ALTER TABLE outbox DROP CONSTRAINT full_disk');
    await tell(JUNE_1);
    expect(await told(account)).toEqual([MAY]);
  });
});
