import { isNonZero, valueOf } from '../../lens/model/given.ts';
import type { LensDefinition, LensFamily, Prescription } from '../../lens/model/lens.ts';
import type { SpheroCylinder } from '../../lens/optics/sphero-cylinder.ts';
import type { EyeClinical } from '../fields/clinical.ts';
import {
  meridianSums,
  sphereSum,
  missingForToric,
  toricSum,
  type MeridianSums,
  type MissingForToric,
  type PowerSum,
} from './power-sums.ts';

/** Families whose lenses keep their shape on the cornea, so that tears fill the gap. */
const RIGID: ReadonlySet<LensFamily> = new Set([
  'gpSphere',
  'gpToric',
  'gpMultifocal',
  'keratoconus',
]);

export function isOnTears({ family }: LensDefinition): boolean {
  return RIGID.has(family);
}

/** Whether the front surface corrects a cylinder: the design always does, or a cylinder is ordered. */
export function hasFrontCylinder({ design }: LensDefinition, prescription: Prescription): boolean {
  return design === 'frontToric' || isNonZero(valueOf(prescription, 'cylinder'));
}

/**
 * The power that follows from refraction and back surface: with cylinder, a sphere only, or one for each curve; or
 * which corneal data is still missing for the first.
 */
type ExpectedPower =
  | { kind: 'unknown'; missing: MissingForToric }
  | { kind: 'toric'; sum: PowerSum<SpheroCylinder> }
  | { kind: 'sphere'; sum: PowerSum<number> }
  | { kind: 'meridians'; sums: MeridianSums };

interface Eye {
  lens: LensDefinition;
  /** With flat and steep K in order. */
  clinical: EyeClinical;
  prescription: Prescription;
}

/** Returns 0, which no curve has, when none is ordered. */
function curveAt(prescription: Prescription, name: string): number {
  const value = valueOf(prescription, name);
  return typeof value === 'number' ? value : 0;
}

/**
 * Returns the required power of a rigid corneal lens with these base curves. A spherical lens cannot correct the
 * residual cylinder, so it gets the sphere by SAM-FAP. A lens with a front cylinder does not, because that sphere and a
 * cylinder do not combine to one power. Null for other lenses and when data is missing.
 */
export function expectedPower({ lens, clinical, prescription }: Eye): ExpectedPower | null {
  if (!isOnTears(lens)) return null;
  const curve = (name: string) => curveAt(prescription, name);
  if (lens.design === 'bitoric') {
    const curves = { flat: curve('baseCurveFlat'), steep: curve('baseCurveSteep') };
    const sums = meridianSums(clinical, curves);
    return sums && { kind: 'meridians', sums };
  }
  if (hasFrontCylinder(lens, prescription)) {
    const missing = missingForToric(clinical);
    if (missing) return { kind: 'unknown', missing };
    const toric = toricSum(clinical, curve('baseCurve'));
    return toric && { kind: 'toric', sum: toric };
  }
  const sphere = sphereSum(clinical, curve('baseCurve'));
  return sphere && { kind: 'sphere', sum: sphere };
}
