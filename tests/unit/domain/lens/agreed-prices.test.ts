import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import {
  agreedPriceInputSchema,
  PRICE_LEVELS,
  type PriceRule,
} from '#domain/money/prices/price-rule.ts';
import {
  agreeableParts,
  atAgreedPrices,
  findPriceRule,
  NEW_PRICE,
  priceDay,
} from '#domain/money/pricing/agreed-prices.ts';
import { describePart } from '#domain/money/pricing/describe-part.ts';
import { priceLens, sumParts } from '#domain/money/pricing/price.ts';
import { buildLens } from '../../../fixtures/build-lens.ts';

const RUNS = { seed: 20_260_102, numRuns: runs() };
const TODAY = '2026-06-15';

const lens = buildLens({
  id: 'test-lens',
  name: 'Test Lens',
  priceCents: 10_000,
  diagnosticPriceCents: 1_500,
  surcharges: [
    {
      id: 'add',
      label: { en: 'Add', es: 'Adición' },
      when: { parameter: 'add', is: 'given' },
      priceCents: 4_000,
      refundable: true,
    },
  ],
});

function rule(changes: Partial<PriceRule> = {}): PriceRule {
  return {
    lensId: 'test-lens',
    part: 'lens',
    level: 'account',
    minQuantity: 1,
    priceCents: 8_000,
    validFrom: '2026-01-01',
    validUntil: null,
    ...changes,
  };
}

function found(rules: PriceRule[], quantity = 1, part = 'lens'): number | undefined {
  const asked = { lensId: 'test-lens', part, quantity };
  return findPriceRule({ rules, today: TODAY }, asked)?.priceCents;
}

/** One party has one price for a part, a quantity and a first day. */
const onceInDatabase = ({ level, part, minQuantity, validFrom }: PriceRule) =>
  [level, part, minQuantity, validFrom].join();

function parts(rules: PriceRule[], changes: Partial<Parameters<typeof priceLens>[0]> = {}) {
  const agreed = { rules, today: TODAY };
  return priceLens({ lens, prescription: {}, type: 'new', eligibility: null, agreed, ...changes });
}

