import { describe, expect, it } from 'vitest';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { defaultPrescription } from '#domain/lens/defaults.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import type { Prescription } from '#domain/schemas/lens.ts';
import { newlyWrong, newlyWrongInDraft } from '#server/ordering/dry-run/newly-wrong.ts';
import { importEye } from '#src/customer/order/fhir/import-eye.ts';
import {
  canHold,
  chooseLens,
  EMPTY_ORDER,
  NO_LENS,
} from '#src/customer/order/state/form-values.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { eyeChanges } from '#src/customer/order/source/eye-changes.ts';
import { valuesFromOrder } from '#src/customer/order/source/values-from-order.ts';
import { warningContext } from '#src/customer/order/state/warning-context.ts';
import { ampleyeVersion1 } from '#tests/fixtures/ampleye-version-1.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';

/** As version 1 stored it: plus lifts. */
const BEFORE: Prescription = {
  ...defaultPrescription(ampleyeVersion1, { sag: 4000, sphere: -3 }),
  limbalZone: -50,
  scleralZone: 100,
};
const NOW = { ...BEFORE, limbalZone: 'flat2', scleralZone: 'flat2' };
const catalogue = new Map([[ampleyeScleral.id, ampleyeScleral]]);

function earlierOrder(prescription = BEFORE) {
  const [line] = buildOrder().lenses;
  if (!line) throw new Error('The fixture has no lens');
  const named = { lensId: ampleyeVersion1.id, lensVersion: 1, lensName: ampleyeVersion1.name };
  return buildOrder({ lenses: [{ ...line, ...named, prescription, clinical: {} }] });
}

describe('OR-05 an order of the scleral as it was', () => {
  const order = earlierOrder();
  const values = valuesFromOrder(order, 'reorder', catalogue);

  it('is ordered again as the same lens in the words of today', () => {
    expect(values.right.values).toMatchObject({ limbalZone: 'flat2', scleralZone: 'flat2' });
    expect(values.right.origins['scleralZone']).toBe('earlier');
    expect(toPrescription(ampleyeScleral, values.right.values)).toEqual(NOW);
  });

  it('differs in the version only', () =>
    expect(eyeChanges('right', order, values, catalogue)).toEqual([
      { kind: 'version', before: 1, after: 2 },
    ]));

  it('SE-08 is no change that answers a finding', () => {
    const found = { ...values.right, clinical: { landing: 'blanching' } };
    const known = {
      values: { ...values, right: found },
      catalogue,
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

  it.each([
    ['−50', 'flat2'],
    ['-50', 'flat2'],
    [' +25 ', 'steep1'],
    ['0', 'standard'],
  ])('means by %j of the limbal zone %s', (limbalZone, expected) => {
    const prescription = toPrescription(ampleyeScleral, { ...typed, limbalZone });
    expect(prescription).toMatchObject({ limbalZone: expected, scleralZone: 'flat2' });
  });

  it('keeps a number that is no zone, for the rules to refuse', () =>
    expect(toPrescription(ampleyeScleral, { ...typed, scleralZone: '75' })).toMatchObject({
      scleralZone: '75',
    }));

  it('keeps them when the lens is chosen again', () => {
    const eye = { ...NO_LENS, values: typed, origins: { scleralZone: 'typed' as const } };
    const chosen = chooseLens(eye, ampleyeScleral);
    expect(toPrescription(ampleyeScleral, chosen.values)).toMatchObject({ scleralZone: 'flat2' });
    const zone = ampleyeScleral.parameters.find(({ name }) => name === 'scleralZone');
    expect(zone && canHold(zone, '75')).toBe(false);
  });
});

describe('OR-10 a prescription that was exported before', () => {
  it('is imported as the same lens', () => {
    const imported = {
      eye: 'right' as const,
      design: { id: ampleyeVersion1.id, version: 1 },
      brand: '',
      prescription: BEFORE,
    };
    const { values, unknown } = importEye(imported, EMPTY_ORDER.right, [ampleyeScleral]);
    expect(unknown).toEqual([]);
    expect(toPrescription(ampleyeScleral, values.values)).toEqual(NOW);
  });
});

describe('OR-01 a scleral before anything was measured', () => {
  it('has no depth', () => {
    expect(chooseLens(NO_LENS, ampleyeScleral).values['sag']).toBe('');
    expect(defaultPrescription(ampleyeScleral)).not.toHaveProperty('sag');
  });
});
