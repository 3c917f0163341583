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

/** Assumed, wider than the Achievement sheet: 7.00 to 8.40, 9.0 to 10.0, 20 D either way. */
export const GP_SPHERE: LensFigures = {
  id: 'gp-sphere',
  family: 'gpSphere',
  design: 'sphere',
  priceCents: 7500,
  surcharges: [HYDRA_PEG],
  ...CORNEAL_POLICY,
  parameters: [
    ['baseCurve', 'mm', 6, 9, 0.05, null, 'always', 'assumption'],
    ['diameter', 'mm', 8, 11, 0.1, 9.2, 'always', 'assumption'],
    ['sphere', 'D', -25, 25, 0.25, null, 'always', 'assumption'],
    OPTIC_ZONE,
    ['centreThickness', 'mm', 0.08, 0.4, 0.01, null, 'optional', 'assumption'],
    ['edge', ['standard', 'flat', 'steep'], 'standard', 'always', 'assumption'],
    materials(
      'assumption',
      'bostonXo',
      'bostonEs',
      'bostonEo',
      'bostonXo2',
      'optimumExtra',
      'optimumExtreme',
    ),
    SURFACE,
    COLOUR,
    DOT,
  ],
  combinations: [
    ZONE_WITHIN_DIAMETER,
    noHydraPegOn('bostonXo', 'bostonEs', 'bostonEo', 'bostonXo2'),
  ],
  basis: 'assumption',
};

/**
 * ProPlus guide: curves, diameters, materials, distance zone 3.3 to 3.9 mm with 3.6 at first. Renovation brochure 2009:
 * steps of 0.05 mm, 20 D either way. MagniClear: adds to 4.50. The wider zone and the cylinder to 4.00 are assumed.
 */
export const GP_MULTIFOCAL: LensFigures = {
  id: 'gp-multifocal',
  family: 'gpMultifocal',
  design: 'multifocal',
  priceCents: 15_500,
  ...CORNEAL_POLICY,
  parameters: [
    ['baseCurve', 'mm', 6, 9, 0.05, null, 'always', 'sourced'],
    ['diameter', 'mm', 8.5, 11, 0.1, 9.6, 'always', 'sourced'],
    ['sphere', 'D', -20, 20, 0.25, null, 'always', 'sourced'],
    ['cylinder', 'D', -4, -0.5, 0.25, null, 'optional', 'assumption'],
    ['axis', '°', 1, 180, 1, null, WITH_CYLINDER, 'sourced'],
    ['add', 'D', 0.75, 4.5, 0.25, null, 'always', 'assumption'],
    ['distanceZone', 'mm', 3, 4.5, 0.1, 3.6, 'always', 'assumption'],
    ['centreThickness', 'mm', 0.08, 0.5, 0.01, null, 'optional', 'assumption'],
    materials('sourced', 'bostonXo', 'bostonEs', 'bostonEo'),
    COLOUR,
    DOT,
  ],
  also: { cylinder: [0] },
  combinations: [CYLINDER_AND_AXIS],
  basis: 'sourced',
};

/** Assumed, round the AKS sheet 2007: curves of 5.00 to 8.30, zones of 4.90 to 7.10, diameter 8.5, -6 to -17 D. */
export const GP_KERATOCONUS: LensFigures = {
  id: 'keratoconus-gp',
  family: 'keratoconus',
  design: 'sphere',
  priceCents: 16_500,
  surcharges: [HYDRA_PEG],
  ...CORNEAL_POLICY,
  parameters: [
    ['baseCurve', 'mm', 4.3, 8, 0.05, null, 'always', 'assumption'],
    ['diameter', 'mm', 8, 12.5, 0.1, 8.5, 'always', 'assumption'],
    ['sphere', 'D', -30, 10, 0.25, null, 'always', 'assumption'],
    ['edgeLift', '', -3, 3, 1, 0, 'always', 'assumption'],
    ['opticZone', 'mm', 4.5, 7.5, 0.1, null, 'optional', 'assumption'],
    ['centreThickness', 'mm', 0.1, 0.4, 0.01, null, 'optional', 'assumption'],
    materials('assumption', 'bostonXo', 'bostonEs', 'bostonXo2', 'optimumExtra', 'optimumExtreme'),
    SURFACE,
    COLOUR,
    DOT,
  ],
  combinations: [ZONE_WITHIN_DIAMETER, noHydraPegOn('bostonXo', 'bostonEs', 'bostonXo2')],
  basis: 'assumption',
};
