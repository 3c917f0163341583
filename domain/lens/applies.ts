import type { LensDefinition, Parameter, Prescription } from '../schemas/lens.ts';
import { holds } from './condition.ts';

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
