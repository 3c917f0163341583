import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditFor, splitCredit } from '#domain/checkouts/split-credit.ts';

const share = (invoiceNumber: string, cents: number) => ({ invoiceNumber, cents });

describe('CR-02 lens credit pays first', () => {
  it('in the order of the invoices, until it is used up', () => {
    expect(splitCredit([share('A', 100), share('B', 50), share('C', 10)], 120)).toEqual([
      { invoiceNumber: 'A', cents: 0, creditCents: 100 },
      { invoiceNumber: 'B', cents: 30, creditCents: 20 },
      { invoiceNumber: 'C', cents: 10, creditCents: 0 },
    ]);
  });

  it('of each account only its own invoices', () => {
    const shares = [
      { ...share('A', 100), accountNumber: '1' },
      { ...share('B', 100), accountNumber: '2' },
    ];
    expect(creditFor(shares, (account) => (account === '1' ? 500 : 30))).toBe(130);
  });

  it('and loses no cent', () => {
    const amounts = array(integer({ min: 1, max: 100_000 }), { maxLength: 20 });
    assert(
      property(amounts, integer({ min: 0, max: 1_000_000 }), (cents, available) => {
        const wanted = cents.map((each, index) => share(`INV-${index}`, each));
        const split = splitCredit(wanted, available);
        const credit = split.reduce((sum, { creditCents }) => sum + creditCents, 0);
        const total = cents.reduce((sum, each) => sum + each, 0);
        expect(credit).toBe(Math.min(available, total));
        for (const [index, part] of split.entries()) {
          expect(part.cents + part.creditCents).toBe(cents[index]);
          expect(Math.min(part.cents, part.creditCents)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
