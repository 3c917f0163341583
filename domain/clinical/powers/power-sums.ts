import { cornealPower } from '../../lens/optics/corneal-cylinder.ts';
import { toDioptres } from '../../lens/optics/keratometry.ts';
import { meridianPower, type SpheroCylinder } from '../../lens/optics/sphero-cylinder.ts';
import { lensPower, tearLens, toricLensPower, toricTearLens } from '../../lens/optics/tear-lens.ts';
import type { EyeClinical } from '../fields/clinical.ts';
import { refractionAtCornea } from './refraction-of.ts';

/** The power that the eye needs, the power of the tears, and the remaining lens power, in D. */
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
 * SAM-FAP for a base curve in mm: the sphere of the refraction at the cornea, with minus cylinder, minus the tears on
 * the flat K. It treats the refractive cylinder as corneal. Null when data is missing.
 */
export function sphereSum(clinical: EyeClinical, baseCurve: number): PowerSum<number> | null {
  const refraction = refractionAtCornea(clinical)?.sphere;
  const { flatK = 0 } = clinical;
  if (refraction === undefined || !(baseCurve > 0) || flatK <= 0) return null;
  const tears = tearLens(toDioptres(baseCurve), flatK);
  return { refraction, tears, power: lensPower(refraction, tears) };
}

/**
 * Returns the tears between a spherical base curve in mm and both meridians of the cornea; null unless K and the flat
 * meridian are known. A cornea without cylinder needs no meridian.
 */
export function toricTears(clinical: EyeClinical, baseCurve: number): SpheroCylinder | null {
  const ks = bothKs(clinical);
  if (!ks || !(baseCurve > 0)) return null;
  const meridian = clinical.flatMeridian ?? (ks.flat === ks.steep ? 180 : null);
  if (meridian === null) return null;
  return toricTearLens(toDioptres(baseCurve), cornealPower(ks.flat, ks.steep, meridian));
}

export type MissingForToric = 'steepK' | 'flatMeridian';

/** Returns which corneal data is missing beside refraction and flat K; null for none, or without those two. */
export function missingForToric(clinical: EyeClinical): MissingForToric | null {
  const { flatK = 0, steepK = 0, flatMeridian } = clinical;
  if (flatK <= 0 || !refractionAtCornea(clinical)) return null;
  if (steepK <= 0) return 'steepK';
  return flatMeridian === undefined && flatK !== steepK ? 'flatMeridian' : null;
}

/** Returns the required power of a lens with a spherical base curve in mm; null when data is missing. */
export function toricSum(
  clinical: EyeClinical,
  baseCurve: number,
): PowerSum<SpheroCylinder> | null {
  const refraction = refractionAtCornea(clinical);
  const tears = toricTears(clinical, baseCurve);
  return refraction && tears && { refraction, tears, power: toricLensPower(refraction, tears) };
}

/** Returns the refraction along flat and steep meridian. Without a cylinder the meridians may be unknown. */
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

/** Returns the powers of a lens with two base curves in mm, each along its meridian; null when data is missing. */
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
