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
