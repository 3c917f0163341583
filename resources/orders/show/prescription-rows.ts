import type { Locale } from '#domain/basics/locale.ts';
import {
  CYLINDER_FROM_LANDING,
  cylinderFromLanding,
} from '#domain/lens/model/cylinder-from-landing.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';

export interface PrescriptionRow {
  name: string;
  label: string;
  value: string;
}

/**
 * Returns every value of a prescription with its label, formatted, in the order of the lens's parameters. Next comes
 * the position of the front cylinder on a toric landing. Values that the design no longer has come last, as stored.
 */
export function prescriptionRows(
  prescription: Prescription,
  lens: LensDefinition | undefined,
  locale: Locale,
): PrescriptionRow[] {
  const parameters = (lens?.parameters ?? []).filter(({ name }) => name in prescription);
  const known = new Set(parameters.map(({ name }) => name));
  return [
    ...parameters.map((parameter) => ({
      name: parameter.name,
      label: parameter.label[locale],
      value: formatParameter(prescription[parameter.name], parameter, locale),
    })),
    ...relationRows(prescription, locale),
    ...Object.entries(prescription)
      .filter(([name]) => !known.has(name))
      .map(([name, value]) => ({ name, label: name, value: String(value) })),
  ];
}

function relationRows(prescription: Prescription, locale: Locale): PrescriptionRow[] {
  const relation = cylinderFromLanding(prescription);
  if (!relation) return [];
  const value = `${relation.degrees}°`;
  return [{ name: 'cylinderFromLanding', label: CYLINDER_FROM_LANDING[locale], value }];
}
