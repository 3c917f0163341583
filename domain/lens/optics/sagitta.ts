function assertWithin(radius: number, reach: number, halfChord: number): void {
  if (radius > 0 && halfChord >= 0 && halfChord <= reach) return;
  throw new RangeError(`A curve of radius ${radius} has no sagitta at ${halfChord} from its axis`);
}

/**
 * Returns the depth of a sphere with this radius across a chord: r - √(r² - (d/2)²). All in mm. Standard form.
 * @throws {RangeError} when half of the chord is longer than the radius
 */
export function sphereSagitta(radius: number, chord: number): number {
  const half = chord / 2;
  assertWithin(radius, radius, half);
  return radius - Math.sqrt(radius ** 2 - half ** 2);
}

/**
 * Returns the depth of a conic with this apical radius and eccentricity across a chord: (r - √(r² - p y²)) / p, p = 1 -
 * e², y half of the chord. Lengths in mm. Standard form; the article [105] prints the other root's sign.
 * @throws {RangeError} when the chord does not lie on the conic
 */
export function conicSagitta(radius: number, eccentricity: number, chord: number): number {
  const half = chord / 2;
  const p = 1 - eccentricity ** 2;
  const reach = p > 0 ? radius / Math.sqrt(p) : Infinity;
  assertWithin(radius, reach, half);
  // The same root in a form that is also valid for a parabola, whose p is 0.
  return half ** 2 / (radius + Math.sqrt(Math.max(0, radius ** 2 - p * half ** 2)));
}
