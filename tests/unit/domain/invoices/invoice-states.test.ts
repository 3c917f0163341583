import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AGE_LIMITS,
  INVOICE_AGES,
  invoiceStateOf,
  openCentsOf,
  type InvoiceState,
} from '#domain/invoices/invoice-states.ts';
import { runs } from '#tests/fixtures/runs.ts';

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
});

describe('the state of an invoice', () => {
  it.each(CASES)('PY-07 %i charged, %i paid, %i credited, %i written off, %i pending', (...row) => {
    const balance = balanceOf(row.slice(0, 5) as number[]);
    const [inTime, late] = row.slice(5);
    expect(invoiceStateOf(balance, { overdueFrom: DUE, now: BEFORE })).toBe(inTime);
    expect(invoiceStateOf(balance, { overdueFrom: DUE, now: DUE })).toBe(late);
  });

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
