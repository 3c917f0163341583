import type { LensDefinition, Prescription } from '../schemas/lens.ts';
import { findViolations } from './find-violations.ts';
import { withOffers } from './offer.ts';
import type { Violation } from './violation.ts';

export { applicableValues, applies } from './applies.ts';
export { isRequired } from './find-violations.ts';
export type { Violation } from './violation.ts';

/**
 * Everything that keeps the lens from being made, in the order of its parameters, each with what could stand there
 * instead. An empty list means: it can be made.
 */
export function validatePrescription(
  lens: LensDefinition,
  prescription: Prescription,
): Violation[] {
  return withOffers(lens, prescription, findViolations(lens, prescription));
}
