import type { Combination } from '#domain/lens/model/lens.ts';

export const CYLINDER_WITH_AXIS: Combination = {
  kind: 'together',
  parameters: ['cylinder', 'axis'],
};

export const OPTIC_ZONE_WITHIN_DIAMETER: Combination = {
  kind: 'ordered',
  smaller: 'opticZone',
  larger: 'diameter',
  mayBeEqual: false,
};

/** The steep meridian has the shorter radius. */
export const STEEP_BELOW_FLAT_BASE_CURVE: Combination = {
  kind: 'ordered',
  smaller: 'baseCurveSteep',
  larger: 'baseCurveFlat',
  mayBeEqual: false,
};
