import { formatPlain } from '../optics/format-optics.ts';
import { toRadius } from '../optics/keratometry.ts';
import {
  SOFT_BY_K,
  SOFT_BY_K_SOURCE,
  SOFT_CURVES,
  SOFT_CURVE_SOURCE,
  SOFT_DIAMETER,
} from './soft-tables.ts';
import { chosen, suggest, type Start, type Suggestion } from './suggestion.ts';

function flattestK({ clinical: { flatK, steepK } }: Start): number | null {
  if (flatK === undefined) return null;
  const k = Math.min(flatK, steepK ?? flatK);
  return k > 0 ? k : null;
}

/** Without HVID: suggests both by K, as for an iris of usual size. */
function byK(start: Start, k: number): Suggestion[] {
  const row = SOFT_BY_K.find(({ upTo }) => k <= upTo);
  if (!row) return [];
  const shown = `${formatPlain(k)} D`;
  const reason = {
    en: `Flat K ${shown}, HVID taken as 11.5 mm`,
    es: `K plana ${shown}, HVID supuesto de 11.5 mm`,
  };
  return [
    ...suggest(start, 'baseCurve', row.baseCurve, reason, SOFT_BY_K_SOURCE),
    ...suggest(start, 'diameter', row.diameter, reason, SOFT_BY_K_SOURCE),
  ];
}

function diameterByHvid(start: Start, hvid: number): Suggestion[] {
  const isToric = start.lens.design === 'toric' || start.lens.design === 'multifocalToric';
  const { beyond, source } = isToric ? SOFT_DIAMETER.toric : SOFT_DIAMETER.sphere;
  const shown = `HVID ${formatPlain(hvid, 1)} + ${beyond} mm`;
  return suggest(start, 'diameter', hvid + beyond, { en: shown, es: shown }, source);
}

function curveByDiameter(start: Start, k: number, diameter: number): Suggestion[] {
  const row = SOFT_CURVES.find(({ upTo }) => diameter <= upTo);
  if (!row) return [];
  const [flat, size] = [`${formatPlain(toRadius(k))} mm`, `${formatPlain(diameter, 1)} mm`];
  const more = `${formatPlain(row.flatter)} mm`;
  const reason = {
    en: `${more} flatter than flat K ${flat}, for a diameter of ${size}`,
    es: `${more} más plana que K plana ${flat}, para un diámetro de ${size}`,
  };
  return suggest(start, 'baseCurve', toRadius(k) + row.flatter, reason, SOFT_CURVE_SOURCE);
}

/** Suggests the diameter by HVID, and the base curve by K and that diameter. */
export function suggestSoftShape(start: Start): Suggestion[] {
  const k = flattestK(start);
  const { hvid } = start.clinical;
  if (hvid === undefined) return k === null ? [] : byK(start, k);
  const diameters = diameterByHvid(start, hvid);
  const diameter = chosen(start, 'diameter', diameters);
  const curves = k === null || diameter === null ? [] : curveByDiameter(start, k, diameter);
  return [...curves, ...diameters];
}
