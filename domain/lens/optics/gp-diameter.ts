/**
 * The diameter in mm of a GP lens from its optic zone and the widths of its peripheral curves, each of which stands on
 * both sides: zone + 2 Σ widths. Geometry; the widths are those of the EyeDock calculator [63].
 */
export function gpDiameter(opticZone: number, widths: readonly number[]): number {
  return opticZone + 2 * widths.reduce((sum, width) => sum + width, 0);
}
