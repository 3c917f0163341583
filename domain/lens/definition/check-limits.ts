import type { Combination, LensDefinition } from '../../schemas/lens.ts';
import { findParameter } from '../find-parameter.ts';
import { narrowed } from '../grid.ts';
import { checkCondition, unknownParameter } from './check-condition.ts';
import type { Fault } from './fault.ts';

type Limits = Extract<Combination, { kind: 'limits' }>;

function checkRange({ parameter: name, min, max }: Limits, lens: LensDefinition, path: string) {
  const parameter = findParameter(lens, name);
  if (!parameter) return [unknownParameter(name, `${path}.parameter`)];
  if (parameter.kind !== 'number') {
    return [{ path: `${path}.parameter`, message: `Limits need a number; ${name} is a choice` }];
  }
  const range = `${name} runs from ${parameter.min} to ${parameter.max}`;
  const faults: Fault[] = [];
  if (min < parameter.min)
    faults.push({ path: `${path}.min`, message: `${min} is too low: ${range}` });
  if (max > parameter.max)
    faults.push({ path: `${path}.max`, message: `${max} is too high: ${range}` });
  if (!narrowed(parameter, min, max)) {
    faults.push({ path: `${path}.max`, message: `No value of ${name} lies from ${min} to ${max}` });
  }
  return faults;
}

/** Checks that the limits are within the parameter's range, leave values, and depend on another parameter. */
export function checkLimitsDefinition(limits: Limits, lens: LensDefinition, path: string): Fault[] {
  const ofItself = limits.when.parameter === limits.parameter;
  const message = `The limits of ${limits.parameter} cannot hang on its own value`;
  return [
    ...checkRange(limits, lens, path),
    ...checkCondition(limits.when, lens, `${path}.when`),
    ...(ofItself ? [{ path: `${path}.when.parameter`, message }] : []),
  ];
}
