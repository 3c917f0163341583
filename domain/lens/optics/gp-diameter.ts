/**
 * Returns the diameter in mm of a GP lens: zone + 2 Σ widths, because each peripheral curve is on both sides. Geometry;
 * the widths are those of the EyeDock calculator [63].
 */
export function gpDiameter(opticZone: number, widths: readonly number[]): number {
  return opticZone + 2 * widths.reduce((sum, width) => sum + width, 0);
}
