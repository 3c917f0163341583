import { applies, holds } from '../model/applies.ts';
import { isGiven, isNonZero, reportable, valueOf } from '../model/given.ts';
import { isInRange, isMakeable } from '../model/grid.ts';
import type {
  LensDefinition,
  Parameter,
  Prescription,
  ChoiceParameter,
  NumberParameter,
} from '../model/lens.ts';
import { checkCombination } from './check-combination.ts';
import type { Violation } from './violation.ts';

/** Whether the parameter applies and its condition holds; an axis is also required by its cylinder. */
export function isRequired(
  parameter: Parameter,
  lens: LensDefinition,
  prescription: Prescription,
): boolean {
  const wantedByPartner = lens.combinations.some(
    (combination) =>
      combination.kind === 'together' &&
      combination.parameters[1] === parameter.name &&
      isNonZero(valueOf(prescription, combination.parameters[0])),
  );
  return wantedByPartner || meetsRequirement(parameter, prescription);
}

function meetsRequirement(parameter: Parameter, prescription: Prescription): boolean {
  const { requiredWhen } = parameter;
  if (!applies(parameter, prescription)) return false;
  if (typeof requiredWhen === 'string') return requiredWhen === 'always';
  return holds(requiredWhen, prescription);
}

function unknownNames(lens: LensDefinition, prescription: Prescription): Violation[] {
  const known = new Set(lens.parameters.map((parameter) => parameter.name));
  return Object.entries(prescription)
    .filter(([name, value]) => !known.has(name) && value !== undefined)
    .map(([field, value]) => ({
      field,
      rule: 'unknown',
      value: reportable(value),
      nearest: null,
    }));
}

/** Reports only one of both: "Axis is needed with a cylinder" says more than "axis is required". */
function isReportedByPartner(violation: Violation, between: Violation[]): boolean {
  return (
    violation.rule === 'required' &&
    between.some((other) => other.rule === 'together' && other.field === violation.field)
  );
}

/** Checks the value by itself. A value that does not apply is only reported as such. */
function checkOwn(parameter: Parameter, lens: LensDefinition, prescription: Prescription) {
  const value = valueOf(prescription, parameter.name);
  if (isGiven(value) && !applies(parameter, prescription)) {
    const field = parameter.name;
    return { field, rule: 'depends' as const, value: reportable(value), nearest: null };
  }
  return checkParameter(value, parameter, isRequired(parameter, lens, prescription));
}

/**
 * Returns all reasons why the lens cannot be made, in the order of its parameters. For each field, errors of the value
 * itself come before conflicts with other values. Nearest values are added later (`offer.ts`).
 */
export function findViolations(lens: LensDefinition, prescription: Prescription): Violation[] {
  const between = lens.combinations.flatMap(
    (combination) => checkCombination(combination, lens, prescription) ?? [],
  );
  const ordered = lens.parameters.flatMap((parameter) => {
    const own = checkOwn(parameter, lens, prescription);
    if (own?.rule === 'depends') return [own];
    const beside = between.filter((violation) => violation.field === parameter.name);
    return own && !isReportedByPartner(own, between) ? [own, ...beside] : beside;
  });
  return [...ordered, ...unknownNames(lens, prescription)];
}

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
function checkParameter(value: unknown, parameter: Parameter, required: boolean): Violation | null {
  if (!isGiven(value)) {
    return required
      ? { field: parameter.name, rule: 'required', value: null, nearest: null }
      : null;
  }
  return parameter.kind === 'number'
    ? checkNumber(value, parameter)
    : checkChoice(value, parameter);
}
