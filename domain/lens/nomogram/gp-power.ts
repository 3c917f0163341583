import { refractionAtCornea } from '../../clinical/refraction-of.ts';
import { sourced } from '../catalogue/source.ts';
import { formatPower, formatSpheroCylinder } from '../optics/format-optics.ts';
import { toDioptres } from '../optics/keratometry.ts';
import { cornealCylinder, residualAstigmatism } from '../optics/residual-astigmatism.ts';
import { normalAxis } from '../optics/sphero-cylinder.ts';
import { lensPower, tearLens } from '../optics/tear-lens.ts';
import { suggest, type Start, type Suggestion } from './suggestion.ts';

const FORMULA = sourced('Contact lens formulas: refraction at the cornea less the tear lens');
const FRONT_TORIC = sourced('GP Lens Institute: front toric from a residual of 0.75 D on');
/** The least residual in D that a front toric is made for. */
const LEAST_RESIDUAL = 0.75;

/** A power in one meridian: `refraction` and K in D, the base curve in mm. */
export function suggestMeridian(
  start: Start,
  name: string,
  refraction: number,
  baseCurve: number,
  k: number,
): Suggestion[] {
  const tears = tearLens(toDioptres(baseCurve), k);
  const [rx, shown] = [formatPower(refraction), formatPower(tears)];
  const reason = {
    en: `Refraction at the cornea ${rx} D less tear lens ${shown} D`,
    es: `Refracción en la córnea ${rx} D menos lente lagrimal ${shown} D`,
  };
  return suggest(start, name, lensPower(refraction, tears), reason, FORMULA);
}

/** The sphere by tear lens (SAM-FAP) for this base curve in mm. */
export function suggestSphere(start: Start, baseCurve: number | null): Suggestion[] {
  const refraction = refractionAtCornea(start.clinical);
  const { flatK = 0 } = start.clinical;
  if (!refraction || baseCurve === null || baseCurve <= 0 || flatK <= 0) return [];
  const k = Math.min(flatK, start.clinical.steepK ?? flatK);
  return suggestMeridian(start, 'sphere', refraction.sphere, baseCurve, k);
}

/** The front cylinder that takes what a spherical back surface leaves. */
export function suggestFrontCylinder(start: Start): Suggestion[] {
  const { flatK, steepK, flatMeridian } = start.clinical;
  const refraction = refractionAtCornea(start.clinical);
  if (!refraction || flatK === undefined || steepK === undefined) return [];
  if (flatMeridian === undefined) return [];
  const corneal = cornealCylinder(flatK, steepK, flatMeridian);
  const { cylinder, axis } = residualAstigmatism(refraction, corneal);
  if (Math.abs(cylinder) < LEAST_RESIDUAL) return [];
  const shown = formatSpheroCylinder({ sphere: 0, cylinder, axis }).replace('0.00 ', '');
  const reason = { en: `Residual astigmatism ${shown}`, es: `Astigmatismo residual ${shown}` };
  const cylinders = suggest(start, 'cylinder', cylinder, reason, FRONT_TORIC);
  if (cylinders.length === 0) return [];
  const whole = normalAxis(Math.round(axis));
  return [...cylinders, ...suggest(start, 'axis', whole, reason, FRONT_TORIC)];
}
