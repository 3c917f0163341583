import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { documentOf } from '#domain/money/statements/ledger-document.ts';
import {
  boundsOf,
  dayIn,
  periodOf,
  periodProblem,
  presetPeriod,
} from '#domain/money/statements/periods.ts';

describe('the document of a transaction', () => {
  it.each([
    [['invoice:INV-100001'], 'INV-100001', false],
    [['payment:PAY-100001'], 'PAY-100001', false],
    [['allocation:PAY-100001:2'], 'PAY-100001', false],
    [['refund:PAY-100001:3'], 'PAY-100001', false],
    [['write-off:INV-100001:0199aaaa'], 'INV-100001', false],
    [['merge:100001'], '100001', false],
    [['resolution:7', 'payment:PAY-100002'], 'PAY-100002', false],
    [['reversal:7', 'write-off:INV-100003:1'], 'INV-100003', true],
    // A lens credit that a merge moved, and that was then opened.
    [['resolution:9', 'lensCredit:LP-100042:right:7'], 'LP-100042', false],
    // What a gateway tells of a payment, and the payment that an online payment became.
    [['refund:re_1:PAY-100006'], 'PAY-100006', false],
    [['return:dp_1:PAY-100006'], 'PAY-100006', false],
    [['refundFailed:re_1:PAY-100006'], 'PAY-100006', true],
    [['resolution:7', 'checkout:0199aaaa:100001', 'payment:PAY-100007'], 'PAY-100007', false],
    [['checkout:0199aaaa:100001:unapplied', 'payment:PAY-100007'], 'PAY-100007', false],
    // A payment that is void, in the account that its own was merged into.
    [['void:PAY-100005'], 'PAY-100005', true],
    // A payment that was pending, posted, and then taken back.
    [['reversal:9', 'resolution:7', 'payment:PAY-100004'], 'PAY-100004', true],
  ])('PY-08 %j is %s', (keys, number, isReversal) => {
    expect(documentOf(keys)).toEqual({ number, isReversal });
  });

  it('PY-08 is refused where no key names one', () => {
    for (const keys of [[], ['reversal:7'], ['payment'], ['payment:']]) {
      expect(() => documentOf(keys)).toThrow(RangeError);
    }
  });
});

describe('the period of a statement', () => {
  it.each([
    [{}, '2026-02-14', '2026-02-01', '2026-02-28'],
    [{}, '2028-02-29', '2028-02-01', '2028-02-29'],
    [{ from: '2026-04-10' }, '2026-11-01', '2026-04-10', '2026-04-30'],
    [{ to: '2026-04-10' }, '2026-11-01', '2026-04-01', '2026-04-10'],
    [{ from: '2026-01-05', to: '2026-03-07' }, '2026-11-01', '2026-01-05', '2026-03-07'],
  ])('PY-08 of %j on %s is %s to %s', (asked, today, from, to) => {
    expect(periodOf(asked, today)).toEqual({ from, to });
  });

  it.each([
    ['2026-05-02', '2026-05-01', 'from', 'max', '2026-05-01'],
    ['2025-01-01', '2026-05-01', 'from', 'min', '2025-05-01'],
    ['1999-12-31', '2026-05-01', 'from', 'min', '2000-01-01'],
    ['2099-12-01', '2100-01-01', 'to', 'max', '2099-12-31'],
    ['2026-05-01', '1026-05-01', 'to', 'min', '2000-01-01'],
  ])('PY-08 %s to %s is refused: %s, %s, nearest %s', (from, to, field, rule, nearest) => {
    expect(periodProblem({ from, to })).toMatchObject({ field, rule, nearest });
  });

  it('PY-08 may be one day, and a leap year', () => {
    expect(periodProblem({ from: '2026-05-01', to: '2026-05-01' })).toBeNull();
    expect(periodProblem({ from: '2028-01-01', to: '2028-12-31' })).toBeNull();
  });

  it('PY-08 is right with what an error names as nearest', () => {
    const day = fc
      .integer({ min: 0, max: 55_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (from, to) => {
        let period = { from, to };
        // Each of the two days may be wrong, and the length.
        for (let turn = 0; turn < 3; turn += 1) {
          const problem = periodProblem(period);
          if (!problem) return;
          const { from: first, to: last } = period;
          const isFirst = problem.field === 'from';
          period = isFirst
            ? { from: problem.nearest, to: last }
            : { from: first, to: problem.nearest };
        }
        expect(periodProblem(period)).toBeNull();
      }),
      { numRuns: runs() },
    );
  });

  it.each([
    ['thisMonth', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['thisYear', '2026-06-01', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-06-01', '2025-01-01', '2025-12-31'],
  ] as const)('PY-08 %s on %s is %s to %s', (preset, today, from, to) => {
    expect(presetPeriod(preset, today)).toEqual({ from, to });
  });

  it('PY-08 begins and ends with the days of the practice, also where the clocks change', () => {
    const period = { from: '2026-03-08', to: '2026-11-01' };
    expect(boundsOf(period, 'America/New_York')).toEqual({
      start: new Date('2026-03-08T05:00:00Z'),
      end: new Date('2026-11-02T05:00:00Z'),
    });
    expect(dayIn('America/New_York', new Date('2026-11-02T04:59:59Z'))).toBe('2026-11-01');
  });
});
