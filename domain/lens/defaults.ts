import type { LensDefinition, Prescription } from '../schemas/lens.ts';

/** The values that a new prescription starts with: the defaults of the lens, and nothing for the rest. */
export function defaultPrescription(lens: LensDefinition): Prescription {
  return Object.fromEntries(
    lens.parameters.flatMap((parameter) =>
      parameter.default === null ? [] : [[parameter.name, parameter.default]],
    ),
  );
}
