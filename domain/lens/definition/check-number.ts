import type { NumberParameter } from '../model/lens.ts';
import { isMakeable, isOnStep } from '../model/grid.ts';
import type { Fault } from './fault.ts';

/** Checks that the range is a multiple of the step, and that the default can be made. */
export function checkNumberDefinition(parameter: NumberParameter, path: string): Fault[] {
  const { name, min, max, step } = parameter;
  const size = max - min;
  if (size > 0 && step > size) {
    const message = `${name}: the step ${step} is larger than the range from ${min} to ${max}`;
    return [{ path: `${path}.step`, message }];
  }
  const faults: Fault[] = [];
  if (!isOnStep(max, parameter)) {
    const message = `${name}: the largest value ${max} cannot be reached from ${min} in steps of ${step}`;
    faults.push({ path: `${path}.max`, message });
  }
  if (parameter.default !== null && !isMakeable(parameter.default, parameter)) {
    const message = `${name}: the default ${parameter.default} is not one of the values that are made`;
    faults.push({ path: `${path}.default`, message });
  }
  return faults;
}
