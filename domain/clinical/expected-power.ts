import { isNonZero, valueOf } from '../lens/given.ts';
import type { SpheroCylinder } from '../lens/optics/sphero-cylinder.ts';
import type { EyeClinical } from '../schemas/clinical.ts';
import type { LensDefinition, LensFamily, Prescription } from '../schemas/lens.ts';
import {
  meridianSums,
  sphereSum,
  missingForToric,
  toricSum,
  type MeridianSums,
  type MissingForToric,
  type PowerSum,
} from './power-sums.ts';

/** Families whose lens keeps its shape on the cornea, so that tears fill what is between. */
const RIGID: ReadonlySet<LensFamily> = new Set([
  'gpSphere',
  'gpToric',
  'gpMultifocal',
  'keratoconus',
]);

export function isOnTears({ family }: LensDefinition): boolean {
  return RIGID.has(family);
}

/** Whether the lens corrects a cylinder by its front: it always does, or one is ordered. */
export function hasFrontCylinder({ design }: LensDefinition, prescription: Prescription): boolean {
  return design === 'frontToric' || isNonZero(valueOf(prescription, 'cylinder'));
}

/**
 * The power that follows from refraction and back surface: one for all meridians, a sphere alone, or one for each curve;
 * or what of the cornea is still missing for the first.
 */
export type ExpectedPower =
  | { kind: 'unknown'; missing: MissingForToric }
  | { kind: 'toric'; sum: PowerSum<SpheroCylinder> }
  | { kind: 'sphere'; sum: PowerSum<number> }
  | { kind: 'meridians'; sums: MeridianSums };

interface Eye {
  lens: LensDefinition;
  /** K in order. */
  clinical: EyeClinical;
  prescription: Prescription;
}

/** 0, which no curve has, where none is ordered. */
function curveAt(prescription: Prescription, name: string): number {
  const value = valueOf(prescription, name);
  return typeof value === 'number' ? value : 0;
}

/**
 * What a rigid corneal lens with these base curves must have. A spherical lens cannot correct the residual cylinder: it
 * has the sphere by SAM-FAP. One with a front cylinder has not: of that sphere and a cylinder no power comes about. Null
 * for other lenses and unless all of it is known.
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
