import type { LensDefinition, Prescription } from '../schemas/lens.ts';
import { applicableValues } from './applies.ts';

/**
 * The values that a new prescription starts with: what is known already, and beside it the defaults of the lens
 * that have a place there. Nothing for the rest.
 */
export function defaultPrescription(lens: LensDefinition, known: Prescription = {}): Prescription {
  const defaults = lens.parameters.flatMap((parameter): [string, string | number][] =>
    parameter.default === null ? [] : [[parameter.name, parameter.default]],
  );
  return { ...applicableValues(lens, { ...Object.fromEntries(defaults), ...known }), ...known };
}
