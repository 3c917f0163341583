import {
  sphereSum,
  toricSum,
  type MeridianSums,
  type PowerSum,
} from '../../clinical/powers/power-sums.ts';
import { isNonZero, valueOf } from '../model/given.ts';
import { sourced } from '../model/source.ts';
import { formatPower, formatSpheroCylinder } from '../optics/format-optics.ts';
import { normalAxis, type SpheroCylinder } from '../optics/sphero-cylinder.ts';
import { allOrNone, suggest, type Start, type Suggestion } from './suggestion.ts';

const FORMULA = sourced('Contact lens formulas: refraction at the cornea less the tear lens');
const FRONT_TORIC = sourced('GP Lens Institute: front toric from a residual of 0.75 D on');
/** The smallest residual cylinder in D for which a front toric is made. */
const LEAST_RESIDUAL = 0.75;
/** Tolerance for calculations with doubles. */
const DUST = 1e-9;

function suggestSum(start: Start, name: string, sum: PowerSum<number>): Suggestion[] {
  const [rx, shown] = [formatPower(sum.refraction), formatPower(sum.tears)];
  const reason = {
    en: `Refraction at the cornea ${rx} D minus tear lens ${shown} D`,
    es: `Refracción en la córnea ${rx} D menos lente lagrimal ${shown} D`,
  };
  return suggest(start, name, sum.power, reason, FORMULA);
}

/** Suggests the power of each meridian of a bitoric; both or none. */
export function suggestMeridians(start: Start, { flat, steep }: MeridianSums): Suggestion[] {
  return allOrNone([
    suggestSum(start, 'sphereFlat', flat),
    suggestSum(start, 'sphereSteep', steep),
  ]);
}

/** Suggests the sphere by tear lens (SAM-FAP) for this base curve in mm. */
export function suggestSphere(start: Start, baseCurve: number | null): Suggestion[] {
  const sum = baseCurve === null ? null : sphereSum(start.clinical, baseCurve);
  return sum ? suggestSum(start, 'sphere', sum) : [];
}

function cylinderReason({ cylinder, axis }: SpheroCylinder) {
  const shown = formatSpheroCylinder({ sphere: 0, cylinder, axis }).replace('0.00 ', '');
  return { en: `Residual astigmatism ${shown}`, es: `Astigmatismo residual ${shown}` };
}

/** Suggests sphere, cylinder and axis together or not at all: without one of them it would be another power. */
function suggestWhole(start: Start, { refraction, tears, power }: PowerSum<SpheroCylinder>) {
  const [rx, drops, shown] = [refraction, tears, power].map(formatSpheroCylinder);
  const reason = {
    en: `Refraction at the cornea ${rx} minus tear lens ${drops}: ${shown}`,
    es: `Refracción en la córnea ${rx} menos lente lagrimal ${drops}: ${shown}`,
  };
  const residual = cylinderReason(power);
  const axis = normalAxis(Math.round(power.axis));
  return allOrNone([
    suggest(start, 'sphere', power.sphere, reason, FORMULA),
    suggest(start, 'cylinder', power.cylinder, residual, FRONT_TORIC),
    suggest(start, 'axis', axis, residual, FRONT_TORIC),
  ]);
}

/**
 * Suggests the power of a lens with a front cylinder for this base curve in mm: the refraction minus the tears,
 * crossed. Nothing while the meridians are unknown, which the expected power reports, or if the residual is too small
 * for a front toric.
 */
export function suggestFrontToricPower(start: Start, baseCurve: number | null): Suggestion[] {
  const sum = baseCurve === null ? null : toricSum(start.clinical, baseCurve);
  if (!sum) return [];
  if (Math.abs(sum.power.cylinder) < LEAST_RESIDUAL - DUST) return [];
  return suggestWhole(start, sum);
}

/** Suggests the power of a lens that may have a cylinder: a sphere, unless a cylinder is ordered. */
export function suggestPowerWithCylinder(start: Start, baseCurve: number | null): Suggestion[] {
  if (!isNonZero(valueOf(start.prescription, 'cylinder'))) return suggestSphere(start, baseCurve);
  const sum = baseCurve === null ? null : toricSum(start.clinical, baseCurve);
  return sum ? suggestWhole(start, sum) : [];
}
