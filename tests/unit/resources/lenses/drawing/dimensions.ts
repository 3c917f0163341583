import type { LensDimensions } from '#resources/lenses/drawing/lens-dimensions.ts';

/** A corneal lens of 9.20 mm, or what `given` makes of it. */
export function buildDimensions(given: Partial<LensDimensions> = {}): LensDimensions {
  return {
    diameter: 9.2,
    baseCurve: 7.8,
    steepCurve: null,
    opticZone: 7.8,
    centreThickness: 0.16,
    power: 0,
    sag: null,
    limbal: 0,
    landing: 0,
    landingSteep: null,
    returnDepth: 0.55,
    landingAngle: 33,
    assumed: new Set(),
    ...given,
  };
}
