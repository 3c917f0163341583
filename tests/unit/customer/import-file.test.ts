import { describe, expect, it } from 'vitest';
import { toVisionPrescription } from '#domain/fhir/to-vision-prescription.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import { importEye } from '#src/customer/order/fhir/import-eye.ts';
import {
  MAX_BYTES,
  readPrescriptionFile,
} from '#src/customer/order/fhir/read-prescription-file.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues } from '#src/customer/order/state/form-values.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { FOREIGN_PRESCRIPTION } from '#tests/fixtures/foreign-prescription.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';

const file = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'prescription.json');

async function read(content: unknown) {
  const outcome = await readPrescriptionFile(file(content));
  if (outcome.kind !== 'read') throw new Error(`It was not read: ${outcome.kind}`);
  return outcome.imported;
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
