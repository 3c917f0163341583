/**
 * Returns the range of the cylinder in D, as a minus cylinder, that a back toric surface adds: a third to a half of its
 * toricity. Source: GP Lens Institute, Toric FAQ [60].
 */
export function inducedCylinder(toricity: number): { least: number; most: number } {
  const size = Math.abs(toricity);
  return { least: 0 - size / 3, most: 0 - size / 2 };
}
