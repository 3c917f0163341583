import { describe, expect, it } from 'vitest';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import { catalogue, catalogue as lenses } from '#server/first-run/catalogue/catalogue.ts';
import { toVisionPrescription } from '#server/ordering/export/fhir/to-vision-prescription.ts';
import { importEye } from '#src/customer/order/fhir/import-eye.ts';
import {
  MAX_BYTES,
  readPrescriptionFile,
} from '#src/customer/order/fhir/read-prescription-file.ts';
import { pastePrescription, powerFieldsOf } from '#src/customer/order/paste/paste-prescription.ts';
import type { PowerFields } from '#src/customer/order/paste/paste-prescription.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues, OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { buildOrder } from '../../fixtures/build-order.ts';
import { FOREIGN_PRESCRIPTION } from '../../fixtures/foreign-prescription.ts';

const file = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'prescription.json');

async function read(content: unknown) {
  const outcome = await readPrescriptionFile(file(content));
  if (outcome.kind !== 'read') throw new Error(`It was not read: ${outcome.kind}`);
  const [imported, ...others] = outcome.prescriptions;
  if (!imported || others.length > 0) throw new Error('It is not one prescription');
  return imported;
}

/** The eyes as the form would take them. */
async function eyesOf(content: unknown, current: EyeValues = EMPTY_ORDER.right) {
  const { lenses } = await read(content);
  return lenses.map((lens) => importEye(lens, current, catalogue));
}

describe('a prescription from a file', () => {
  it('OR-10 fills both eyes with exactly what was exported', async () => {
    const order = buildOrder({ patientReference: 'P-77', notes: 'Call first' });
    const exported = toVisionPrescription(order);
    expect(await read(exported)).toMatchObject({ patientReference: 'P-77', notes: 'Call first' });
    const eyes = await eyesOf(exported);
    expect(eyes.map(({ imported }) => imported.eye)).toEqual(['right', 'left']);
    for (const { imported, lens, values, unknown } of eyes) {
      const line = order.lenses.find(({ eye }) => eye === imported.eye);
      if (!lens) throw new Error('The lens is not known');
      expect(values).toMatchObject({ ordered: true, lensId: line?.lensId });
      expect(toPrescription(lens, values.values)).toEqual(line?.prescription);
      expect(new Set(Object.values(values.origins))).toEqual(new Set(['earlier']));
      expect(unknown).toEqual([]);
    }
  });

  it('OR-10 leaves the lens of a foreign one to be chosen, and says what is left out', async () => {
    const { leftOut } = await read(FOREIGN_PRESCRIPTION);
    expect(leftOut).toContainEqual({ path: 'lensSpecification[0].duration', reason: 'noField' });
    const [right, ...others] = await eyesOf(FOREIGN_PRESCRIPTION);
    expect(others).toEqual([]);
    expect(right).toMatchObject({
      lens: null,
      values: {
        lensId: '',
        values: { sphere: '−2.75', cylinder: '−2.25', axis: '160', add: '1.75', baseCurve: '8.7' },
        origins: { sphere: 'earlier' },
      },
    });
  });

  it('OR-10 fills the lens that is chosen already, whose rules check the values', async () => {
    const [specification] = FOREIGN_PRESCRIPTION.lensSpecification;
    const chosen = { ...EMPTY_ORDER.right, lensId: 'custom-soft-toric' };
    const content = {
      ...FOREIGN_PRESCRIPTION,
      lensSpecification: [{ ...specification, axis: 0, add: 1.75 }],
    };
    const [eye] = await eyesOf(content, chosen);
    if (!eye?.lens) throw new Error('The lens is not known');
    expect(eye.unknown).toEqual(['add']);
    expect(eye.values.values).toMatchObject({ sphere: '−2.75', baseCurve: '8.70' });
    expect(eye.values.values).not.toHaveProperty('add');
    const wrong = validatePrescription(eye.lens, toPrescription(eye.lens, eye.values.values));
    expect(wrong.map(({ field }) => field)).toContain('axis');
  });

  it('OR-10 is read with the mark that some editors put before it', async () =>
    expect(await read(`\uFEFF${JSON.stringify(FOREIGN_PRESCRIPTION)}`)).toHaveProperty('lenses'));

  it.each([
    ['no JSON', '{', { kind: 'refused', why: 'notJson' }],
    ['too much', `"${'x'.repeat(MAX_BYTES)}"`, { kind: 'refused', why: 'tooLarge' }],
    ['another resource', { ...FOREIGN_PRESCRIPTION, patient: undefined }, { kind: 'problems' }],
  ])('OR-10 cannot be imported: %s', async (_what, content, outcome) =>
    expect(await readPrescriptionFile(file(content))).toMatchObject(outcome),
  );

  it('OR-10 cannot be imported: a file that was moved since', async () => {
    const moved = { size: 1, text: () => Promise.reject(new Error('gone')) } as unknown as File;
    expect(await readPrescriptionFile(moved)).toEqual({ kind: 'refused', why: 'unreadable' });
  });
});

