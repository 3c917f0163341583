import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { LedgerKind } from '#domain/money/ledger/ledger-kinds.ts';
import { ageOf, agesOf } from '#server/money/statements/ages.ts';
import { buildStatement, type Movement } from '#server/money/statements/build-statement.ts';
import { statementDue } from '#server/money/statements/monthly/monthly-statements.ts';

const ZONE = 'America/Chicago';
const MAY = { from: '2026-05-01', to: '2026-05-31' };
const LATER = new Date('2026-09-01T00:00:00Z');
const OPENING = { receivable: 10_000, unapplied: -2_500, credit: -4_000 };
let last = 0;

function moved(kind: LedgerKind, key: string, change: Partial<Movement>): Movement {
  last += 1;
  const effectiveAt = new Date('2026-05-05T15:00:00Z');
  const none = { receivable: 0, unapplied: 0, credit: 0, invoices: [] };
  return { id: last, keys: [key], kind, effectiveAt, ...none, ...change };
}

function statement(movements: Movement[], now = LATER) {
  return buildStatement({
    accountNumber: '100200',
    practice: 'Lakeside Eye Care',
    currency: 'USD',
    timeZone: ZONE,
    period: MAY,
    now,
    opening: OPENING,
    movements,
    poNumbers: new Map(),
    open: [
      { cents: 9_000, overdueFrom: new Date('2026-06-01T05:00:00Z') },
      { cents: 3_000, overdueFrom: new Date('2026-05-20T05:00:00Z') },
      { cents: 500, overdueFrom: new Date('2026-03-20T05:00:00Z') },
    ],
  });
}

/** What happens in May: an invoice, a payment that is more than it, credit, and a bounced check. */
const HISTORY = [
  moved('invoice', 'invoice:INV-100002', {
    // Late on the evening of the first of May in Chicago.
    effectiveAt: new Date('2026-05-02T03:00:00Z'),
    receivable: 7_000,
    invoices: ['INV-100002'],
  }),
  moved('payment', 'payment:PAY-100001', {
    receivable: -7_000,
    unapplied: -1_000,
    invoices: ['INV-100002'],
  }),
  moved('allocation', 'allocation:PAY-100001:2', {
    receivable: -1_000,
    unapplied: 1_000,
    invoices: ['INV-100001'],
  }),
  moved('creditGrant', 'credit:1', { credit: -2_000 }),
  moved('creditUse', 'use:1', { receivable: -1_500, credit: 1_500, invoices: ['INV-100001'] }),
  moved('payment', 'reversal:2', {
    keys: ['reversal:2', 'payment:PAY-100001'],
    receivable: 7_000,
    unapplied: 1_000,
    invoices: ['INV-100002'],
  }),
];

