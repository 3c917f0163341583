/**
 * Returns the diameter in mm of a GP lens from its optic zone and the widths of its secondary and peripheral curves:
 * OZD + 2 SCW + 2 PCW. Source, second-hand: corneal GP design cards [107].
 */
export function lensDiameter(opticZone: number, secondary: number, peripheral: number): number {
  return opticZone + 2 * secondary + 2 * peripheral;
}
