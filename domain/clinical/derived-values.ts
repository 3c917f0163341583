import type { EyeClinical } from '../schemas/clinical.ts';
import type { LensDefinition, Prescription } from '../schemas/lens.ts';
import { deriveCornea } from './derived/cornea.ts';
import { orNothing, type DerivedValue } from './derived/derived-value.ts';
import { deriveOverRefraction, deriveTears } from './derived/lens-power.ts';
import { deriveSag, deriveTransmissibility } from './derived/lens-shape.ts';
import { deriveRefraction } from './derived/refraction.ts';

export type { DerivedCode, DerivedValue } from './derived/derived-value.ts';

/** All that follows from what is known of one eye, each with its working. What is not known yields nothing. */
export function derivedValues(
  clinical: EyeClinical,
  lens: LensDefinition | null = null,
  prescription: Prescription = {},
): DerivedValue[] {
  const known = { clinical, lens, prescription };
  return [
    () => deriveCornea(clinical),
    () => deriveRefraction(clinical),
    () => deriveTears(known),
    () => deriveOverRefraction(known),
    () => deriveSag(known),
    () => deriveTransmissibility(known),
  ].flatMap(orNothing);
}
