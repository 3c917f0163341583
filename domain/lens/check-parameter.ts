import type { ChoiceParameter, NumberParameter, Parameter } from '../schemas/lens.ts';
import { isGiven, reportable } from './given.ts';
import { isInRange, isMakeable } from './grid.ts';
import type { Violation } from './violation.ts';

function checkNumber(value: unknown, parameter: NumberParameter): Violation | null {
  const field = parameter.name;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { field, rule: 'number', value: reportable(value), nearest: null };
  }
  if (isMakeable(value, parameter)) return null;
  const rule = isInRange(value, parameter) ? 'step' : 'range';
  return { field, rule, value: reportable(value), nearest: null };
}

function checkChoice(value: unknown, parameter: ChoiceParameter): Violation | null {
  if (parameter.options.some((option) => option.value === value)) return null;
  return { field: parameter.name, rule: 'option', value: reportable(value), nearest: null };
}

/** Returns what is wrong with one value by itself, or null. The violation has no nearest value yet. */
export function checkParameter(
  value: unknown,
  parameter: Parameter,
  required: boolean,
): Violation | null {
  if (!isGiven(value)) {
    return required
      ? { field: parameter.name, rule: 'required', value: null, nearest: null }
      : null;
  }
  return parameter.kind === 'number'
    ? checkNumber(value, parameter)
    : checkChoice(value, parameter);
}
