import { formatParameter } from '#domain/lens/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';

export interface Fact {
  label: string;
  value: string;
}

/**
 * Every value of a prescription as the trade writes it, in the order of the lens. One that the lens does not know stands
 * last, as it was stored: nothing that was ordered may be missing.
 */
export function parameterRows(
  prescription: Prescription,
  lens: LensDefinition | undefined,
  locale: Locale,
): Fact[] {
  const known = (lens?.parameters ?? []).filter(({ name }) => Object.hasOwn(prescription, name));
  const names = new Set(known.map(({ name }) => name));
  return [
    ...known.map((parameter) => ({
      label: parameter.label[locale],
      value: formatParameter(prescription[parameter.name], parameter, locale),
    })),
    ...Object.entries(prescription)
      .filter(([name]) => !names.has(name))
      .map(([label, value]) => ({ label, value: String(value) })),
  ];
}
