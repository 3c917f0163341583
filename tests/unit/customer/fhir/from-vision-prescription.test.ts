import { describe, expect, it } from 'vitest';
import { fromVisionPrescription } from '#src/customer/order/fhir/reading/from-vision-prescription.ts';
import type { ImportOutcome } from '#src/customer/order/fhir/reading/imported-prescription.ts';

/** The contact lenses of HL7's own example, re-told. */
const SHARED = {
  product: { coding: [{ code: 'contact' }] },
  axis: 160,
  add: 1.75,
  power: -2.75,
  backCurve: 8.7,
  diameter: 14.0,
  duration: { value: 1, unit: 'month', system: 'http://unitsofmeasure.org', code: 'month' },
  color: 'green',
  brand: 'OphthaGuard',
};
const LEFT = {
  ...SHARED,
  eye: 'left',
  cylinder: -3.5,
  note: [{ text: 'Shade treatment for extreme light sensitivity' }],
};
const RIGHT = { ...SHARED, eye: 'right', cylinder: -2.25 };
const OFFICIAL = {
  resourceType: 'VisionPrescription',
  identifier: [{ system: 'http://www.happysight.com/prescription', value: '15014' }],
  status: 'active',
  created: '2014-06-15',
  patient: { reference: 'Patient/example' },
  dateWritten: '2014-06-15',
  prescriber: { reference: 'Practitioner/example' },
  lensSpecification: [LEFT, RIGHT],
};

const withLens = (changes: object) => ({
  ...OFFICIAL,
  lensSpecification: [{ ...RIGHT, ...changes }],
});

const changed = (change: object) => ({ ...OFFICIAL, ...change });

function imported(json: unknown) {
  const outcome = fromVisionPrescription(json);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const { leftOut, ...rest } = outcome.imported;
  return { ...rest, leftOut: leftOut.map(({ path, reason }) => `${path}: ${reason}`) };
}

function problems(json: unknown) {
  const outcome: ImportOutcome = fromVisionPrescription(json);
  return outcome.ok ? [] : outcome.problems.map(({ path, rule }) => `${path}: ${rule}`);
}

describe('a prescription from elsewhere', () => {
  it('OR-10 gives what it can of the official example, right before left', () => {
    const shared = { sphere: -2.75, axis: 160, add: 1.75, baseCurve: 8.7, diameter: 14 };
    const lensOf = (eye: string, cylinder: number) => ({
      eye,
      design: null,
      brand: 'OphthaGuard',
      prescription: { ...shared, cylinder, colour: 'green' },
    });
    expect(imported(OFFICIAL)).toEqual({
      status: 'active',
      written: '2014-06-15',
      patientReference: 'example',
      notes: 'Shade treatment for extreme light sensitivity',
      lenses: [lensOf('right', -2.25), lensOf('left', -3.5)],
      refractions: [],
      leftOut: ['lensSpecification[0].duration: noField', 'lensSpecification[1].duration: noField'],
    });
  });

  it('OR-10 takes the sphere for the power where there is none, and says when they differ', () => {
    const { power: _, ...bare } = RIGHT;
    const only = imported({ ...OFFICIAL, lensSpecification: [{ ...bare, sphere: -4 }] });
    expect(only.lenses[0]?.prescription).toMatchObject({ sphere: -4 });
    const both = imported(withLens({ sphere: -4, duration: undefined }));
    expect(both.lenses[0]?.prescription).toMatchObject({ sphere: -2.75 });
    expect(both.leftOut).toContainEqual('lensSpecification[0].sphere: givenTwice');
  });

  it('OR-10 takes a prism base down, and leaves out the others', () => {
    const prism = [
      { amount: 0.5, base: 'in' },
      { amount: 1, base: 'down' },
      { amount: 2, base: 'down' },
    ];
    const { lenses, leftOut } = imported(withLens({ prism }));
    expect(lenses[0]?.prescription).toMatchObject({ prism: 1 });
    expect(leftOut).toEqual(
      expect.arrayContaining([
        'lensSpecification[0].prism[0]: prismBase',
        'lensSpecification[0].prism[2]: givenTwice',
      ]),
    );
  });

  it('OR-10 leaves out glasses without a refraction, a second lens of an eye, and extensions it does not know', () => {
    const spectacles = { product: { coding: [{ code: 'lens' }] }, eye: 'left' };
    const extension = [
      { url: 'http://elsewhere.example/tint', valueString: 'x' },
      { url: 'https://lens-portal.example/fhir/StructureDefinition/lens-parameter' },
    ];
    const document = {
      ...OFFICIAL,
      encounter: { reference: 'Encounter/1' },
      lensSpecification: [{ ...RIGHT, extension }, RIGHT, spectacles],
    };
    expect(imported(document).leftOut).toEqual([
      'encounter: noField',
      'lensSpecification[0].duration: noField',
      'lensSpecification[0].extension[0]: noField',
      'lensSpecification[0].extension[1]: noField',
      'lensSpecification[1]: secondOfEye',
      'lensSpecification[2]: noRefraction',
    ]);
  });

  it('OR-10 never reads a name, and leaves out what would not fit', () => {
    const named = { patient: { display: 'Jane Doe', identifier: { value: 'P-9' } } };
    expect(imported({ ...OFFICIAL, ...named }).patientReference).toBe('P-9');
    const nameless = { patient: { display: 'Jane Doe' } };
    expect(imported({ ...OFFICIAL, ...nameless }).patientReference).toBeNull();
    const long = imported({
      ...withLens({ note: [{ text: 'n'.repeat(2001) }] }),
      patient: { identifier: { value: 'p'.repeat(61) } },
    });
    expect(long).toMatchObject({ patientReference: null, notes: '' });
    expect(long.leftOut).toEqual(
      expect.arrayContaining(['patient: tooLong', 'lensSpecification.note: tooLong']),
    );
  });
});

describe('what is no prescription', () => {
  const lens = 'lensSpecification';
  const modifierExtension = [{ url: 'http://elsewhere.example/not' }];
  const blind = { ...RIGHT, eye: undefined, power: '-2.75' };
  it.each([
    ['nothing', null, [': type']],
    ['another resource', changed({ resourceType: 'Patient' }), ['resourceType: value']],
    ['an error', changed({ status: 'entered-in-error' }), ['status: value']],
    ['no lens', changed({ lensSpecification: [] }), [`${lens}: value`]],
    ['no patient', changed({ patient: undefined }), ['patient: missing']],
    [
      'a power as text and no eye',
      changed({ lensSpecification: [LEFT, blind] }),
      [`${lens}[1].eye: missing`, `${lens}[1].power: type`],
    ],
    ['a half degree', withLens({ axis: 1.5 }), [`${lens}[0].axis: type`]],
    ['a modifier', withLens({ modifierExtension }), [`${lens}[0].modifierExtension: modified`]],
    ['a modifier of the whole', changed({ modifierExtension }), ['modifierExtension: modified']],
    [
      'glasses without a refraction',
      changed({ lensSpecification: [{ product: { coding: [{ code: 'lens' }] }, eye: 'left' }] }),
      [`${lens}: noLens`],
    ],
  ])('OR-10 is refused, naming where: %s', (_what, json, expected) => {
    expect(problems(json)).toEqual(expected);
  });
});