describe('which agreed price applies', () => {
  it('AD-09 none without an agreement, of another lens or of another part', () => {
    expect(found([])).toBeUndefined();
    expect(found([rule({ lensId: 'other-lens' }), rule({ part: 'add' })])).toBeUndefined();
  });

  it.each([
    ['2026-06-15', null, 8_000],
    ['2026-06-16', null, undefined],
    ['2026-01-01', '2026-06-15', 8_000],
    ['2026-01-01', '2026-06-14', undefined],
  ])('AD-09 with its first and last day: from %s to %s', (validFrom, validUntil, cents) => {
    expect(found([rule({ validFrom, validUntil })])).toBe(cents);
  });

  it('AD-09 from the agreed quantity on, the highest one that is reached', () => {
    const rules = [1, 4, 10].map((minQuantity) =>
      rule({ minQuantity, priceCents: 8_000 - 100 * minQuantity }),
    );
    expect([1, 3, 4, 9, 10, 24].map((quantity) => found(rules, quantity))).toEqual([
      7_900, 7_900, 7_600, 7_600, 7_000, 7_000,
    ]);
    expect(found([rule({ minQuantity: 2 })], 1)).toBeUndefined();
  });

  it('AD-09 of the account before its main account before its buying group, though dearer', () => {
    const [account, mainAccount, group] = PRICE_LEVELS.map((level, index) =>
      rule({ level, priceCents: 9_000 - 1_000 * index }),
    ) as [PriceRule, PriceRule, PriceRule];
    expect(found([group, mainAccount, account])).toBe(9_000);
    expect(found([group, mainAccount])).toBe(8_000);
    expect(found([group])).toBe(7_000);
  });

  it('AD-09 an agreement of the account comes before a quantity of its group', () => {
    expect(found([rule(), rule({ level: 'buyingGroup', minQuantity: 4 })], 6)).toBe(8_000);
  });

  it('AD-09 of two that are alike, the one that began later', () => {
    const rules = [rule(), rule({ validFrom: '2026-06-01', priceCents: 7_000 })];
    expect(found(rules)).toBe(7_000);
    expect(found(rules.toReversed())).toBe(7_000);
  });

  it('AD-09 is the same in whatever order the agreements come', () => {
    const one = fc.record({
      lensId: fc.constant('test-lens'),
      part: fc.constantFrom('lens', 'add'),
      level: fc.constantFrom(...PRICE_LEVELS),
      minQuantity: fc.integer({ min: 1, max: 5 }),
      priceCents: fc.integer({ min: 0, max: 20_000 }),
      validFrom: fc.constantFrom('2026-01-01', '2026-06-15', '2026-06-16'),
      validUntil: fc.constantFrom(null, '2026-06-14', '2026-06-15'),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(one, { selector: onceInDatabase, maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        (rules, quantity) => {
          const cents = found(rules, quantity);
          expect(found(rules.toReversed(), quantity)).toBe(cents);
          const valid = rules.filter(
            (each) =>
              each.part === 'lens' &&
              each.minQuantity <= quantity &&
              each.validFrom !== '2026-06-16' &&
              each.validUntil !== '2026-06-14',
          );
          const possible = valid.map((each) => each.priceCents);
          expect(possible.length === 0 ? [undefined] : possible).toContain(cents);
        },
      ),
      RUNS,
    );
  });
});

describe('the price of a lens at agreed prices', () => {
  it('AD-09 names the agreement behind each part, and its list price', () => {
    const rules = [rule(), rule({ part: 'add', priceCents: 1_000, level: 'buyingGroup' })];
    const found = parts(rules, { prescription: { add: 2 } });
    expect(found.map(({ code, label, cents }) => [code, label.es, cents])).toEqual([
      ['lens', 'Test Lens', 8_000],
      ['add', 'Adición', 1_000],
    ]);
    expect(found.map((part) => part.rule)).toEqual([
      { level: 'account', minQuantity: 1, listCents: 10_000 },
      { level: 'buyingGroup', minQuantity: 1, listCents: 4_000 },
    ]);
  });

  it('AD-09 parts without an agreement keep their list price and name none', () => {
    const [first, second] = parts([rule({ part: 'add' })], { prescription: { add: 2 } });
    const label = { en: 'Test Lens', es: 'Test Lens' };
    expect(first).toEqual({ code: 'lens', label, cents: 10_000 });
    expect(second?.cents).toBe(8_000);
  });

  it('AD-09 a diagnostic lens has an agreed price of its own', () => {
    const rules = [rule(), rule({ part: 'diagnostic', priceCents: 500 })];
    expect(parts(rules, { type: 'diagnostic' })).toMatchObject([
      { code: 'diagnostic', cents: 500, rule: { listCents: 1_500 } },
    ]);
  });

  it('AD-09 OR-05 a credit and the discount of a spare are shares of the agreed price', () => {
    const eligibility = { entitled: true, creditPercent: 50, feeCents: 0, spare: null };
    const exchanged = parts([rule()], { type: 'exchange', eligibility });
    expect(sumParts(exchanged)).toBe(8_000);
    expect(exchanged.find(({ grants }) => grants)?.grants?.cents).toBe(4_000);
    const spare = { percentOff: 25, endsAt: '2026-12-01T00:00:00.000Z' };
    const offered = { entitled: false, creditPercent: 0, feeCents: 0, spare };
    expect(sumParts(parts([rule()], { type: 'spare', eligibility: offered }))).toBe(6_000);
  });

  it('AD-09 OR-14 each lens of a line has the price of the whole quantity', () => {
    const rules = [rule(), rule({ minQuantity: 4, priceCents: 5_000 })];
    expect(sumParts(parts(rules, { quantity: 3 }))).toBe(24_000);
    expect(sumParts(parts(rules, { quantity: 4 }))).toBe(20_000);
  });

  it('AD-09 changes nothing but prices', () => {
    const agreed = { rules: [rule()], today: TODAY };
    const { lens: priced } = atAgreedPrices(lens, agreed, 1);
    expect(priced).toEqual({ ...lens, priceCents: 8_000 });
    expect(atAgreedPrices({ ...lens, diagnosticPriceCents: null }, agreed, 1).lens).toEqual({
      ...lens,
      priceCents: 8_000,
      diagnosticPriceCents: null,
    });
  });

  it('AD-09 a lens, its diagnostic lens and its surcharges may have an agreed price', () => {
    expect(agreeableParts(lens)).toEqual(['lens', 'diagnostic', 'add']);
    expect(agreeableParts({ ...lens, diagnosticPriceCents: null })).toEqual(['lens', 'add']);
  });

  it('AD-09 the day is that of UTC', () => {
    expect(priceDay(new Date('2026-06-15T23:59:59.999Z'))).toBe('2026-06-15');
    expect(priceDay(new Date('2026-06-16T00:00:00+02:00'))).toBe('2026-06-15');
  });
});

describe('the words for a part of a price', () => {
  const label = { en: 'Test Lens', es: 'Lente' };
  const part = { code: 'lens', label, cents: 8_000 };

  it('AD-09 names whose price it is, from how many lenses, and the list price', () => {
    const account = { level: 'account', minQuantity: 1, listCents: 10_000 } as const;
    const group = { level: 'buyingGroup', minQuantity: 4, listCents: 10_000 } as const;
    const words = (of: typeof account | typeof group, locale: 'en' | 'es') =>
      describePart({ ...part, rule: of }, 'USD', locale);
    expect([words(account, 'en'), words(group, 'en'), words(group, 'es')]).toEqual([
      'Test Lens (account price, list $100.00)',
      'Test Lens (buying group price, from 4, list $100.00)',
      'Lente (precio del grupo de compra, desde 4, lista $100.00)',
    ]);
  });

  it('AD-09 a list price has its label alone', () => {
    expect(describePart(part, 'USD', 'es')).toBe('Lente');
  });
});

describe('what is entered about an agreed price', () => {
  const input = {
    lensId: 'test-lens',
    part: 'lens',
    minQuantity: 1,
    priceCents: 8_000,
    validFrom: '2026-01-01',
    validUntil: null,
    accountNumber: '100200',
    buyingGroupId: null,
    note: '',
  };
  const paths = (changes: object) =>
    agreedPriceInputSchema
      .safeParse({ ...input, ...changes })
      .error?.issues.map(({ path }) => path);

  it('AD-09 is of an account or of a buying group', () => {
    expect(paths({})).toBeUndefined();
    expect(paths({ accountNumber: null, buyingGroupId: 'g-1' })).toBeUndefined();
    expect(paths({ accountNumber: null })).toEqual([['accountNumber']]);
    expect(paths({ buyingGroupId: 'g-1' })).toEqual([['accountNumber']]);
  });

  it('AD-09 is for any quantity, unless it says from which', () => {
    expect(NEW_PRICE.minQuantity).toBe(1);
  });

  it('AD-09 does not end before it begins', () => {
    expect(paths({ validUntil: '2026-01-01' })).toBeUndefined();
    expect(paths({ validUntil: '2025-12-31' })).toEqual([['validUntil']]);
  });
});
