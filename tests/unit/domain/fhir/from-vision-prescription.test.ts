import { describe, expect, it } from 'vitest';
import { fromVisionPrescription } from '#domain/fhir/from-vision-prescription.ts';
import type { ImportOutcome } from '#domain/fhir/imported-prescription.ts';

/** The contact lenses of HL7's own example, re-told. */
const OFFICIAL = {
  resourceType: 'VisionPrescription',
  identifier: [{ system: 'http://www.happysight.com/prescription', value: '15014' }],
  status: 'active',
  created: '2014-06-15',
  patient: { reference: 'Patient/example' },
  dateWritten: '2014-06-15',
  prescriber: { reference: 'Practitioner/example' },
  lensSpecification: [
    {
      product: { coding: [{ code: 'contact' }] },
      eye: 'left',
      cylinder: -3.5,
      axis: 160,
      add: 1.75,
      power: -2.75,
      backCurve: 8.7,
      diameter: 14.0,
      duration: { value: 1, unit: 'month', system: 'http://unitsofmeasure.org', code: 'month' },
      color: 'green',
      brand: 'OphthaGuard',
      note: [{ text: 'Shade treatment for extreme light sensitivity' }],
    },
    {
      product: { coding: [{ code: 'contact' }] },
      eye: 'right',
      cylinder: -2.25,
      axis: 160,
      add: 1.75,
      power: -2.75,
      backCurve: 8.7,
      diameter: 14.0,
      duration: { value: 1, unit: 'month', system: 'http://unitsofmeasure.org', code: 'month' },
      color: 'green',
      brand: 'OphthaGuard',
    },
  ],
};

const [LEFT, RIGHT] = OFFICIAL.lensSpecification;
const withLens = (changes: object) => ({
  ...OFFICIAL,
  lensSpecification: [{ ...RIGHT, ...changes }],
});

function imported(json: unknown) {
  const outcome = fromVisionPrescription(json);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.imported;
}

function problems(json: unknown) {
  const outcome: ImportOutcome = fromVisionPrescription(json);
  return outcome.ok ? [] : outcome.problems;
}

describe('a prescription from elsewhere', () => {
  it('OR-10 gives what it can of the official example, right before left', () => {
    const shared = { sphere: -2.75, axis: 160, add: 1.75, baseCurve: 8.7, diameter: 14 };
    expect(imported(OFFICIAL)).toEqual({
      status: 'active',
      patientReference: 'example',
      notes: 'Shade treatment for extreme light sensitivity',
      lenses: [
        {
          eye: 'right',
          design: null,
          brand: 'OphthaGuard',
          prescription: { ...shared, cylinder: -2.25, colour: 'green' },
        },
        {
          eye: 'left',
          design: null,
          brand: 'OphthaGuard',
          prescription: { ...shared, cylinder: -3.5, colour: 'green' },
        },
      ],
      leftOut: [
        { path: 'lensSpecification[0].duration', reason: 'noField' },
        { path: 'lensSpecification[1].duration', reason: 'noField' },
      ],
    });
  });

  it('OR-10 takes the sphere for the power where there is none, and says when they differ', () => {
    const { power: _, ...bare } = RIGHT ?? {};
    const only = imported({ ...OFFICIAL, lensSpecification: [{ ...bare, sphere: -4 }] });
    expect(only.lenses[0]?.prescription).toMatchObject({ sphere: -4 });
    const both = imported(withLens({ sphere: -4, duration: undefined }));
    expect(both.lenses[0]?.prescription).toMatchObject({ sphere: -2.75 });
    expect(both.leftOut).toContainEqual({
      path: 'lensSpecification[0].sphere',
      reason: 'givenTwice',
    });
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
        { path: 'lensSpecification[0].prism[0]', reason: 'prismBase' },
        { path: 'lensSpecification[0].prism[2]', reason: 'givenTwice' },
      ]),
    );
  });

  it('OR-10 leaves out spectacles, a second lens of an eye, and extensions it does not know', () => {
    const spectacles = { product: { coding: [{ code: 'lens' }] }, eye: 'left', sphere: -2 };
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
      { path: 'encounter', reason: 'noField' },
      { path: 'lensSpecification[0].duration', reason: 'noField' },
      { path: 'lensSpecification[0].extension[0]', reason: 'noField' },
      { path: 'lensSpecification[0].extension[1]', reason: 'noField' },
      { path: 'lensSpecification[1]', reason: 'secondOfEye' },
      { path: 'lensSpecification[2]', reason: 'spectacles' },
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
      expect.arrayContaining([
        { path: 'patient', reason: 'tooLong' },
        { path: 'lensSpecification.note', reason: 'tooLong' },
      ]),
    );
  });

  it('OR-10 tells a draft and a cancelled one', () => {
    expect(imported({ ...OFFICIAL, status: 'cancelled' }).status).toBe('cancelled');
    expect(imported({ ...OFFICIAL, status: 'draft' }).status).toBe('draft');
  });
});

describe('what is no prescription', () => {
  it.each([
    ['nothing', null, [{ path: '', rule: 'type' }]],
    [
      'another resource',
      { ...OFFICIAL, resourceType: 'Patient' },
      [{ path: 'resourceType', rule: 'value' }],
    ],
    ['an error', { ...OFFICIAL, status: 'entered-in-error' }, [{ path: 'status', rule: 'value' }]],
    [
      'no lens',
      { ...OFFICIAL, lensSpecification: [] },
      [{ path: 'lensSpecification', rule: 'value' }],
    ],
    ['no patient', { ...OFFICIAL, patient: undefined }, [{ path: 'patient', rule: 'missing' }]],
    [
      'a power as text and no eye',
      { ...OFFICIAL, lensSpecification: [LEFT, { ...RIGHT, eye: undefined, power: '-2.75' }] },
      [
        { path: 'lensSpecification[1].eye', rule: 'missing' },
        { path: 'lensSpecification[1].power', rule: 'type' },
      ],
    ],
    [
      'a half degree',
      withLens({ axis: 1.5 }),
      [{ path: 'lensSpecification[0].axis', rule: 'type' }],
    ],
    [
      'a modifier',
      withLens({ modifierExtension: [{ url: 'http://elsewhere.example/not' }] }),
      [{ path: 'lensSpecification[0].modifierExtension', rule: 'modified' }],
    ],
    [
      'a modifier of the whole',
      { ...OFFICIAL, modifierExtension: [{ url: 'http://elsewhere.example/not' }] },
      [{ path: 'modifierExtension', rule: 'modified' }],
    ],
    [
      'spectacles only',
      withLens({ product: { coding: [{ code: 'lens' }] } }),
      [{ path: 'lensSpecification', rule: 'noContactLens' }],
    ],
  ])('OR-10 is refused, naming where: %s', (_what, json, expected) => {
    expect(problems(json)).toEqual(expected);
  });
});
