import { beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import type { EyeEligibility } from '#domain/orders/warranty-eligibility.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { newlyWrong, newlyWrongInDraft } from '#server/ordering/dry-run/newly-wrong.ts';
import { pricedEyes } from '#src/customer/order/price/price-parts.ts';
import { orderProblems } from '#src/customer/order/problems/problems.ts';
import { describeChange } from '#src/customer/order/source/describe-change.ts';
import { eyeChanges } from '#src/customer/order/source/eye-changes.ts';
import { valuesFromOrder } from '#src/customer/order/source/values-from-order.ts';
import { spareLines, warrantyLines } from '#src/customer/order/source/warranty-labels.ts';
import { canHold, chooseLens, NO_LENS } from '#src/customer/order/state/form-values.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { warningContext } from '#src/customer/order/state/warning-context.ts';
import { ampleyeVersion1 } from '../../fixtures/ampleye-version-1.ts';
import { buildOrder } from '../../fixtures/build-order.ts';
import { buildEarlierOrder, buildEligibility } from '../../fixtures/earlier-order.ts';

// Days and times are shown where the reader is.
beforeAll(() => void vi.stubEnv('TZ', 'UTC'));

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

const ENDED = { daysLeft: 0, entitled: false };
const NONE = { hasWarranty: false, endsAt: null, entitled: false };

describe('what is granted on the earlier lens', () => {
  it('OR-05 is the days and exchanges left, free, and the lens must come back', () =>
    expect(from('exchange').said).toBe(
      '31 days left, until Dec 22, 2026. 1 exchange left. This lens costs ' +
        `${PRICE} and opens a lens credit of ${PRICE}. ` +
        'Return the original lens.',
    ));

  it.each<[string, Partial<EyeEligibility>, RegExp]>([
    ['unlimited exchanges', { exchangesLeft: null }, /Unlimited exchanges\./],
    ['a lens that may be kept', { mustReturn: false }, /not need to return the original lens\.$/],
    ['a warranty that ended', ENDED, /^The warranty ended on Dec 22, 2026\. This lens costs/],
    ['no warranty', NONE, /^No warranty\. This lens costs/],
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
});

/** As version 1 stored it: plus lifts. */
const BEFORE: Prescription = {
  ...defaultPrescription(ampleyeVersion1, { sag: 4000, sphere: -3 }),
  limbalZone: -50,
  scleralZone: 100,
};

const NOW = { ...BEFORE, limbalZone: 'flat2', scleralZone: 'flat2' };
const sclerals = new Map([[ampleyeScleral.id, ampleyeScleral]]);

function earlierOrder(prescription = BEFORE) {
  const [line] = buildOrder().lenses;
  if (!line) throw new Error('The fixture has no lens');
  const named = { lensId: ampleyeVersion1.id, lensVersion: 1, lensName: ampleyeVersion1.name };
  return buildOrder({ lenses: [{ ...line, ...named, prescription, clinical: {} }] });
}

describe('OR-05 an order of the scleral as it was', () => {
  const order = earlierOrder();
  const values = valuesFromOrder(order, 'reorder', sclerals);

  it('is ordered again as the same lens in the words of today', () => {
    expect(values.right.values).toMatchObject({ limbalZone: 'flat2', scleralZone: 'flat2' });
    expect(values.right.origins['scleralZone']).toBe('earlier');
    expect(toPrescription(ampleyeScleral, values.right.values)).toEqual(NOW);
  });

  it('differs in the version only', () =>
    expect(eyeChanges('right', order, values, sclerals)).toEqual([
      { kind: 'version', before: 1, after: 2 },
    ]));

  it('SE-08 is no change that answers a finding', () => {
    const found = { ...values.right, clinical: { landing: 'blanching' } };
    const known = {
      values: { ...values, right: found },
      catalogue: sclerals,
      source: order,
      eligibilities: null,
    };
    const codes = checkWarnings(warningContext(known)).map(({ code }) => code);
    expect(codes).toContain('findingWithoutChange');
  });

  it('AD-03 is not told as one that could not be made any more, unless it was the wrong way round', () => {
    const change = { current: ampleyeVersion1, next: ampleyeScleral };
    expect(newlyWrong(change, BEFORE)).toBeNull();
    const { scleralZone: _zone, ...rest } = BEFORE;
    const toric = { ...rest, landing: 'toric', scleralFlat: -50, scleralSteep: 50 };
    expect(newlyWrong(change, toric)).toMatchObject({ field: 'scleralSteep', rule: 'ordered' });
    expect(newlyWrong(change, { ...toric, scleralSteep: -50 })).toBeNull();
    const typed = { sag: '4000', landing: 'spherical', scleralZone: '+100', limbalZone: '−50' };
    expect(newlyWrongInDraft(change, typed)).toBeNull();
    const later = { current: ampleyeScleral, next: { ...ampleyeScleral, version: 3 } };
    expect(newlyWrong(later, BEFORE)).toBeNull();
    expect(newlyWrongInDraft(later, typed)).toBeNull();
  });

  it('AD-03 is told of a draft as the form reads it, with units and set-off thousands', () => {
    const parameters = ampleyeScleral.parameters.map((parameter) =>
      parameter.name === 'sag' && parameter.kind === 'number'
        ? { ...parameter, max: 3900 }
        : parameter,
    );
    const change = { current: ampleyeScleral, next: { ...ampleyeScleral, parameters } };
    for (const sag of ['4000', '4,000', '4000 µm'])
      expect(newlyWrongInDraft(change, { sag, sphere: 'pl' })).toMatchObject({ field: 'sag' });
    expect(newlyWrongInDraft(change, { sag: '3,800', sphere: 'pl' })).toBeNull();
  });

  it('AD-03 a parameter that comes with a version is checked by the values as that version reads them', () => {
    const when = { parameter: 'scleralZone', equals: 'flat2' };
    const edge = ampleyeScleral.parameters.find(({ name }) => name === 'limbalZone');
    if (!edge) throw new Error('The fixture has no limbal zone');
    const added = { ...edge, name: 'edge', requiredWhen: when, dependsOn: when };
    const next = { ...ampleyeScleral, parameters: [...ampleyeScleral.parameters, added] };
    expect(newlyWrong({ current: ampleyeVersion1, next }, BEFORE)).toBeNull();
  });
});

describe('OR-03 a draft that holds the numbers of before', () => {
  const typed = { sag: '4000', sphere: '-3', landing: 'spherical', scleralZone: '+100' };

  it('keeps them when the lens is chosen again', () => {
    const eye = { ...NO_LENS, values: typed, origins: { scleralZone: 'typed' as const } };
    const chosen = chooseLens(eye, ampleyeScleral);
    expect(toPrescription(ampleyeScleral, chosen.values)).toMatchObject({ scleralZone: 'flat2' });
    const zone = ampleyeScleral.parameters.find(({ name }) => name === 'scleralZone');
    expect(zone && canHold(zone, '75')).toBe(false);
  });
});

it('OR-01 a scleral before anything was measured: has no depth', () => {
  expect(chooseLens(NO_LENS, ampleyeScleral).values['sag']).toBe('');
  expect(defaultPrescription(ampleyeScleral)).not.toHaveProperty('sag');
});
