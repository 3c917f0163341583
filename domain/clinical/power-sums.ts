import { cornealPower } from '../lens/optics/corneal-power.ts';
import { toDioptres } from '../lens/optics/keratometry.ts';
import { meridianPower } from '../lens/optics/meridian-power.ts';
import type { SpheroCylinder } from '../lens/optics/sphero-cylinder.ts';
import { lensPower, tearLens, toricLensPower, toricTearLens } from '../lens/optics/tear-lens.ts';
import type { EyeClinical } from '../schemas/clinical.ts';
import { refractionAtCornea } from './refraction-of.ts';

/** What the eye needs, what the tears give, and the lens power that is left. In D. */
export interface PowerSum<Power> {
  refraction: Power;
  tears: Power;
  power: Power;
}

type Ks = Pick<EyeClinical, 'flatK' | 'steepK'>;

function bothKs({ flatK = 0, steepK = 0 }: Ks): { flat: number; steep: number } | null {
  return flatK > 0 && steepK > 0 ? { flat: flatK, steep: steepK } : null;
}

/**
 * SAM-FAP for a base curve in mm: the sphere of the refraction at the cornea, with minus cylinder, less the tears on the
 * flat K. It takes the cylinder of the refraction for that of the cornea. Null unless all of it is known.
 */
export function sphereSum(clinical: EyeClinical, baseCurve: number): PowerSum<number> | null {
  const refraction = refractionAtCornea(clinical)?.sphere;
  const { flatK = 0 } = clinical;
  if (refraction === undefined || !(baseCurve > 0) || flatK <= 0) return null;
  const tears = tearLens(toDioptres(baseCurve), flatK);
  return { refraction, tears, power: lensPower(refraction, tears) };
}

/**
 * The tears between a spherical base curve in mm and both meridians of the cornea; null unless K and the flat meridian
 * are known. A cornea without cylinder needs no meridian.
 */
export function toricTears(clinical: EyeClinical, baseCurve: number): SpheroCylinder | null {
  const ks = bothKs(clinical);
  if (!ks || !(baseCurve > 0)) return null;
  const meridian = clinical.flatMeridian ?? (ks.flat === ks.steep ? 180 : null);
  if (meridian === null) return null;
  return toricTearLens(toDioptres(baseCurve), cornealPower(ks.flat, ks.steep, meridian));
}

export type MissingForToric = 'steepK' | 'flatMeridian';

/** What of the cornea is not known, where refraction and flat K already are; null for nothing, and while they are not. */
export function missingForToric(clinical: EyeClinical): MissingForToric | null {
  const { flatK = 0, steepK = 0, flatMeridian } = clinical;
  if (flatK <= 0 || !refractionAtCornea(clinical)) return null;
  if (steepK <= 0) return 'steepK';
  return flatMeridian === undefined && flatK !== steepK ? 'flatMeridian' : null;
}

/** Sphere, cylinder and axis that a lens with a spherical base curve in mm must have; null unless all of it is known. */
export function toricSum(
  clinical: EyeClinical,
  baseCurve: number,
): PowerSum<SpheroCylinder> | null {
  const refraction = refractionAtCornea(clinical);
  const tears = toricTears(clinical, baseCurve);
  return refraction && tears && { refraction, tears, power: toricLensPower(refraction, tears) };
}

/** The refraction along the flat and the steep meridian; without a cylinder the meridians need not be known. */
function alongMeridians(clinical: EyeClinical): [flat: number, steep: number] | null {
  const refraction = refractionAtCornea(clinical);
  if (!refraction) return null;
  if (refraction.cylinder === 0) return [refraction.sphere, refraction.sphere];
  const { flatMeridian } = clinical;
  if (flatMeridian === undefined) return null;
  return [meridianPower(refraction, flatMeridian), meridianPower(refraction, flatMeridian + 90)];
}

function meridianSum(refraction: number, baseCurve: number, k: number): PowerSum<number> {
  const tears = tearLens(toDioptres(baseCurve), k);
  return { refraction, tears, power: lensPower(refraction, tears) };
}

export interface MeridianSums {
  flat: PowerSum<number>;
  steep: PowerSum<number>;
}

/** The powers of a lens with two base curves in mm, each along its own meridian; null unless all of it is known. */
export function meridianSums(
  clinical: EyeClinical,
  curves: { flat: number; steep: number },
): MeridianSums | null {
  const ks = bothKs(clinical);
  const refraction = alongMeridians(clinical);
  if (!ks || !refraction || !(Math.min(curves.flat, curves.steep) > 0)) return null;
  return {
    flat: meridianSum(refraction[0], curves.flat, ks.flat),
    steep: meridianSum(refraction[1], curves.steep, ks.steep),
  };
}
