import type { LensDefinition, Prescription } from '../model/lens.ts';
import { findViolations } from './find-violations.ts';
import { withOffers } from './offer.ts';
import type { Violation } from './violation.ts';

export { applicableValues, applies } from '../model/applies.ts';
export { isRequired } from './find-violations.ts';
export type { Violation } from './violation.ts';

/**
 * Returns all reasons why the lens cannot be made, in the order of its parameters, each with the nearest valid value.
 * An empty list means that it can be made.
 */
export function validatePrescription(
  lens: LensDefinition,
  prescription: Prescription,
): Violation[] {
  return withOffers(lens, prescription, findViolations(lens, prescription));
}
