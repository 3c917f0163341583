import type { Calculator } from '#domain/consultant/calculators/parts/calculator.ts';
import type { TypedValues } from '#domain/consultant/calculators/parts/read-values.ts';
import { readPrescription } from '../../../eye/read-prescription.ts';

const written = (value: number | null, decimals: number): string =>
  value === null ? '' : value.toFixed(decimals);

/**
 * Reads a whole power such as `-3.00 -1.25 x 180` in one of its three fields, and returns the texts of all three. Null
 * for any other text, for two eyes, and in other fields.
 */
export function pastePower(
  { powers }: Pick<Calculator, 'powers'>,
  field: string,
  text: string,
): TypedValues | null {
  const of = powers.find(({ sphere, cylinder, axis }) => [sphere, cylinder, axis].includes(field));
  const read = of ? readPrescription(text) : null;
  if (!of || !read) return null;
  const given = [read.unnamed, read.right, read.left].filter((power) => power !== null);
  const [power] = given;
  if (!power || given.length > 1) return null;
  return {
    [of.sphere]: { text: written(power.sphere, 2), unit: 'D' },
    [of.cylinder]: { text: written(power.cylinder, 2), unit: 'D' },
    [of.axis]: { text: written(power.axis, 0), unit: '°' },
  };
}
