import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import { validatePrescription, type Violation } from '#domain/lens/engine/validate.ts';
import type {
  ChoiceParameter,
  LensDefinition,
  NumberParameter,
  Prescription,
} from '#domain/lens/model/lens.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { customSoftToric } from '#server/first-run/catalogue/custom-soft-toric.ts';
import { gpBitoric } from '#server/first-run/catalogue/gp-bitoric.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { buildPrescription } from '../../../fixtures/build-prescription.ts';
import { seededRandom, type Random } from '../../../fixtures/random.ts';
import { faultyFields, type Values } from './oracle.ts';

const LENSES = catalogue.map((lens): [string, LensDefinition] => [lens.id, lens]);

const offersOf = (lens: LensDefinition, values: Values) =>
  validatePrescription(lens, values as Prescription).filter(({ nearest }) => nearest !== null);

/** What the definition says of an offer that was taken: what is wrong at its field or newly wrong elsewhere. */
function leftWrong(lens: LensDefinition, values: Values, field: string, nearest: unknown) {
  const before = new Set(faultyFields(lens, values));
  return faultyFields(lens, { ...values, [field]: nearest }).filter(
    (name) => name === field || !before.has(name),
  );
}

/** In steps; of an axis round the circle. */
function stepsAway(value: number, nearest: number, { unit, max, step }: NumberParameter): number {
  const apart = Math.abs(value - nearest);
  const isAxis = unit === '°' && max === 180;
  return (isAxis ? Math.min(apart % 180, 180 - (apart % 180)) : apart) / step;
}

/** In options that come to a number, as they lie beside one another; of a typed number from the option it is closest to. */
function optionsAway(value: unknown, nearest: unknown, { options }: ChoiceParameter): number {
  const measured = options.flatMap(({ value: name, amount }) =>
    amount === undefined ? [] : [{ name, amount }],
  );
  const amountOf = (one: unknown) =>
    measured.find(({ name }) => name === one)?.amount ?? Number(one);
  const step = Math.abs((measured[1]?.amount ?? 0) - (measured[0]?.amount ?? 0));
  return Math.abs(amountOf(value) - amountOf(nearest)) / step;
}

/** One value of a prescription that can be made, moved off its step, its range, its limits or its order. */
function spoiled(lens: LensDefinition, random: Random): Values {
  const values: Values = { ...buildPrescription(lens, random) };
  const numbers = lens.parameters.filter(
    (one): one is NumberParameter => one.kind === 'number' && typeof values[one.name] === 'number',
  );
  const { name, min, max, step } = random.pick(numbers);
  const edge = random.pick([min, max, Number(values[name])]);
  values[name] = Number((edge + random.integer(-60, 60) * (step / 10)).toFixed(3));
  return values;
}

/** One measured choice put at another option or at a number; of a lens without one, another value. */
function withOtherChoice(lens: LensDefinition, random: Random): Values {
  const choices = lens.parameters.filter(
    (one): one is ChoiceParameter =>
      one.kind === 'choice' && one.options.some(({ amount }) => amount !== undefined),
  );
  if (choices.length === 0) return spoiled(lens, random);
  const values: Values = { ...buildPrescription(lens, random) };
  const { name, options } = random.pick(choices);
  const typed = [random.integer(-500, 500), random.integer(-5000, 5000), 'unclear'];
  values[name] = random.pick([...options.map(({ value }) => value), ...typed]);
  return values;
}

/** In steps or options. */
function away(lens: LensDefinition, { field, value, nearest }: Violation): number {
  const parameter = lens.parameters.find(({ name }) => name === field);
  if (parameter?.kind === 'number') return stepsAway(Number(value), Number(nearest), parameter);
  return parameter ? optionsAway(value, nearest, parameter) : NaN;
}

it.each(LENSES)(
  'OR-13 every offer of %s is accepted, adds nothing elsewhere and is three steps away at most',
  (_id, lens) => {
    const random = seededRandom();
    let offers = 0;
    for (let run = 0; run < runs(3); run += 1) {
      const values = (run % 2 === 0 ? spoiled : withOtherChoice)(lens, random);
      for (const offer of offersOf(lens, values)) {
        offers += 1;
        const left = leftWrong(lens, values, offer.field, offer.nearest);
        if (left.length === 0 && away(lens, offer) <= 3 + 1e-6) continue;
        expect({ values, offer, left }).toBeNull();
      }
    }
    expect(offers).toBeGreaterThan(runs(0.2));
  },
);

const at = (lens: LensDefinition, field: string, change: Prescription) =>
  validatePrescription(lens, { ...buildPrescription(lens), ...change }).find(
    (violation) => violation.field === field,
  );

const beside = (baseCurve: number) =>
  at(ampleyeScleral, 'baseCurve', { baseCurve, diameter: 16.5 });

describe('what is offered', () => {
  it('OR-13 gives the range where nothing is near', () => {
    const violation = at(gpSphere, 'baseCurve', { baseCurve: 42.75 });
    expect(violation && describeViolation(violation, gpSphere, 'en')).toBe(
      'Base curve 42.75 mm is out of range: 6.00 mm to 9.00 mm',
    );
  });

  it('OR-13 of a flat curve stays above the steep one', () => {
    const change = { baseCurveFlat: 7.52, baseCurveSteep: 7.5 };
    expect(at(gpBitoric, 'baseCurveFlat', change)?.nearest).toBe(7.55);
    expect(at(gpBitoric, 'baseCurveSteep', { ...change, baseCurveFlat: 7.5 })?.nearest).toBe(7.45);
    expect(
      at(gpBitoric, 'baseCurveSteep', { baseCurveFlat: 7.5, baseCurveSteep: 8 })?.nearest,
    ).toBe(null);
  });

  it('OR-13 keeps to the limits beside the other values, which the message gives in full', () => {
    expect(beside(7.1)).toMatchObject({ rule: 'limits', nearest: 7.2 });
    expect(beside(7.12)).toMatchObject({ rule: 'step', nearest: 7.2 });
    const far = beside(6.5);
    expect(far).toMatchObject({ rule: 'limits', nearest: null });
    expect(far && describeViolation(far, ampleyeScleral, 'en')).toBe(
      'With Diameter 16.50 mm or 17.00 mm, Base curve 6.50 mm is out of range: 7.20 mm to 9.50 mm',
    );
  });

  it('OR-13 is no minus cylinder for a plus one', () => {
    for (const cylinder of [0.25, 0.5, 1.25]) {
      expect(at(customSoftToric, 'cylinder', { cylinder, axis: 90 })?.nearest).toBeNull();
    }
    expect(at(customSoftToric, 'cylinder', { cylinder: -0.25, axis: 90 })?.nearest).toBe(-0.5);
  });

  it.each([
    [90, 'flat2'],
    ['-120', 'steep2'],
    [340, 'flat4'],
    [360, null],
    ['Flat 2', 'flat2'],
    ['as before', null],
  ])('OR-13 for a scleral zone of %s is %s', (scleralZone, nearest) => {
    const found = at(ampleyeScleral, 'scleralZone', { landing: 'spherical', scleralZone });
    expect(found).toMatchObject({ rule: 'option', nearest });
  });
});
