import { describe, expect, it } from 'vitest';
import { readFhirFile } from '#src/customer/order/fhir/reading/read-file.ts';
import { bundleOf, CONTACT, GLASSES, STU3 } from '../../../fixtures/fhir-files.ts';

function only(json: unknown) {
  const { prescriptions, problems } = readFhirFile(json);
  expect(problems).toEqual([]);
  const [first, ...others] = prescriptions;
  if (!first || others.length > 0) throw new Error('It is not one prescription');
  return first;
}

const problemsOf = (json: unknown) =>
  readFhirFile(json).problems.map(({ path, rule }) => `${path}: ${rule}`);

const leftOutOf = (json: unknown) =>
  only(json).leftOut.map(({ path, reason }) => `${path}: ${reason}`);

const referenceOf = (patient: object) => only({ ...GLASSES, patient }).patientReference;

describe('a prescription of glasses', () => {
  it('OR-10 is the refraction of both eyes, right before left, as it is written', () => {
    expect(only(GLASSES)).toMatchObject({
      written: '2026-03-09',
      patientReference: 'mrn-4471',
      notes: '',
      lenses: [],
      refractions: [
        { eye: 'right', refraction: { refractionSphere: -0.5 } },
        {
          eye: 'left',
          refraction: {
            refractionSphere: 1.25,
            refractionCylinder: -1.5,
            refractionAxis: 10,
            refractionAdd: 2,
          },
        },
      ],
    });
  });

  it('OR-10 leaves out its prism, and its notes, which are about glasses', () =>
    expect(leftOutOf(GLASSES)).toEqual([
      'lensSpecification[0].prism: noField',
      'lensSpecification[0].note: spectacles',
    ]));

  it('OR-10 stands beside the contact lens of the same eye', () => {
    const lensSpecification = [...CONTACT.lensSpecification, ...GLASSES.lensSpecification];
    const { lenses, refractions } = only({ ...CONTACT, lensSpecification });
    expect(lenses.map(({ eye, prescription }) => [eye, prescription['sphere']])).toEqual([
      ['right', -1],
    ]);
    expect(refractions.map(({ eye }) => eye)).toEqual(['right', 'left']);
  });
});

describe('a Bundle', () => {
  it('OR-10 is opened: its one prescription is read, and other resources are not', () => {
    const patient = { resourceType: 'Patient', id: 'mrn-4471', name: [{ family: 'Doe' }] };
    const { path, ...read } = only(bundleOf(patient, GLASSES, null));
    expect(path).toBe('entry[1].resource.');
    expect(only(GLASSES)).toMatchObject(read);
  });

  it('OR-10 gives all of its prescriptions, of Bundles in it too, in their order', () => {
    const nested = bundleOf(GLASSES, bundleOf(STU3), CONTACT);
    const { prescriptions } = readFhirFile(nested);
    expect(prescriptions.map(({ written }) => written)).toEqual([
      '2026-03-09',
      '2025-11',
      '2019-05-20',
    ]);
  });

  it('OR-10 says where a prescription cannot be read, beside those that can', () => {
    const mistaken = { ...GLASSES, status: 'entered-in-error' };
    const bundle = bundleOf(mistaken, CONTACT);
    expect(readFhirFile(bundle).prescriptions).toHaveLength(1);
    expect(problemsOf(bundle)).toEqual(['entry[0].resource.status: value']);
  });

  it.each([
    ['without a prescription', bundleOf({ resourceType: 'Patient' })],
    ['without an entry', { resourceType: 'Bundle', type: 'searchset' }],
    ['with something else for entries', { resourceType: 'Bundle', entry: 'none' }],
  ])('OR-10 is refused %s', (_what, json) =>
    expect(problemsOf(json)).toEqual(['entry: noPrescription']),
  );
});

describe('a prescription of STU3', () => {
  it('OR-10 is read: what it dispenses are its lenses', () => {
    expect(only(STU3)).toMatchObject({
      status: 'unknown',
      written: '2019-05-20',
      patientReference: null,
      lenses: [
        { eye: 'left', prescription: { sphere: -4.25, cylinder: -1.25, axis: 20, prism: 1 } },
      ],
      refractions: [
        {
          eye: 'right',
          refraction: { refractionSphere: -3, refractionCylinder: -0.5, refractionAxis: 175 },
        },
      ],
    });
    expect(leftOutOf(STU3)).toEqual(['reasonCodeableConcept: noField']);
  });

  it.each([
    ['a lens without its eye', [{ power: -2 }], ['dispense[0].eye: missing']],
    ['a power as text', [{ eye: 'left', power: '-2' }], ['dispense[0].power: type']],
    ['a lens that is none', ['left'], ['dispense[0]: type']],
    ['lenses without values', [{ eye: 'left' }], ['dispense: noLens']],
  ])('OR-10 is refused by its own names: %s', (_what, dispense, expected) =>
    expect(problemsOf({ ...STU3, dispense })).toEqual(expected),
  );
});

describe('the patient of a prescription', () => {
  it.each([
    ['on the server that was asked', 'Patient/17', '17'],
    ['on another server', 'https://ehr.example/fhir/Patient/17', '17'],
    ['of one version', 'https://ehr.example/fhir/Patient/17/_history/4', '17'],
    ['inside the prescription', '#p1', null],
    ['inside the Bundle', 'urn:uuid:0f5a0c0e-4bb4-4c1f-9a57-0a3b5e7f2d11', null],
    ['by a search', 'Patient?identifier=4711', null],
    ['of another kind', 'Group/9', null],
  ])('OR-10 %s: %s', (_where, reference, expected) =>
    expect(referenceOf({ reference })).toBe(expected),
  );

  it('OR-10 is named by its identifier first', () => {
    expect(referenceOf({ reference: '#p1', identifier: { value: 'MRN 9' } })).toBe('MRN 9');
    expect(referenceOf({ reference: 'Patient/17', identifier: { value: ' ' } })).toBe('17');
  });
});
