import type { LensDefinition, Parameter, Prescription } from '../schemas/lens.ts';
import { holds } from './condition.ts';

/** Whether the parameter has a place beside the other values: what it depends on is there. */
export function applies({ dependsOn }: Parameter, prescription: Prescription): boolean {
  return dependsOn === null || holds(dependsOn, prescription);
}

/** The prescription without the values that have no place in it, and without what depended on those. */
export function applicableValues(lens: LensDefinition, prescription: Prescription): Prescription {
  const lost = lens.parameters.filter(
    (parameter) => Object.hasOwn(prescription, parameter.name) && !applies(parameter, prescription),
  );
  if (lost.length === 0) return prescription;
  const names = new Set(lost.map(({ name }) => name));
  const left = Object.entries(prescription).filter(([name]) => !names.has(name));
  return applicableValues(lens, Object.fromEntries(left));
}
