import type { ChoiceParameter, NumberParameter, Parameter } from '../schemas/lens.ts';
import { isGiven, reportable } from './given.ts';
import { isInRange, isMakeable, nearestMakeable } from './grid.ts';
import type { Violation } from './violation.ts';

function checkNumber(value: unknown, parameter: NumberParameter): Violation | null {
  const field = parameter.name;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { field, rule: 'number', value: reportable(value), nearest: null };
  }
  if (isMakeable(value, parameter)) return null;
  const rule = isInRange(value, parameter) ? 'step' : 'range';
  return {
    field,
    rule,
    value: reportable(value),
    nearest: nearestMakeable(value, parameter),
  };
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The option that was probably meant: the same letters and digits, in its value or a label. */
function probableOption(value: unknown, { options }: ChoiceParameter): string | null {
  const wanted = lettersAndDigits(String(reportable(value) ?? ''));
  const meant = options.find((option) =>
    [option.value, option.label.en, option.label.es].some(
      (text) => lettersAndDigits(text) === wanted,
    ),
  );
  return meant?.value ?? null;
}

function checkChoice(value: unknown, parameter: ChoiceParameter): Violation | null {
  if (parameter.options.some((option) => option.value === value)) return null;
  const nearest = probableOption(value, parameter);
  return { field: parameter.name, rule: 'option', value: reportable(value), nearest };
}

/** What is wrong with the value of one parameter by itself, or null. */
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
