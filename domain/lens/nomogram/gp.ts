import { sourced } from '../model/source.ts';
import { formatPlain, formatPower } from '../optics/format-optics.ts';
import { toRadius } from '../optics/keratometry.ts';
import { ksOf, suggestCurve } from './gp-curve.ts';
import { suggestGpDiameter, suggestMultifocalDiameter } from './gp-diameter.ts';
import { suggestFrontToricPower, suggestPowerWithCylinder, suggestSphere } from './gp-power.ts';
import { ACHIEVEMENT, CONE_CURVE_SOURCE, FRONT_TORIC, RENOVATION } from './gp-tables.ts';
import { chosen, suggest, type Start, type Suggestion } from './suggestion.ts';

export function suggestGpSphere(start: Start): Suggestion[] {
  const curves = suggestCurve(start, ACHIEVEMENT);
  const baseCurve = chosen(start, 'baseCurve', curves);
  return [...curves, ...suggestGpDiameter(start, baseCurve), ...suggestSphere(start, baseCurve)];
}

export function suggestFrontToric(start: Start): Suggestion[] {
  const curves = suggestCurve(start, FRONT_TORIC);
  const baseCurve = chosen(start, 'baseCurve', curves);
  return [
    ...curves,
    ...suggestGpDiameter(start, baseCurve),
    ...suggestFrontToricPower(start, baseCurve),
  ];
}

/** How much stronger than in spectacles the near add is, in D. */
const EXTRA_ADD = 0.25;

function suggestAdd(start: Start): Suggestion[] {
  const { refractionAdd } = start.clinical;
  if (refractionAdd === undefined) return [];
  const shown = `${formatPower(refractionAdd)} + ${formatPlain(EXTRA_ADD)} D`;
  const reason = { en: `Spectacle add ${shown}`, es: `Adición en anteojos ${shown}` };
  const source = sourced('Renovation brochure 2009');
  return suggest(start, 'add', refractionAdd + EXTRA_ADD, reason, source);
}

export function suggestGpMultifocal(start: Start): Suggestion[] {
  const curves = suggestCurve(start, RENOVATION);
  const baseCurve = chosen(start, 'baseCurve', curves);
  return [
    ...curves,
    ...suggestMultifocalDiameter(start, baseCurve),
    ...suggestPowerWithCylinder(start, baseCurve),
    ...suggestAdd(start),
  ];
}

/** Suggests the mean of both K as the first base curve of a cone; the diameter is the design's own. */
export function suggestCone(start: Start): Suggestion[] {
  const curves = suggestMeanCurve(start);
  return [...curves, ...suggestSphere(start, chosen(start, 'baseCurve', curves))];
}

function suggestMeanCurve(start: Start): Suggestion[] {
  const ks = ksOf(start);
  if (!ks) return [];
  const mean = (ks.flat + ks.steep) / 2;
  const shown = `${formatPlain(mean)} D`;
  const reason = { en: `Mean K ${shown}`, es: `K media ${shown}` };
  return suggest(start, 'baseCurve', toRadius(mean), reason, CONE_CURVE_SOURCE);
}
