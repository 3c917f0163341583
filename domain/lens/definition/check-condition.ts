import { findParameter } from '../model/find-parameter.ts';
import { isMakeable } from '../model/grid.ts';
import type { Condition, LensDefinition, Parameter } from '../model/lens.ts';
import type { Fault } from './fault.ts';

export function unknownParameter(name: string, path: string): Fault {
  return { path, message: `The lens has no parameter “${name}”` };
}

function canHave(parameter: Parameter, value: number | string): boolean {
  return parameter.kind === 'number'
    ? typeof value === 'number' && isMakeable(value, parameter)
    : parameter.options.some((option) => option.value === value);
}

/** Checks that the condition names a parameter of the lens and values that it can have. */
export function checkCondition(condition: Condition, lens: LensDefinition, path: string): Fault[] {
  const parameter = findParameter(lens, condition.parameter);
  if (!parameter) return [unknownParameter(condition.parameter, `${path}.parameter`)];
  if ('is' in condition) return [];
  const [values, key] = 'in' in condition ? [condition.in, 'in'] : [[condition.equals], 'equals'];
  return values
    .filter((value) => !canHave(parameter, value))
    .map((value) => ({
      path: `${path}.${key}`,
      message: `${parameter.name} can never be “${value}”`,
    }));
}