const byId = new Map(lenses.map((lens) => [lens.id, lens]));
const BOTH = 'OD -3.00 -1.25 x 180 OS -2.75 -0.50 x 005';

const eye = (lensId: string, values: Record<string, string> = {}): EyeValues => ({
  ...EMPTY_ORDER.right,
  lensId,
  values,
  clinical: { flatK: '43.00' },
});

const form = (changes: Partial<OrderFormValues> = {}): OrderFormValues => ({
  ...EMPTY_ORDER,
  right: eye('custom-soft-toric', { sphere: '+1.00', baseCurve: '8.6' }),
  left: eye('custom-soft-toric', { sphere: '+9.00', axis: '010' }),
  ...changes,
});

const paste = (
  text: string,
  values = form(),
  at: { eye: 'right' | 'left'; group: PowerFields } = { eye: 'right', group: 'lens' },
) => pastePrescription(text, at, values, byId);

describe('a prescription that is pasted into a field of a lens', () => {
  it('OR-13 fills sphere, cylinder and axis of its eye, and nothing else of it', () => {
    const result = paste('-3.00 -1.25 x 180');
    expect(result?.changes).toEqual({
      right: {
        ...form().right,
        values: { sphere: '−3.00', baseCurve: '8.6', cylinder: '−1.25', axis: '180' },
        origins: { sphere: 'typed', cylinder: 'typed', axis: 'typed' },
      },
    });
    expect(result?.pasted).toEqual([{ eye: 'right', power: '−3.00 −1.25 × 180°', leftOut: [] }]);
  });

  it('OR-11 OR-13 changes the eye that it names, and never the other, wherever it is pasted', () => {
    for (const at of ['right', 'left'] as const) {
      const named = paste('OS -2.75 -0.50 x 005', form(), { eye: at, group: 'lens' });
      expect(Object.keys(named?.changes ?? {})).toEqual(['left']);
      const plain = paste('-2.75 -0.50 x 005', form(), { eye: at, group: 'lens' });
      expect(Object.keys(plain?.changes ?? {})).toEqual([at]);
    }
  });

  it('OR-13 takes away a cylinder that is not written, and leaves an add', () => {
    const toric = eye('gp-multifocal', { cylinder: '−1.00', axis: '090', add: '+2.00' });
    const result = paste('-3.00 DS', form({ right: toric }));
    expect(result?.changes.right?.values).toEqual({
      sphere: '−3.00',
      cylinder: '',
      axis: '',
      add: '+2.00',
    });
    const added = paste('-3.00 -1.25 x 180 add +2.25', form({ right: toric }));
    expect(added?.changes.right?.values).toMatchObject({ add: '+2.25' });
  });

  it('OR-13 says what the lens has no field for, and which eye has no lens for it', () => {
    const values = form({ right: eye('gp-sphere'), left: eye('') });
    const result = paste(`${BOTH} add +2.00`, values);
    expect(Object.keys(result?.changes ?? {})).toEqual(['right']);
    expect(result?.pasted).toEqual([
      { eye: 'right', power: '−3.00', leftOut: ['cylinder', 'axis', 'add'] },
      { eye: 'left', power: null, leftOut: [] },
    ]);
  });

  it.each([
    ['a number', '-3.00', form()],
    ['what is no prescription', 'flat', form()],
    ['one for a lens without a sphere', '-3.00 -1.25 x 180', form({ right: eye('gp-bitoric') })],
    [
      'one for an eye that is not ordered',
      'OS -2.00',
      form({ left: { ...eye('gp-sphere'), ordered: false } }),
    ],
  ])('OR-13 leaves %s to the field', (_what, text, values) =>
    expect(paste(text, values)).toBeNull(),
  );
});

describe('a prescription that is pasted into a refraction', () => {
  const at = { eye: 'right', group: 'refraction' } as const;

  it('OR-13 fills the refraction of the eyes that it names, with no lens chosen', () => {
    const values = form({ right: eye(''), left: eye('') });
    const result = paste(`${BOTH} add +2.00`, values, at);
    expect(result?.changes.right?.clinical).toEqual({
      flatK: '43.00',
      refractionSphere: '−3.00',
      refractionCylinder: '−1.25',
      refractionAxis: '180',
      refractionAdd: '+2.00',
    });
    expect(result?.changes.left?.clinical).toMatchObject({ refractionAxis: '005' });
    expect(result?.changes.right?.values).toBe(values.right.values);
  });
});

it.each([
  ['sphere', false, 'lens'],
  ['axis', false, 'lens'],
  ['baseCurve', false, null],
  ['refractionAxis', true, 'refraction'],
  ['overRefractionSphere', true, 'overRefraction'],
  ['overKCylinder', true, null],
  ['flatK', true, null],
])('OR-13 the fields of a power: %s (clinical: %s) is of %s', (name, isClinical, group) =>
  expect(powerFieldsOf(name, isClinical)).toBe(group),
);
