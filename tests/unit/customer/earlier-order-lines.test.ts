import { describe, expect, it } from 'vitest';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import type { EyeEligibility } from '#domain/schemas/warranty-eligibility.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { pricedEyes } from '#src/customer/order/price/price-parts.ts';
import { orderProblems } from '#src/customer/order/problems/problems.ts';
import { describeChange } from '#src/customer/order/source/describe-change.ts';
import { eyeChanges } from '#src/customer/order/source/eye-changes.ts';
import { spareLines, warrantyLines } from '#src/customer/order/source/warranty-labels.ts';
import { valuesFromOrder } from '#src/customer/order/source/values-from-order.ts';
import { buildEarlierOrder, buildEligibility } from '#tests/fixtures/earlier-order.ts';

const earlier = buildEarlierOrder();
const catalogue = new Map([gpSphere, gpBitoric].map((lens) => [lens.id, lens]));
const ENGLISH = { text: textIn('en', 'customer'), locale: 'en' } as const;

/** The form from the earlier order, of whose right lens so much is still granted. */
function from(type: 'exchange' | 'spare', changes: Partial<EyeEligibility> = {}) {
  const eligibility = buildEligibility(changes);
  const values = valuesFromOrder(earlier, type, catalogue);
  const known = { values, catalogue, source: earlier, eligibilities: { right: eligibility } };
  const sentences = type === 'spare' ? spareLines : warrantyLines;
  const said = sentences(eligibility, pricedEyes(known)[0], ENGLISH).join(' ');
  return { said, problems: orderProblems(known).map(({ path }) => path) };
}

const PRICE = `$${(gpSphere.priceCents / 100).toFixed(2)}`;

describe('what is granted on the earlier lens', () => {
  it('OR-05 is the days and exchanges left, free, and the lens must come back', () =>
    expect(from('exchange').said).toBe(
      '31 days left, until Dec 22, 2026. 1 exchange left. This lens costs ' +
        `${PRICE} and opens a lens credit of ${PRICE}. ` +
        'Return the original lens.',
    ));

  it.each<[string, Partial<EyeEligibility>, RegExp]>([
    ['unlimited exchanges', { exchangesLeft: null }, /Unlimited exchanges\./],
    [
      'an earlier lens that may be kept',
      { mustReturn: false },
      /You do not need to return the original lens\.$/,
    ],
    ['one day', { daysLeft: 1 }, /^1 day left, until/],
    ['several exchanges', { exchangesLeft: 2 }, /2 exchanges left\./],
    [
      'a warranty that ended',
      { daysLeft: 0, entitled: false },
      /^The warranty ended on Dec 22, 2026\. This lens costs/,
    ],
    [
      'no warranty',
      { hasWarranty: false, endsAt: null, entitled: false },
      /^No warranty\. This lens costs/,
    ],
    ['a credit of a part', { creditPercent: 50 }, /costs \$[\d.]+ and opens a lens credit of \$/],
  ])('OR-05 tells %s', (_what, eligibility, said) =>
    expect(from('exchange', eligibility).said).toMatch(said),
  );

  it('OR-05 costs the lens whose exchanges are used, and keeps the exchange from being sent', () => {
    const { said, problems } = from('exchange', { exchangesLeft: 0, entitled: false });
    expect(said).toContain(`All exchanges have been used. This lens costs ${PRICE}.`);
    expect(said).not.toContain('original lens');
    expect(problems.toSorted()).toEqual(['returnReason', 'type']);
    expect(from('exchange').problems).toEqual(['returnReason']);
  });

  it('OR-05 is less for a spare while its offer lasts', () => {
    const spare = { percentOff: 50, endsAt: '2026-12-12T12:00:00.000Z' };
    expect(from('spare', { spare }).said).toMatch(/^50% off until Dec 12, 2026\. This lens costs/);
    expect(from('spare').said).toBe(`No spare offer. This lens costs ${PRICE}.`);
  });
});

/** The form from the earlier order with these texts instead, in words. */
const change = (texts: Record<string, string>, lensId = gpSphere.id) => {
  const values = valuesFromOrder(earlier, 'reorder', catalogue);
  const right = { ...values.right, lensId, values: { ...values.right.values, ...texts } };
  return eyeChanges('right', earlier, { ...values, right }, catalogue).map((one) =>
    describeChange(one, ENGLISH.text, 'en'),
  );
};

describe('what is changed against the earlier order', () => {
  it('OR-05 is told field by field, with its unit', () => {
    expect(change({})).toEqual([]);
    expect(change({ baseCurve: '785' })).toEqual([
      { label: 'Base curve', before: '7.80 mm', after: '7.85 mm' },
    ]);
    expect(change({ sphere: '' })).toEqual([{ label: 'Sphere', before: '−2.75 D', after: 'none' }]);
  });

  it('OR-05 is another lens, with the values that both have', () => {
    const [first] = change({}, gpBitoric.id);
    expect(first).toEqual({ label: 'Lens', before: gpSphere.name, after: gpBitoric.name });
  });

  it('OR-05 is an eye more or less, or a new version', () => {
    const { text } = ENGLISH;
    expect(describeChange({ kind: 'added' }, text, 'en').label).toBe('Not ordered before');
    expect(describeChange({ kind: 'dropped' }, text, 'en')).toEqual({
      label: 'Not ordered again',
      before: '',
      after: null,
    });
    expect(describeChange({ kind: 'version', before: 1, after: 2 }, text, 'en')).toEqual({
      label: 'Lens version',
      before: '1',
      after: '2',
    });
  });
});
