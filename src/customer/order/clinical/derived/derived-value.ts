import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import type { Label } from '#domain/lens/model/parameter.ts';

export type DerivedCode =
  | 'flatK'
  | 'steepK'
  | 'cornealCylinder'
  | 'meanK'
  | 'sphericalEquivalent'
  | 'transposed'
  | 'vertexed'
  | 'residualAstigmatism'
  | 'tearLens'
  | 'expectedPower'
  | 'overRefracted'
  | 'baseCurveSag'
  | 'cylinderFromLanding'
  | 'transmissibility';

/** A value that follows from measurements. It is not sent. */
export interface DerivedValue {
  code: DerivedCode;
  label: Label;
  /** The same in every language; several when it is shown in several units, none while data is missing. */
  value: string[];
  /** The calculation with the numbers filled in. */
  working: Label;
}

/** The data that values are derived from. */
export interface Known {
  clinical: EyeClinical;
  lens: LensDefinition | null;
  prescription: Prescription;
}

/** Returns a working that is the same in both languages. */
export function sameInBoth(working: string): Label {
  return { en: working, es: working };
}

/** Returns nothing when the calculation fails for these numbers. */
export function orNothing(derive: () => DerivedValue[]): DerivedValue[] {
  try {
    return derive();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
