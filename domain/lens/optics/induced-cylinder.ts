/**
 * Returns the cylinder in D that a toric back surface induces: a third to half of its toricity, as a minus cylinder.
 * Both base curves in D, flat and steep. Source: GP Lens Institute, toric questions [60].
 */
export function inducedCylinder(flat: number, steep: number): { least: number; most: number } {
  const toricity = Math.abs(steep - flat);
  return { least: 0 - toricity / 3, most: 0 - toricity / 2 };
}
