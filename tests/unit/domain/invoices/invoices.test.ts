import { assert, integer, nat, property } from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { dueDayOf } from '#domain/money/invoices/due-day.ts';
import {
  AGE_LIMITS,
  INVOICE_AGES,
  type InvoiceState,
  invoiceStateOf,
  openCentsOf,
} from '#domain/money/invoices/invoice-states.ts';
import { taxOf, taxPartOf, taxParts } from '#domain/money/prices/tax.ts';

const at = (rate: number) => ({ rate, certificate: '' });

describe('the sales tax of an invoice', () => {
  it.each([
    // Cents, thousandths of a percent, tax in cents; by hand.
    [10_000, 8_875, 888],
    [10_000, 8_250, 825],
    [200, 250, 1],
    [199, 250, 0],
    [20_050, 5_500, 1_103],
    [0, 8_875, 0],
    [-500, 8_875, 0],
    [1, 50_000, 1],
    [10_000, 0, 0],
  ])('PY-07 of %i cents at %i is %i, half cents rounded up', (cents, rate, tax) => {
    expect(taxOf(cents, at(rate))).toBe(tax);
  });

  it('PY-07 is never half a cent away from the exact one', () => {
    assert(
      property(nat(1_000_000_000), integer({ min: 0, max: 30_000 }), (cents, rate) => {
        const off = BigInt(taxOf(cents, at(rate))) * 100_000n - BigInt(cents) * BigInt(rate);
        expect(off > -50_000n && off <= 50_000n).toBe(true);
      }),
      { numRuns: runs() },
    );
  });

  it('PY-07 is not charged with a certificate, which its part names', () => {
    const [part] = taxParts(10_000, { rate: 8_875, certificate: 'EX-7' });
    expect(part).toMatchObject({ code: 'tax', cents: 0, tax: { certificate: 'EX-7' } });
    expect(part?.label.en).toBe('Tax exempt, certificate EX-7');
    expect(taxPartOf([{ code: 'rush', label: { en: '', es: '' }, cents: 1 }])).toBeUndefined();
  });

  it('PY-07 is a part with its rate, and none without', () => {
    expect(taxParts(10_000, at(0))).toEqual([]);
    expect(taxParts(10_000, at(8_875))).toEqual([
      {
        code: 'tax',
        label: { en: 'Tax 8.875%', es: 'Impuesto 8,875 %' },
        cents: 888,
        tax: { rate: 8_875, certificate: '' },
      },
    ]);
  });
});

const DUE = new Date('2026-06-01T04:00:00Z');
const BEFORE = new Date('2026-06-01T03:59:59.999Z');

/** Charged, paid, credited, written off, pending: what they make before and after the due day, by hand. */
const CASES: [number, number, number, number, number, InvoiceState, InvoiceState][] = [
  [100, 0, 0, 0, 0, 'open', 'overdue'],
  [100, 40, 0, 0, 0, 'partlyPaid', 'overdue'],
  [100, 0, 40, 0, 0, 'partlyPaid', 'overdue'],
  [100, 0, 0, 40, 0, 'partlyPaid', 'overdue'],
  [100, 0, 0, 0, 40, 'open', 'overdue'],
  [100, 40, 0, 0, 40, 'partlyPaid', 'overdue'],
  [100, 0, 0, 0, 100, 'inFlight', 'inFlight'],
  [100, 40, 0, 0, 60, 'inFlight', 'inFlight'],
  [100, 100, 0, 0, 0, 'paid', 'paid'],
  [100, 40, 60, 0, 0, 'paid', 'paid'],
  [100, 0, 100, 0, 0, 'credited', 'credited'],
  [100, 0, 0, 100, 0, 'writtenOff', 'writtenOff'],
  [100, 60, 0, 40, 0, 'writtenOff', 'writtenOff'],
  [0, 0, 0, 0, 0, 'paid', 'paid'],
];

