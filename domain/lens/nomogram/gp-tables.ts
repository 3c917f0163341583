import type { Source } from '../model/lens.ts';
import { assumption, sourced } from '../model/source.ts';

/** How much steeper than K the base curve is, in D, up to this corneal cylinder; below 0 is flatter. */
export interface CurveRow {
  upTo: number;
  flat: number;
  /** Relative to the steep K, for a lens with two curves. */
  steep?: number;
}

export interface CurveTable {
  /** The table does not apply below this corneal cylinder. */
  from: number;
  rows: readonly CurveRow[];
  source: Source;
}

export const ACHIEVEMENT: CurveTable = {
  from: 0,
  rows: [
    { upTo: 0.25, flat: -0.25 },
    { upTo: 1, flat: 0 },
    { upTo: 1.75, flat: 0.25 },
    { upTo: 2.5, flat: 0.5 },
  ],
  source: sourced('Achievement sheet'),
};

export const RENOVATION: CurveTable = {
  from: 0,
  rows: [
    { upTo: 1.25, flat: 0 },
    { upTo: 2.5, flat: 0.25 },
    { upTo: 3, flat: 0.5 },
  ],
  source: sourced('Renovation brochure 2009, the flatter end where it prints two figures'),
};

export const FRONT_TORIC: CurveTable = {
  from: 0,
  rows: [
    { upTo: 1, flat: 0.25 },
    { upTo: 1.75, flat: 0.5 },
    { upTo: 2.5, flat: 0.75 },
  ],
  source: sourced('X-Cel front-toric guide, the flatter end where it prints two figures'),
};

export const WEAK_BITORIC: CurveTable = {
  from: 1.5,
  rows: [
    { upTo: 1.875, flat: 0, steep: 0 },
    { upTo: 2.375, flat: 0, steep: -0.25 },
    { upTo: 2.5, flat: 0, steep: -0.5 },
  ],
  source: sourced('Bitoric design from K and refraction, a laboratory’s paper'),
};

export const BITORIC: CurveTable = {
  from: 2.625,
  rows: [
    { upTo: 4.75, flat: -0.5, steep: -0.5 },
    { upTo: 6, flat: -0.5, steep: -0.75 },
  ],
  source: sourced('X-Cel bitoric guide'),
};

/** The diameter in mm from this base curve on, which is in D for the generic table and in mm for the other. */
interface DiameterRow {
  from: number;
  to: number;
  diameter: number;
}

export const GENERIC_DIAMETERS: readonly DiameterRow[] = [
  { from: 38.94, to: 43.93, diameter: 9.6 },
  { from: 43.93, to: 45.93, diameter: 9.3 },
  { from: 45.93, to: 48.43, diameter: 9 },
  { from: 48.43, to: 50.06, diameter: 8.7 },
];
export const GENERIC_DIAMETER_SOURCE = sourced('GP spherical fitting guide');

export const RENOVATION_DIAMETERS: readonly DiameterRow[] = [
  { from: 6.9, to: 7.15, diameter: 9 },
  { from: 7.2, to: 7.45, diameter: 9.2 },
  { from: 7.5, to: 8.15, diameter: 9.5 },
  { from: 8.2, to: 8.4, diameter: 9.6 },
  { from: 8.45, to: 8.5, diameter: 10 },
];
export const RENOVATION_DIAMETER_SOURCE = sourced('Renovation brochure 2009');

export const CONE_CURVE_SOURCE = assumption(
  'The mean of both K as a start; no maker’s nomogram for cones was at hand',
);
