import * as fc from 'fast-check';
import type { LensDefinition, NumberParameter, Parameter } from '#domain/schemas/lens.ts';
import { isMisplaced } from './oracle.ts';

/** Everything that does not belong into a prescription. */
export const junk = fc.oneof(
  fc.constantFrom<unknown>(
    NaN,
    Infinity,
    -Infinity,
    -0,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    '',
    '−2.75',
    'true',
    true,
    null,
    undefined,
    [],
    {},
    Object.create(null),
    Symbol('junk'),
    10n,
  ),
  fc.double(),
  fc.string({ maxLength: 5 }),
);

/** A value of the parameter that is made, the range taken from the definition as it stands. */
function made(parameter: Parameter): fc.Arbitrary<unknown> {
  if (parameter.kind === 'choice') {
    return fc.constantFrom(...parameter.options.map((option) => option.value));
  }
  const { min, max, step, also } = parameter;
  const digits = Math.max(...[min, step].map((one) => String(one).split('.')[1]?.length ?? 0));
  const index = fc.integer({ min: 0, max: Math.round((max - min) / step) });
  const onGrid = index.map((steps) => Number((min + steps * step).toFixed(digits)));
  return also.length > 0
    ? fc.oneof({ weight: 4, arbitrary: onGrid }, fc.constantFrom(...also))
    : onGrid;
}

/** Numbers in the range and around it, most of them off the grid, many of them by very little. */
function near({ min, max, step }: NumberParameter): fc.Arbitrary<number> {
  const hundredths = (max - min) / step + 20;
  const position = fc.integer({ min: -1000, max: Math.round(hundredths * 100) });
  const offset = fc.constantFrom(0, 0, 1e-10, -1e-12, 1e-15);
  return fc.tuple(position, offset).map(([n, nudge]) => min + (n / 100) * step + nudge);
}

function anyValue(parameter: Parameter): fc.Arbitrary<unknown> {
  const right = { weight: 8, arbitrary: made(parameter) };
  const wrong = { weight: 1, arbitrary: junk };
  return parameter.kind === 'number'
    ? fc.oneof(right, { weight: 3, arbitrary: near(parameter) }, wrong)
    : fc.oneof(right, wrong);
}

function recordOf(lens: LensDefinition, valueOf: (parameter: Parameter) => fc.Arbitrary<unknown>) {
  const fields = lens.parameters.map((parameter): [string, fc.Arbitrary<unknown>] => [
    parameter.name,
    parameter.requiredWhen === 'always'
      ? valueOf(parameter)
      : fc.option(valueOf(parameter), { nil: undefined }),
  ]);
  return fc.record(Object.fromEntries(fields));
}

function withoutMisplaced(lens: LensDefinition, values: Record<string, unknown>) {
  const misplaced = lens.parameters.filter((parameter) => isMisplaced(parameter, values));
  const names = new Set(misplaced.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/** Prescriptions of values that are each made; whether they go together is another matter, but half are tidied. */
export function madeValues(lens: LensDefinition) {
  return fc
    .tuple(recordOf(lens, made), fc.boolean())
    .map(([values, isTidy]) => (isTidy ? withoutMisplaced(lens, values) : values));
}

/** Prescriptions in which some values are off the grid, out of range, or no values at all. */
export function anyValues(lens: LensDefinition) {
  return recordOf(lens, anyValue);
}
