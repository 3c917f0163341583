/**
 * Returns the depth of a sphere with this radius across a chord: r - √(r² - (d/2)²). All in mm. Standard form.
 * @throws {RangeError} when half of the chord is longer than the radius
 */
export function sphereSagitta(radius: number, chord: number): number {
  const half = chord / 2;
  if (!(radius > 0 && half >= 0 && half <= radius)) {
    throw new RangeError(`A curve of radius ${radius} has no sagitta at ${half} from its axis`);
  }
  return radius - Math.sqrt(radius ** 2 - half ** 2);
}

/**
 * Returns the depth of a conic with this radius at its apex across a chord: (r - √(r² - p (d/2)²)) / p, with the shape
 * factor p = 1 - e²: 1 for a sphere, below 1 flattening outward, above 1 steepening. Lengths in mm. Computed as
 * (d/2)² / (r + √…), which is the same and also holds for p = 0. Standard form; a page about ortho-k design [105]
 * prints the other root.
 * @throws {RangeError} when the conic is not as wide as the chord
 */
export function conicSagitta(radius: number, shapeFactor: number, chord: number): number {
  const half = chord / 2;
  const under = radius ** 2 - shapeFactor * half ** 2;
  if (!(radius > 0 && half >= 0 && under >= 0)) {
    throw new RangeError(`A conic of ${radius} mm and p ${shapeFactor} is not ${chord} mm wide`);
  }
  return half ** 2 / (radius + Math.sqrt(under));
}

/** Returns the widest chord in mm of a conic: 2 r / √p; a conic with p of 0 or less has no widest one. */
export function widestChord(radius: number, shapeFactor: number): number {
  return shapeFactor > 0 ? (2 * radius) / Math.sqrt(shapeFactor) : Infinity;
}
