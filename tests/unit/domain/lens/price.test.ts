import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import type { Surcharge } from '#domain/lens/model/lens.ts';
import {
  chargedFor,
  priceLens,
  priceOrder,
  sumParts,
  type PricedLens,
} from '#domain/money/pricing/price.ts';
import { ORDER_TYPES } from '#domain/orders/order-types.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';
import { buildPrescription } from '../../../fixtures/build-prescription.ts';
import { seededRandom } from '../../../fixtures/random.ts';

const RUNS = { seed: 20_260_101, numRuns: runs() };

function surcharge(id: string, priceCents: number, refundable: boolean): Surcharge {
  const when = { parameter: id, is: 'given' } as const;
  return { id, label: { en: id, es: id }, when, priceCents, refundable };
}

const lens = buildLens({
  name: 'Test Lens',
  priceCents: 10_000,
  surcharges: [surcharge('add', 4_000, true), surcharge('coating', 2_500, false)],
  diagnosticPriceCents: 1_500,
});
const ENTITLED = { entitled: true, creditPercent: 80, feeCents: 500, spare: null };
const SPARE = { percentOff: 25, endsAt: '2026-02-01T00:00:00.000Z' };

function parts(changes: Partial<PricedLens> = {}) {
  const priced = priceLens({ lens, prescription: {}, type: 'new', eligibility: null, ...changes });
  return priced.map(({ code, cents }): [string, number] => [code, cents]);
}

/** What is credited later, in cents. */
function granted(changes: Partial<PricedLens>) {
  const priced = priceLens({ lens, prescription: {}, type: 'new', eligibility: null, ...changes });
  return priced.find(({ grants }) => grants)?.grants?.cents;
}

describe('the price of a lens', () => {
  it('OR-04 is the lens, by its name, and each surcharge whose condition holds', () => {
    const prescription = { add: 2, coating: 'yes' };
    expect(parts()).toEqual([['lens', 10_000]]);
    expect(parts({ prescription })).toEqual([
      ['lens', 10_000],
      ['add', 4_000],
      ['coating', 2_500],
    ]);
    expect(priceLens({ lens, prescription, type: 'new', eligibility: null })[0]?.label).toEqual({
      en: 'Test Lens',
      es: 'Test Lens',
    });
  });

  it.each(['exchange', 'warranty'] as const)(
    'OR-05 CR-04 charges an entitled %s in full with its fee, and grants the refundable parts',
    (type) => {
      const prescription = { add: 2, coating: 'yes' };
      expect(parts({ type, prescription, eligibility: ENTITLED })).toEqual([
        ['lens', 10_000],
        ['add', 4_000],
        ['coating', 2_500],
        ['lensCredit', 0],
        ['fee', 500],
      ]);
      expect(granted({ type, prescription, eligibility: ENTITLED })).toBe(11_200);
    },
  );

  it('OR-05 credits nothing once the warranty has ended', () => {
    const eligibility = { ...ENTITLED, entitled: false };
    expect(parts({ type: 'exchange', eligibility })).toEqual([['lens', 10_000]]);
    expect(parts({ type: 'warranty' })).toEqual([['lens', 10_000]]);
  });

  it('OR-05 credits no more than the lens that comes back cost', () => {
    const type = 'exchange';
    expect(granted({ type, eligibility: ENTITLED, charged: 5_000 })).toBe(4_000);
    expect(granted({ type, eligibility: ENTITLED, charged: 99_000 })).toBe(8_000);
    expect(parts({ type, eligibility: ENTITLED, charged: 0 })).toEqual([
      ['lens', 10_000],
      ['fee', 500],
    ]);
  });

  it('OR-05 takes the spare offer off the lens alone, while it lasts', () => {
    const prescription = { add: 2 };
    const eligibility = { ...ENTITLED, spare: SPARE };
    expect(parts({ type: 'spare', prescription, eligibility })).toEqual([
      ['lens', 10_000],
      ['add', 4_000],
      ['spare', -2_500],
    ]);
    expect(parts({ type: 'spare', eligibility: ENTITLED })).toEqual([['lens', 10_000]]);
    expect(parts({ type: 'reorder', eligibility })).toEqual([['lens', 10_000]]);
  });

  it('OR-05 is the diagnostic price for a diagnostic lens, and the ordinary one when none is lent', () => {
    const prescription = { add: 2 };
    expect(parts({ type: 'diagnostic', prescription })).toEqual([['diagnostic', 1_500]]);
    const notLent = { ...lens, diagnosticPriceCents: null };
    expect(parts({ type: 'diagnostic', lens: notLent })).toEqual([['lens', 10_000]]);
  });

  it('rounds halves of a cent upward', () => {
    const odd = { ...lens, priceCents: 101 };
    const eligibility = { ...ENTITLED, creditPercent: 50, feeCents: 0 };
    expect(granted({ lens: odd, type: 'exchange', eligibility })).toBe(51);
    const third = { ...eligibility, creditPercent: 33 };
    expect(granted({ lens: odd, type: 'exchange', eligibility: third })).toBe(33);
  });

  it('OR-04 sums what it says, and the parts of an order its total', () => {
    const one = {
      lens,
      prescription: { add: 2 },
      type: 'exchange',
      eligibility: ENTITLED,
    } as const;
    const two = { lens, prescription: {}, type: 'new', eligibility: null } as const;
    const { parts: each, totalCents } = priceOrder([one, two]);
    expect(each.map(sumParts)).toEqual([14_500, 10_000]);
    expect(totalCents).toBe(24_500);
    expect(priceOrder([]).totalCents).toBe(0);
  });

  it('knows what a line was charged for, before credits and fees', () => {
    const priceParts = priceLens({
      lens,
      prescription: { add: 2 },
      type: 'exchange',
      eligibility: ENTITLED,
    });
    expect(chargedFor({ priceCents: 14_500, priceParts })).toBe(14_000);
    const credit = { code: 'credit', label: { en: '', es: '' }, cents: -11_200 };
    const former = [...priceParts.filter(({ grants }) => !grants), credit];
    expect(chargedFor({ priceCents: 3_300, priceParts: former })).toBe(14_000);
    expect(chargedFor({ priceCents: 7_500, priceParts: [] })).toBe(7_500);
  });
});