describe('a statement', () => {
  it('PY-08 has each transaction with its document, and the balance after it', () => {
    const { balance } = statement(HISTORY);
    expect(balance.openingCents).toBe(7_500);
    expect(
      balance.lines.map(({ on, document, isReversal, cents, balanceCents }) => [
        on,
        document,
        isReversal,
        cents,
        balanceCents,
      ]),
    ).toEqual([
      ['2026-05-01', 'INV-100002', false, 7_000, 14_500],
      ['2026-05-05', 'PAY-100001', false, -8_000, 6_500],
      ['2026-05-05', 'PAY-100001', false, 0, 6_500],
      ['2026-05-05', '1', false, -1_500, 5_000],
      ['2026-05-05', 'PAY-100001', true, 8_000, 13_000],
    ]);
    expect(balance.closingCents).toBe(13_000);
  });

  it('PY-08 shows lens credit on its own, as what the practice has', () => {
    const { credit } = statement(HISTORY);
    expect(credit.openingCents).toBe(4_000);
    expect(credit.lines.map(({ cents, balanceCents }) => [cents, balanceCents])).toEqual([
      [2_000, 6_000],
      [-1_500, 4_500],
    ]);
    expect(credit.closingCents).toBe(4_500);
  });

  it('PY-08 ages what is left at the end of the period, or now while it runs', () => {
    expect(statement([])).toMatchObject({
      isOver: true,
      agedAt: '2026-06-01T04:59:59.999Z',
      // What is to be paid by the last day is not overdue on it.
      ages: { current: 9_000, days30: 3_000, days60: 0, days90: 500, older: 0 },
    });
    const now = new Date('2026-05-10T12:00:00Z');
    expect(statement([], now)).toMatchObject({
      isOver: false,
      agedAt: now.toISOString(),
      ages: { current: 12_000, days30: 0, days60: 500, days90: 0, older: 0 },
    });
  });

  it('PY-08 closes with what the accounts of the ledger have, whatever happened', () => {
    const cents = fc.integer({ min: -9_000, max: 9_000 });
    const change = fc.record({ receivable: cents, unapplied: cents, credit: cents });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const made = statement(changes.map((one, at) => moved('payment', `payment:P${at}`, one)));
        // The books, kept as a clerk would: each account by itself.
        let [receivable, unapplied, credit] = [10_000, -2_500, -4_000];
        for (const one of changes) {
          receivable += one.receivable;
          unapplied += one.unapplied;
          credit += one.credit;
        }
        expect(made.balance.closingCents).toBe(receivable + unapplied);
        expect(made.receivableCents - made.unappliedCents).toBe(made.balance.closingCents);
        expect(made.credit.closingCents + credit).toBe(0);
        const { openingCents, lines, closingCents } = made.balance;
        const running = [openingCents, ...lines.map(({ balanceCents }) => balanceCents)];
        expect(running.at(-1)).toBe(closingCents);
        lines.forEach((line, at) =>
          expect(line.balanceCents - (running[at] ?? 0)).toBe(line.cents),
        );
      }),
      { numRuns: runs() },
    );
  });
});

describe('the statement of the month before', () => {
  it.each([
    ['2026-05-31T23:59:59', null],
    // Nobody is told at night.
    ['2026-06-01T07:59:59', null],
    ['2026-06-01T08:00:00', MAY],
    ['2026-06-07T23:59:59', MAY],
    ['2026-06-08T00:00:00', null],
    ['2027-01-01T09:00:00', { from: '2026-12-01', to: '2026-12-31' }],
    ['2028-03-01T09:00:00', { from: '2028-02-01', to: '2028-02-29' }],
  ])('PY-08 at %s: %j', (wall, period) => {
    expect(statementDue(wall)).toEqual(period);
  });
});

const OVERDUE = new Date('2026-05-02T04:00:00Z');
const HOUR = 3_600_000;

describe('how long an amount has been due', () => {
  it.each([
    [-1, 'current'],
    [0, 'days30'],
    [24 * 30 - 1, 'days30'],
    [24 * 30, 'days60'],
    [24 * 60 - 1, 'days60'],
    [24 * 60, 'days90'],
    [24 * 90 - 1, 'days90'],
    [24 * 90, 'older'],
  ])('PY-08 %i hours after the last day to pay: %s', (hours, age) => {
    expect(ageOf(OVERDUE, new Date(OVERDUE.getTime() + hours * HOUR))).toBe(age);
  });

  it('PY-08 has every amount in one age', () => {
    const amount = fc.record({
      cents: fc.integer({ min: -50_000, max: 50_000 }),
      overdueFrom: fc.integer({ min: 0, max: 400 * 24 }).map((hours) => new Date(hours * HOUR)),
    });
    fc.assert(
      fc.property(fc.array(amount), (open) => {
        const ages = agesOf(open, new Date(200 * 24 * HOUR));
        expect(Object.values(ages).reduce((sum, cents) => sum + cents, 0)).toBe(
          open.reduce((sum, { cents }) => sum + cents, 0),
        );
      }),
      { numRuns: runs() },
    );
  });
});
