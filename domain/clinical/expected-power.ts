import { isNonZero, valueOf } from '../lens/given.ts';
import type { SpheroCylinder } from '../lens/optics/sphero-cylinder.ts';
import type { EyeClinical } from '../schemas/clinical.ts';
import type { LensDefinition, LensFamily, Prescription } from '../schemas/lens.ts';
import {
  meridianSums,
  sphereSum,
  toricSum,
  type MeridianSums,
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

/** The power that follows from refraction and back surface: one for all meridians, a sphere alone, or one for each curve. */
export type ExpectedPower =
  | { kind: 'toric'; sum: PowerSum<SpheroCylinder> }
  | { kind: 'sphere'; sum: PowerSum<number> }
  | { kind: 'meridians'; sums: MeridianSums };

interface Eye {
  lens: LensDefinition;
  /** K in order. */
  clinical: EyeClinical;
  prescription: Prescription;
}

function numberAt(prescription: Prescription, name: string): number {
  const value = valueOf(prescription, name);
  return typeof value === 'number' ? value : 0;
}

/**
 * What a rigid corneal lens with these base curves must have. A spherical lens cannot correct the residual cylinder: it
 * has the sphere by SAM-FAP, and so has a front toric whose meridians are not known. Null for other lenses and unless
 * all of it is known.
 */
export function expectedPower({ lens, clinical, prescription }: Eye): ExpectedPower | null {
  if (!isOnTears(lens)) return null;
  const curve = (name: string) => numberAt(prescription, name);
  if (lens.design === 'bitoric') {
    const curves = { flat: curve('baseCurveFlat'), steep: curve('baseCurveSteep') };
    const sums = meridianSums(clinical, curves);
    return sums && { kind: 'meridians', sums };
  }
  const toric = hasFrontCylinder(lens, prescription)
    ? toricSum(clinical, curve('baseCurve'))
    : null;
  if (toric) return { kind: 'toric', sum: toric };
  const sphere = sphereSum(clinical, curve('baseCurve'));
  return sphere && { kind: 'sphere', sum: sphere };
}
