/** 1000 × (1.3375 - 1): the index that keratometers are calibrated with. Source: contact lens formulas [103]. */
const KERATOMETRIC = 337.5;

function invert(value: number): number {
  if (!(value > 0)) throw new RangeError(`A curvature of ${value} has no counterpart`);
  return KERATOMETRIC / value;
}

/**
 * Returns the radius in mm of a surface with this keratometer reading in diopters.
 * @throws {RangeError} unless it is above 0
 */
export function toRadius(dioptres: number): number {
  return invert(dioptres);
}

/**
 * Returns the keratometer reading in diopters of a surface with this radius in mm.
 * @throws {RangeError} unless it is above 0
 */
export function toDioptres(radius: number): number {
  return invert(radius);
}
