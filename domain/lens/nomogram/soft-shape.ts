import { secondHand, sourced } from '../model/source.ts';
import { formatPlain } from '../optics/format-optics.ts';
import { toRadius } from '../optics/keratometry.ts';
import { chosen, suggest, type Start, type Suggestion } from './suggestion.ts';

/** The difference between diameter and HVID, in mm. */
const SOFT_DIAMETER = {
  sphere: { beyond: 2.5, source: sourced('Cantor + Nissel guide: 2 to 3 mm, the middle of it') },
  toric: { beyond: 2.2, source: secondHand('Worked case of a soft toric') },
};

/** How much flatter than flat K the base curve is up to this diameter, in mm: the middle of the published range. */
const SOFT_CURVES = [
  { upTo: 12.75, flatter: 0.35 },
  { upTo: 13.25, flatter: 0.5 },
  { upTo: 13.75, flatter: 0.7 },
  { upTo: 14.25, flatter: 0.9 },
  { upTo: 15.25, flatter: 1.1 },
];

const SOFT_CURVE_SOURCE = sourced('Cantor + Nissel guide, the middle of its ranges');

/** Base curve and diameter in mm up to this K in D, for an iris of usual size. */
const SOFT_BY_K = [
  { upTo: 41.62, baseCurve: 9, diameter: 14 },
  { upTo: 43.62, baseCurve: 8.7, diameter: 14 },
  { upTo: 45.12, baseCurve: 8.4, diameter: 14 },
  { upTo: 46.62, baseCurve: 8.1, diameter: 13.5 },
  { upTo: Infinity, baseCurve: 7.8, diameter: 13.5 },
];

const SOFT_BY_K_SOURCE = sourced('Custom Contact Lenses table for HVID 11.5 mm');

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
