/**
 * Returns the cylinder in D that stays uncorrected when a cylinder is this many degrees off its axis: 2 C sin θ.
 * Without sign. Follows from adding crossed cylinders.
 */
export function rotatedCylinderError(cylinder: number, degrees: number): number {
  return Math.abs(2 * cylinder * Math.sin((degrees * Math.PI) / 180));
}
