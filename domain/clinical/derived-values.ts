import type { EyeClinical } from '../schemas/clinical.ts';
import type { LensDefinition, Prescription } from '../schemas/lens.ts';
import { deriveCornea } from './derived/cornea.ts';
import { orNothing, type DerivedValue } from './derived/derived-value.ts';
import { deriveExpectedPower } from './derived/expected-power.ts';
import { deriveOverRefraction } from './derived/lens-power.ts';
import {
  deriveCylinderFromLanding,
  deriveSag,
  deriveTransmissibility,
} from './derived/lens-shape.ts';
import { deriveRefraction } from './derived/refraction.ts';
import { deriveTears } from './derived/tears.ts';
import { withKsInOrder } from './ks-in-order.ts';

export type { DerivedCode, DerivedValue } from './derived/derived-value.ts';

/** Returns all values that follow from one eye's data, each with its working. Values with missing data are left out. */
export function derivedValues(
  typed: EyeClinical,
  lens: LensDefinition | null = null,
  prescription: Prescription = {},
): DerivedValue[] {
  const clinical = withKsInOrder(typed);
  const known = { clinical, lens, prescription };
  return [
    () => deriveCornea(clinical),
    () => deriveRefraction(known),
    () => deriveTears(known),
    () => deriveExpectedPower(known),
    () => deriveOverRefraction(known),
    () => deriveSag(known),
    () => deriveCylinderFromLanding(known),
    () => deriveTransmissibility(known),
  ].flatMap(orNothing);
}
