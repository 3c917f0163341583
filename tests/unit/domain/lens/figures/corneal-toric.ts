import {
  COLOUR,
  CORNEAL_POLICY,
  DOT,
  materials,
  OPTIC_ZONE,
  ZONE_WITHIN_DIAMETER,
} from './corneal-parts.ts';
import {
  CYLINDER_AND_AXIS,
  HYDRA_PEG,
  noHydraPegOn,
  SURFACE,
  WITH_CYLINDER,
  type LensFigures,
} from './lens-figures.ts';

/**
 * Assumed: curves of 6.00 to 9.00, each end one step from the other meridian's. Powers of 25 D either way; the steep
 * meridian takes up to 8 D more minus.
 */
export const GP_BITORIC: LensFigures = {
  id: 'gp-bitoric',
  family: 'gpToric',
  design: 'bitoric',
  priceCents: 13_500,
  surcharges: [HYDRA_PEG],
  ...CORNEAL_POLICY,
  parameters: [
    ['baseCurveFlat', 'mm', 6.05, 9, 0.05, null, 'always', 'assumption'],
    ['baseCurveSteep', 'mm', 6, 8.95, 0.05, null, 'always', 'assumption'],
    ['diameter', 'mm', 8.5, 10.5, 0.1, 9.2, 'always', 'assumption'],
    ['sphereFlat', 'D', -25, 25, 0.25, null, 'always', 'assumption'],
    ['sphereSteep', 'D', -33, 25, 0.25, null, 'always', 'assumption'],
    OPTIC_ZONE,
    ['centreThickness', 'mm', 0.08, 0.4, 0.01, null, 'optional', 'assumption'],
    materials('assumption', 'bostonXo', 'bostonEo', 'bostonXo2', 'optimumExtra', 'optimumExtreme'),
    SURFACE,
    COLOUR,
    DOT,
  ],
  combinations: [
    { kind: 'ordered', smaller: 'baseCurveSteep', larger: 'baseCurveFlat', mayBeEqual: false },
    ZONE_WITHIN_DIAMETER,
    noHydraPegOn('bostonXo', 'bostonEo', 'bostonXo2'),
  ],
  basis: 'assumption',
};

/** Assumed, but for axes in full degrees (510(k) summary K033599). Materials above Dk 50, since prism makes it thick. */
export const GP_FRONT_TORIC: LensFigures = {
  id: 'gp-front-toric',
  family: 'gpToric',
  design: 'frontToric',
  priceCents: 12_500,
  ...CORNEAL_POLICY,
  parameters: [
    ['baseCurve', 'mm', 6, 9, 0.05, null, 'always', 'assumption'],
    ['diameter', 'mm', 8.5, 10.5, 0.1, 9.2, 'always', 'assumption'],
    ['sphere', 'D', -25, 25, 0.25, null, 'always', 'assumption'],
    ['cylinder', 'D', -8, -0.5, 0.25, null, 'always', 'assumption'],
    ['axis', '°', 1, 180, 1, null, WITH_CYLINDER, 'sourced'],
    ['prism', 'Δ', 0.5, 3, 0.25, 1, 'always', 'assumption'],
    ['truncation', 'mm', 0.3, 0.8, 0.1, null, 'optional', 'assumption'],
    OPTIC_ZONE,
    ['centreThickness', 'mm', 0.08, 0.6, 0.01, null, 'optional', 'assumption'],
    materials('assumption', 'bostonXo', 'bostonEo', 'bostonXo2'),
    COLOUR,
    DOT,
  ],
  combinations: [CYLINDER_AND_AXIS, ZONE_WITHIN_DIAMETER],
  basis: 'assumption',
};
