import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { formatNumber } from '#domain/lens/format.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import type { LensDefinition, NumberParameter } from '#domain/schemas/lens.ts';
import { clinicalReadings } from '#src/customer/order/clinical/clinical-readings.ts';
import { lensReadings } from '#src/customer/order/fields/lens-readings.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { clinicalFields } from '#domain/clinical/clinical-fields.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';

const curvesOf = (lens: LensDefinition) =>
  lens.parameters.filter(
    (one): one is NumberParameter => one.kind === 'number' && /curve/i.test(one.name),
  );
const CURVES = catalogue.flatMap((lens) =>
  curvesOf(lens).map((curve) => [`${lens.id} ${curve.name}`, lens, curve] as const),
);

/** A prescription of the lens that can be made, as its fields show it. */
function textsOf(lens: LensDefinition): Record<string, string> {
  const prescription = buildPrescription(lens);
  return Object.fromEntries(
    lens.parameters.flatMap((parameter) => {
      const value = prescription[parameter.name];
      if (value === undefined) return [];
      const isNumber = parameter.kind === 'number' && typeof value === 'number';
      return [[parameter.name, isNumber ? formatNumber(value, parameter) : String(value)]];
    }),
  );
}

describe.each(CURVES)('%s', (_name, lens, curve) => {
  it('OR-13 typed as any K from 30 to 60 D is offered as a radius that the lens takes, and never as its end', () => {
    const texts = textsOf(lens);
    let offered = 0;
    for (let part = 3000; part <= 6000; part += 25) {
      const typed = (part / 100).toFixed(2);
      for (const reading of lensReadings(typed, curve, lens, texts)) {
        offered += 1;
        const taken = { ...texts, [curve.name]: formatNumber(reading.value, curve) };
        expect(validatePrescription(lens, toPrescription(lens, taken))).toEqual([]);
        expect(Math.abs(reading.value - 337.5 / Number(typed))).toBeLessThanOrEqual(
          curve.step / 2 + 1e-9,
        );
      }
      const told = validatePrescription(
        lens,
        toPrescription(lens, { ...texts, [curve.name]: typed }),
      );
      expect(told.find(({ field }) => field === curve.name)?.nearest).toBeNull();
    }
    expect(offered).toBeGreaterThan(5);
  });
});

const flatK = (unit: 'D' | 'mm') =>
  clinicalFields(unit).find((field): field is NumberParameter => field.name === 'flatK');

describe('a K that was typed in the other unit', () => {
  it.each([
    ['D', '7.85', 42.99],
    ['mm', '43', 7.849],
  ] as const)('OR-13 is offered in %s', (unit, typed, value) => {
    const field = flatK(unit);
    const readings = field ? clinicalReadings(typed, field, { kUnit: unit, flatK: typed }) : [];
    expect(readings.map((reading) => reading.value)).toEqual([value]);
  });

  it('OR-13 is no offer where it is a K as it stands', () => {
    const field = flatK('D');
    expect(field && clinicalReadings('43.00', field, { flatK: '43.00' })).toEqual([]);
  });
});
