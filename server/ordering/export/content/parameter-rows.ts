import type { Locale } from '#domain/basics/locale.ts';
import { applies } from '#domain/lens/model/applies.ts';
import {
  CYLINDER_FROM_LANDING,
  cylinderFromLanding,
} from '#domain/lens/model/cylinder-from-landing.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import type { Fact } from '../../../platform/pdf/draw-facts.ts';

interface RowOptions {
  locale: Locale;
  /** The text for a value that the laboratory decides; without it such values have no row. */
  leftToLaboratory?: string;
}

/**
 * Returns every value of a prescription in the trade's notation, in the order of the lens, and the angle of a front
 * cylinder to a toric landing. Values that the lens does not define come last, as stored: nothing ordered is missing.
 */
export function parameterRows(
  prescription: Prescription,
  lens: LensDefinition | undefined,
  { locale, leftToLaboratory }: RowOptions,
): Fact[] {
  const parameters = lens?.parameters ?? [];
  const names = new Set(parameters.map(({ name }) => name));
  return [
    ...parameters.flatMap((parameter): Fact[] => {
      const label = parameter.label[locale];
      if (Object.hasOwn(prescription, parameter.name)) {
        return [{ label, value: formatParameter(prescription[parameter.name], parameter, locale) }];
      }
      const isLeft = parameter.laboratoryDecides === true && applies(parameter, prescription);
      return isLeft && leftToLaboratory ? [{ label, value: leftToLaboratory }] : [];
    }),
    ...relationRows(prescription, locale),
    ...Object.entries(prescription)
      .filter(([name]) => !names.has(name))
      .map(([label, value]) => ({ label, value: String(value) })),
  ];
}

function relationRows(prescription: Prescription, locale: Locale): Fact[] {
  const relation = cylinderFromLanding(prescription);
  return relation ? [{ label: CYLINDER_FROM_LANDING[locale], value: `${relation.degrees}°` }] : [];
}
