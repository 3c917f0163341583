import { isGiven, isNonZero, valueOf } from './given.ts';
import type { LensDefinition, Parameter, Prescription, Condition } from './lens.ts';

/** Whether the parameter applies: the other values meet the condition that it depends on. */
export function applies({ dependsOn }: Parameter, prescription: Prescription): boolean {
  return dependsOn === null || holds(dependsOn, prescription);
}

/** Returns the prescription without values that do not apply, and without values that depended on those. */
export function applicableValues(lens: LensDefinition, prescription: Prescription): Prescription {
  const lost = lens.parameters.filter(
    (parameter) => Object.hasOwn(prescription, parameter.name) && !applies(parameter, prescription),
  );
  if (lost.length === 0) return prescription;
  const names = new Set(lost.map(({ name }) => name));
  const left = Object.entries(prescription).filter(([name]) => !names.has(name));
  return applicableValues(lens, Object.fromEntries(left));
}

/** Whether the prescription meets the condition. */
export function holds(condition: Condition, prescription: Prescription): boolean {
  const value = valueOf(prescription, condition.parameter);
  if ('equals' in condition) return value === condition.equals;
  if ('in' in condition) return condition.in.some((one) => one === value);
  return condition.is === 'nonZero' ? isNonZero(value) : isGiven(value);
}
