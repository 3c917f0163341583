import type { EyeClinical } from '../../../clinical/fields/clinical.ts';
import { findParameter } from '../../../lens/model/find-parameter.ts';
import { valueOf } from '../../../lens/model/given.ts';
import { isInRange } from '../../../lens/model/grid.ts';
import type { LensDefinition, Prescription } from '../../../lens/model/lens.ts';
import type { Eye } from '../../../orders/order.ts';
import type { Findings } from '../findings.ts';

/** A lens on an eye, and what is seen there. */
export interface FittingCase {
  lens: LensDefinition;
  /** The parameters of the lens that was worn. */
  prescription: Prescription;
  eye: Eye;
  /** The measurements of the eye without the lens. */
  clinical: EyeClinical;
  findings: Findings;
}

/**
 * Returns the worn lens's number; null when it is unknown or outside the lens's range. A diagnostic lens may be between
 * two steps.
 */
export function wornNumber({ lens, prescription }: FittingCase, name: string): number | null {
  const parameter = findParameter(lens, name);
  const value = valueOf(prescription, name);
  if (parameter?.kind !== 'number' || typeof value !== 'number') return null;
  // A curve without a radius is a slip of whoever made the lens.
  if (name.startsWith('baseCurve') && value <= 0) return null;
  return isInRange(value, parameter) ? value : null;
}