const balanceOf = ([charged, paid, credited, writtenOff, pending]: readonly number[]) => ({
  chargedCents: charged ?? 0,
  paidCents: paid ?? 0,
  creditedCents: credited ?? 0,
  writtenOffCents: writtenOff ?? 0,
  pendingCents: pending ?? 0,
  startedCents: 0,
});

describe('the state of an invoice', () => {
  it.each(CASES)('PY-07 %i charged, %i paid, %i credited, %i written off, %i pending', (...row) => {
    const balance = balanceOf(row.slice(0, 5) as number[]);
    const [inTime, late] = row.slice(5);
    expect(invoiceStateOf(balance, { overdueFrom: DUE, now: BEFORE })).toBe(inTime);
    expect(invoiceStateOf(balance, { overdueFrom: DUE, now: DUE })).toBe(late);
  });

  it.each([
    [100, 100, 'open', 'overdue'],
    [100, 40, 'open', 'overdue'],
    [60, 60, 'open', 'overdue'],
    [100, 0, 'inFlight', 'inFlight'],
  ])(
    'PY-01 %i of 100 reserved, %i of it only started, changes no state until money moves',
    (pending, startedCents, inTime, late) => {
      const balance = { ...balanceOf([100, 0, 0, 0, pending]), startedCents };
      expect(invoiceStateOf(balance, { overdueFrom: DUE, now: BEFORE })).toBe(inTime);
      expect(invoiceStateOf(balance, { overdueFrom: DUE, now: DUE })).toBe(late);
    },
  );

  it('PY-07 only an invoice of which something is left is waited for', () => {
    const part = nat(1000);
    assert(
      property(part, part, part, part, part, (left, paid, credited, writtenOff, pending) => {
        const under = Math.min(left, pending);
        const charged = left + paid + credited + writtenOff;
        const balance = balanceOf([charged, paid, credited, writtenOff, under]);
        const state = invoiceStateOf(balance, { overdueFrom: DUE, now: BEFORE });
        expect(openCentsOf(balance)).toBe(left);
        expect(['paid', 'credited', 'writtenOff'].includes(state)).toBe(left === 0);
      }),
      { numRuns: runs() },
    );
  });
});

const within = (days: number) =>
  INVOICE_AGES.filter((age) => {
    const { from, to } = AGE_LIMITS[age];
    return (from === null || days >= from) && (to === null || days <= to);
  });

describe('the age of an invoice', () => {
  it('PY-07 each number of days has one age', () => {
    expect([0, 1, 30, 31, 60, 61, 90, 91, 900].map((days) => within(days).join())).toEqual([
      'current',
      'days30',
      'days30',
      'days60',
      'days60',
      'days90',
      'days90',
      'older',
      'older',
    ]);
  });
});

describe('the day by which an invoice is to be paid', () => {
  it.each([
    // Late in the evening in New York it is the next day in UTC.
    ['2026-03-01T03:30:00Z', 30, 'America/New_York', '2026-03-30', '2026-03-31T04:00:00.000Z'],
    ['2026-03-01T03:30:00Z', 30, 'UTC', '2026-03-31', '2026-04-01T00:00:00.000Z'],
    // The clocks of Chicago are set back on November 1, 2026.
    ['2026-10-02T12:00:00Z', 30, 'America/Chicago', '2026-11-01', '2026-11-02T06:00:00.000Z'],
    ['2026-02-27T12:00:00Z', 1, 'Asia/Tokyo', '2026-02-28', '2026-02-28T15:00:00.000Z'],
    ['2028-02-28T12:00:00Z', 1, 'Europe/London', '2028-02-29', '2028-03-01T00:00:00.000Z'],
    ['2026-12-15T12:00:00Z', 0, 'Pacific/Auckland', '2026-12-16', '2026-12-16T11:00:00.000Z'],
  ])('PY-07 issued %s, net %i, in %s: %s', (issuedAt, netDays, zone, dueOn, overdueFrom) => {
    const due = dueDayOf(new Date(issuedAt), netDays, zone);
    expect(due.dueOn).toBe(dueOn);
    expect(due.overdueFrom.toISOString()).toBe(overdueFrom);
  });
});
