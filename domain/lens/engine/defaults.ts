import { applicableValues } from '../model/applies.ts';
import type { LensDefinition, Prescription } from '../model/lens.ts';

/**
 * Returns the initial values of a new prescription: the known ones, and the lens's defaults that apply beside them.
 */
export function defaultPrescription(lens: LensDefinition, known: Prescription = {}): Prescription {
  const defaults = lens.parameters.flatMap((parameter): [string, string | number][] =>
    parameter.default === null ? [] : [[parameter.name, parameter.default]],
  );
  return { ...applicableValues(lens, { ...Object.fromEntries(defaults), ...known }), ...known };
}
