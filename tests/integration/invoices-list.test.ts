import { INVOICE_AGES, INVOICE_STATES } from '#domain/invoices/invoice-states.ts';
import { writeOffEntries } from '#domain/ledger/postings.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { invoicesOf, issue, pay } from './support/invoices.ts';
import { balances, disagreements, ledgerRequest, post } from './support/ledger.ts';
import { madeAccount, merge } from './support/merge.ts';
import { list } from './support/orders.ts';

const DAY = 86_400_000;
/** Practices count days by their own clock, which summer time may have moved by an hour in between. */
const HOURS = 7_200_000;

const portal = usePortal();

describe('the list of invoices', () => {
  it('PY-07 filters by state and age as each invoice says of itself', async () => {
    const { id: account } = await madeAccount(portal);
    const now = Date.now();
    for (const days of [0, 31, 45, 62, 75, 95, 110, 130, 200]) {
      const number = await issue(portal, account, new Date(now - days * DAY - HOURS));
      if (days === 45) await pay(portal, account, number, 10_000);
      if (days === 75) await pay(portal, account, number, 4_000);
      if (days === 95) await pay(portal, account, number, 10_000, new Date(now + DAY));
      if (days === 110) {
        const entries = writeOffEntries(account, [{ invoiceNumber: number, cents: 10_000 }]);
        await post(
          portal.database,
          ledgerRequest({ key: `off:${number}`, kind: 'writeOff', entries }),
        );
      }
    }
    const all = await invoicesOf(portal, { accountNumber: account });
    expect(all).toHaveLength(9);
    for (const state of INVOICE_STATES) {
      const found = await invoicesOf(portal, { accountNumber: account, state });
      expect(found.map(({ id }) => id)).toEqual(
        all.filter((one) => one.state === state).map(({ id }) => id),
      );
    }
    for (const isPayable of [true, false]) {
      const found = await invoicesOf(portal, { accountNumber: account, isPayable });
      expect(found.map(({ id }) => id)).toEqual(
        all.filter(({ payableCents }) => payableCents > 0 === isPayable).map(({ id }) => id),
      );
    }
    const aged = await Promise.all(
      INVOICE_AGES.map((age) => invoicesOf(portal, { accountNumber: account, age })),
    );
    expect(aged.map((found) => found.length)).toEqual([1, 1, 2, 1, 2]);
    expect(all.map(({ state }) => state).toSorted()).toEqual([
      'inFlight',
      'open',
      'overdue',
      'overdue',
      'overdue',
      'overdue',
      'overdue',
      'paid',
      'writtenOff',
    ]);
  });

  it('UX-01 sorts by every field, and refuses what it cannot sort by', async () => {
    for (const sort of ['id', 'issuedAt', 'dueOn', 'totalCents']) {
      const response = await list(portal, 'super', { sort: [sort, 'ASC'] }, 'invoices');
      expect(response.statusCode).toBe(200);
    }
    expect((await list(portal, 'super', { sort: ['state', 'ASC'] }, 'invoices')).statusCode).toBe(
      400,
    );
  });
});

describe('AD-05 the invoices of an account that is merged', () => {
  it('AD-05 PY-06 go to the other one with what they owe, and the books agree', async () => {
    const [from, into] = [await madeAccount(portal), await madeAccount(portal)];
    const number = await issue(portal, from.id, new Date());
    await pay(portal, from.id, number, 4_000);
    expect((await merge(portal, { from, into })).statusCode).toBe(200);
    const [moved] = await invoicesOf(portal, { accountNumber: into.id });
    expect(moved).toMatchObject({ id: number, totalCents: 10_000, openCents: 6_000 });
    const left = await balances(portal.database);
    expect([left[`receivable:${from.id}`], left[`receivable:${into.id}`]]).toEqual([
      undefined,
      6_000,
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('AD-05 PY-06 stay while a payment is under way', async () => {
    const [from, into] = [await madeAccount(portal), await madeAccount(portal)];
    const number = await issue(portal, from.id, new Date());
    await pay(portal, from.id, number, 10_000, new Date(Date.now() + DAY));
    const refused = await merge(portal, { from, into });
    expect(refused.statusCode).toBe(409);
    expect(await invoicesOf(portal, { accountNumber: from.id })).toHaveLength(1);
  });
});
