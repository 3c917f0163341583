import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { gpBitoric } from '#domain/lens/catalogue/gp-bitoric.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { customSoftToric } from '#domain/lens/catalogue/custom-soft-toric.ts';
import { describeViolation } from '#domain/lens/describe-violation.ts';
import { validatePrescription } from '#domain/lens/validate.ts';
import type {
  ChoiceParameter,
  LensDefinition,
  NumberParameter,
  Prescription,
} from '#domain/schemas/lens.ts';
import { buildPrescription } from '#tests/fixtures/build-prescription.ts';
import { seededRandom, type Random } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { faultyFields, type Values } from './oracle.ts';
import { randomPrescription } from './random-prescription.ts';

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

/** One measured choice of a prescription that can be made, put at another option or at a number. */
function withOtherChoice(lens: LensDefinition, random: Random): Values {
  const values: Values = { ...buildPrescription(lens, random) };
  const choices = lens.parameters.filter(
    (one): one is ChoiceParameter =>
      one.kind === 'choice' && one.options.some(({ amount }) => amount !== undefined),
  );
  if (choices.length === 0) return values;
  const { name, options } = random.pick(choices);
  const typed = [random.integer(-500, 500), random.integer(-5000, 5000), 'unclear'];
  values[name] = random.pick([...options.map(({ value }) => value), ...typed]);
  return values;
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

describe.each(LENSES)('%s', (_id, lens) => {
  it.each([
    ['with one value that is not made', spoiled],
    ['of any kind', randomPrescription],
  ] as const)(
    'OR-13 every offer beside a prescription %s is itself accepted, and adds nothing elsewhere',
    (_what, draw) => {
      const random = seededRandom();
      let offers = 0;
      for (let run = 0; run < runs(3); run += 1) {
        const values = draw(lens, random);
        for (const { field, nearest } of offersOf(lens, values)) {
          offers += 1;
          if (leftWrong(lens, values, field, nearest).length === 0) continue;
          expect({
            values,
            field,
            nearest,
            left: leftWrong(lens, values, field, nearest),
          }).toBeNull();
        }
      }
      expect(offers).toBeGreaterThan(runs(0.2));
    },
  );

  it('OR-13 no offer lies more than three steps away', () => {
    const random = seededRandom(7);
    const far: unknown[] = [];
    for (let run = 0; run < runs(3); run += 1) {
      const values = spoiled(lens, random);
      for (const { field, value, nearest } of offersOf(lens, values)) {
        const parameter = lens.parameters.find(({ name }) => name === field);
        if (parameter?.kind !== 'number') continue;
        const steps = stepsAway(Number(value), Number(nearest), parameter);
        if (steps > 3 + 1e-6) far.push({ field, value, nearest });
      }
    }
    expect(far).toEqual([]);
  });

  it('OR-13 no offered option lies more than three options away, and each is accepted', () => {
    const random = seededRandom(11);
    const wrong: unknown[] = [];
    for (let run = 0; run < runs(3); run += 1) {
      const values = withOtherChoice(lens, random);
      for (const { field, value, nearest } of offersOf(lens, values)) {
        const parameter = lens.parameters.find(({ name }) => name === field);
        if (parameter?.kind !== 'choice') continue;
        const isFar = !(optionsAway(value, nearest, parameter) <= 3);
        const left = leftWrong(lens, values, field, nearest);
        if (isFar || left.length > 0) wrong.push({ field, value, nearest, left });
      }
    }
    expect(wrong).toEqual([]);
  });
});

const at = (lens: LensDefinition, field: string, change: Prescription) =>
  validatePrescription(lens, { ...buildPrescription(lens), ...change }).find(
    (violation) => violation.field === field,
  );

const toric = (scleralFlat: string | number, scleralSteep: string | number) => ({
  landing: 'toric',
  scleralFlat,
  scleralSteep,
});

const zone = (scleralZone: number | string) => ({ landing: 'spherical', scleralZone });

const beside = (baseCurve: number) =>
  at(ampleyeScleral, 'baseCurve', { baseCurve, diameter: 16.5 });

describe('what is offered', () => {
  it.each([
    [9.15, 9],
    [9.2, null],
    [5.85, 6],
    [5.8, null],
    [42.75, null],
    [8.03, 8.05],
  ])('OR-13 for a base curve of %d from 6.00 to 9.00 is %s', (baseCurve, nearest) => {
    expect(at(gpSphere, 'baseCurve', { baseCurve })).toMatchObject({ nearest });
  });

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
    // 50 µm a step: the flat meridian may not be steeper than the other
    ['scleralSteep', toric('steep4', 'flat4'), null],
    ['scleralSteep', toric('steep1', 'flat2'), 'steep1'],
    ['scleralSteep', toric('steep2', 'flat2'), null],
    ['scleralSteep', toric('steep1', 'flat1'), 'steep1'],
    ['scleralZone', zone(90), 'flat2'],
    ['scleralZone', zone(340), 'flat4'],
    ['scleralZone', zone(360), null],
    ['scleralZone', zone(3800), null],
    ['scleralZone', zone('Flat 2'), 'flat2'],
    ['scleralZone', zone('as before'), null],
  ])('OR-13 for the option at %s in %j is %s', (field, change, nearest) => {
    const found = at(ampleyeScleral, field, change);
    expect(found && { nearest: found.nearest }).toEqual({ nearest });
  });

  it.each([
    [185, 5],
    [0, 180],
    [360, 180],
    [1800, null],
    [-5, null],
  ])('OR-13 for an axis of %d° is %s: it goes round', (axis, nearest) => {
    expect(at(customSoftToric, 'axis', { axis, cylinder: -1 })).toMatchObject({ nearest });
  });
});
