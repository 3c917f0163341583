import type { Label } from '../../lens/catalogue/parameter.ts';
import type { EyeClinical } from '../../schemas/clinical.ts';
import type { LensDefinition, Prescription } from '../../schemas/lens.ts';

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

/** What follows from measurements by itself: nothing of it is sent. */
export interface DerivedValue {
  code: DerivedCode;
  label: Label;
  /** The same in every language; more than one where it is said in several units, none while something is missing. */
  value: string[];
  /** How it comes about, with the numbers filled in. */
  working: Label;
}

/** What is known when values are derived. */
export interface Known {
  clinical: EyeClinical;
  lens: LensDefinition | null;
  prescription: Prescription;
}

/** A working that reads the same in both languages. */
export function sameInBoth(working: string): Label {
  return { en: working, es: working };
}

/** What cannot be worked out from these numbers is left out. */
export function orNothing(derive: () => DerivedValue[]): DerivedValue[] {
  try {
    return derive();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
