import { describe, expect, it } from 'vitest';
import { canReceive, grantOf, returnUntil } from '#domain/money/credit/lens-credit-rules.ts';
import type { LensCredit } from '#domain/money/credit/lens-credit.ts';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import { amountOfPart, describePart } from '#domain/money/pricing/describe-part.ts';

const label = { en: 'Lens credit', es: 'Crédito' };
const part = (mustReturn: boolean): PricePart => ({
  code: 'lensCredit',
  label,
  cents: 0,
  grants: { cents: 10_000, mustReturn, until: null },
});
const SHIPPED = new Date('2026-03-01T12:00:00Z');

describe('the credit for a lens that is replaced', () => {
  it.each([
    // The warranty ends after the 30 days, before them, and nobody knows when.
    ['2026-05-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'],
    ['2026-03-02T00:00:00.000Z', '2026-03-31T12:00:00.000Z'],
    [null, '2026-03-31T12:00:00.000Z'],
  ])('CR-04 waits for a lens of a warranty until %s: until %s', (until, expected) => {
    expect(returnUntil({ until }, SHIPPED).toISOString()).toBe(expected);
  });

  it('CR-04 says when it opens, and is no amount of the price', () => {
    expect(describePart(part(true), 'USD', 'en')).toBe(
      'Lens credit of $100.00 opens when the lens is received',
    );
    expect(describePart(part(false), 'USD', 'en')).toBe(
      'Lens credit of $100.00 opens when the order ships',
    );
    expect(describePart(part(true), 'USD', 'es')).toMatch(/cuando se reciba el lente$/);
    expect(amountOfPart(part(true), 'USD', 'en')).toBe('');
  });

  it('CR-04 is none of an order whose price was already reduced by it', () => {
    const reduced = [{ code: 'credit', label, cents: -10_000 }];
    expect(grantOf({ priceParts: reduced })).toBeNull();
    expect(grantOf({ priceParts: [...reduced, part(true)] })?.cents).toBe(10_000);
  });

  it('CR-04 a lens is received once, while a credit waits for it or will', () => {
    const credit: LensCredit = {
      eye: 'right',
      cents: 1,
      mustReturn: true,
      state: 'waiting',
      until: null,
      received: null,
    };
    const received = { at: SHIPPED.toISOString(), actor: 'Lara Lab' };
    expect(canReceive(credit)).toBe(true);
    expect(canReceive({ ...credit, state: 'coming' })).toBe(true);
    expect(canReceive({ ...credit, state: 'coming', received })).toBe(false);
    expect(canReceive({ ...credit, state: 'expired' })).toBe(false);
    expect(canReceive({ ...credit, state: 'open' })).toBe(false);
    expect(canReceive({ ...credit, mustReturn: false })).toBe(false);
  });
});
