import { secondHand, sourced } from '../catalogue/source.ts';

/** The difference between diameter and HVID, in mm. */
export const SOFT_DIAMETER = {
  sphere: { beyond: 2.5, source: sourced('Cantor + Nissel guide: 2 to 3 mm, the middle of it') },
  toric: { beyond: 2.2, source: secondHand('Worked case of a soft toric') },
};

/** How much flatter than flat K the base curve is up to this diameter, in mm: the middle of the published range. */
export const SOFT_CURVES = [
  { upTo: 12.75, flatter: 0.35 },
  { upTo: 13.25, flatter: 0.5 },
  { upTo: 13.75, flatter: 0.7 },
  { upTo: 14.25, flatter: 0.9 },
  { upTo: 15.25, flatter: 1.1 },
];
export const SOFT_CURVE_SOURCE = sourced('Cantor + Nissel guide, the middle of its ranges');

/** Base curve and diameter in mm up to this K in D, for an iris of usual size. */
export const SOFT_BY_K = [
  { upTo: 41.62, baseCurve: 9, diameter: 14 },
  { upTo: 43.62, baseCurve: 8.7, diameter: 14 },
  { upTo: 45.12, baseCurve: 8.4, diameter: 14 },
  { upTo: 46.62, baseCurve: 8.1, diameter: 13.5 },
  { upTo: Infinity, baseCurve: 7.8, diameter: 13.5 },
];
export const SOFT_BY_K_SOURCE = sourced('Custom Contact Lenses table for HVID 11.5 mm');
