import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { withKsInOrder } from '#domain/clinical/powers/ks-in-order.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { deriveCornea } from './cornea.ts';
import { orNothing, type DerivedValue } from './derived-value.ts';
import { deriveExpectedPower } from './expected-power.ts';
import { deriveOverRefraction } from './lens-power.ts';
import { deriveCylinderFromLanding, deriveSag, deriveTransmissibility } from './lens-shape.ts';
import { deriveRefraction } from './refraction.ts';
import { deriveTears } from './tears.ts';

export type { DerivedCode, DerivedValue } from './derived-value.ts';

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
