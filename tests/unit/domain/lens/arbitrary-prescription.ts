import * as fc from 'fast-check';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import { isMisplaced } from './oracle.ts';

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