/** Any lens of the catalogue at any price and on any terms, with a prescription that can be made. */
const anyPriced: fc.Arbitrary<PricedLens> = fc
  .record({
    base: fc.constantFrom(...catalogue),
    seed: fc.integer(),
    priceCents: fc.integer({ min: 0, max: 1_000_000 }),
    diagnosticPriceCents: fc.option(fc.integer({ min: 0, max: 100_000 })),
    type: fc.constantFrom(...ORDER_TYPES),
    entitled: fc.boolean(),
    creditPercent: fc.double({ min: 0, max: 100, noNaN: true }),
    feeCents: fc.integer({ min: 0, max: 100_000 }),
    percentOff: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    charged: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  })
  .map(({ base, seed, priceCents, diagnosticPriceCents, type, charged, percentOff, ...rest }) => ({
    lens: { ...base, priceCents, diagnosticPriceCents },
    prescription: buildPrescription(base, seededRandom(seed)),
    type,
    eligibility: { ...rest, spare: percentOff === null ? null : { ...SPARE, percentOff } },
    charged,
  }));

describe('any price', () => {
  it('OR-04 is whole cents and never below 0', () => {
    fc.assert(
      fc.property(anyPriced, (priced) => {
        const lines = priceLens(priced);
        expect(lines.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
        expect(sumParts(lines)).toBeGreaterThanOrEqual(0);
        expect(priceOrder([priced, priced]).totalCents).toBe(2 * sumParts(lines));
      }),
      RUNS,
    );
  });

  it('OR-05 never credits more than was charged, now or for the lens that comes back', () => {
    fc.assert(
      fc.property(anyPriced, (priced) => {
        const lines = priceLens(priced);
        const credited = -sumParts(lines.filter(({ cents }) => cents < 0));
        expect(credited).toBeLessThanOrEqual(
          sumParts(lines.filter(({ code, cents }) => cents > 0 && code !== 'fee')),
        );
        const grant = lines.find(({ grants }) => grants)?.grants?.cents ?? 0;
        expect(grant).toBeLessThanOrEqual(Math.min(priced.charged ?? Infinity, sumParts(lines)));
      }),
      RUNS,
    );
  });
});

const part = (code: string, cents: number) => ({ code, label: { en: code, es: code }, cents });

describe('OR-05 prices of a few cents', () => {
  it('count as charged from one cent on', () => {
    const priceParts = [part('lens', 1), part('credit', -1), part('fee', 500)];
    expect(chargedFor({ priceCents: 500, priceParts })).toBe(1);
  });

  it('are the price of the line where no part was charged', () => {
    const priceParts = [part('lens', 0), part('fee', 500)];
    expect(chargedFor({ priceCents: 500, priceParts })).toBe(500);
  });

  it('give no discount on a spare whose warranty is not known', () => {
    const spare = { lens: gpSphere, prescription: {}, type: 'spare' as const, eligibility: null };
    expect(priceLens(spare).map(({ cents }) => cents)).toEqual([gpSphere.priceCents]);
  });
});
