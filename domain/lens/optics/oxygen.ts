/**
 * Oxygen transmissibility Dk/t in units of 10^-9, from Dk in units of 10^-11 and the thickness in mm:
 * Dk / (10 t). Definition as in ISO 18369-4.
 * @throws {RangeError} unless the thickness is above 0
 */
export function transmissibility(dk: number, thickness: number): number {
  if (!(thickness > 0)) throw new RangeError(`A lens cannot be ${thickness} mm thick`);
  return dk / (10 * thickness);
}
