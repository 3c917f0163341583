import { parseNumber } from '#domain/lens/format.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import type { OrderInput } from '#domain/schemas/order.ts';
import { EYES } from './form-values.ts';
import type { OrderFormValues } from './form-values.ts';

export type Catalogue = ReadonlyMap<string, LensDefinition>;

/**
 * What stands in the fields of a lens as a prescription: numbers as numbers, empty fields left out. A text that
 * is no number stays as it is, for the rules to refuse it.
 */
export function toPrescription(
  lens: LensDefinition,
  values: Readonly<Record<string, string>>,
): Prescription {
  const given = lens.parameters.flatMap((parameter) => {
    const text = values[parameter.name]?.trim();
    if (!text) return [];
    const value = parameter.kind === 'number' ? (parseNumber(text) ?? text) : text;
    return [[parameter.name, value] as const];
  });
  return Object.fromEntries(given);
}

/** What the form sends; an eye without a lens is left out, which the problems of the form keep from happening. */
export function toOrderInput(
  values: OrderFormValues,
  catalogue: Catalogue,
  accountNumber: string,
): OrderInput {
  return {
    accountNumber,
    patientReference: values.patientReference.trim(),
    notes: values.notes.trim(),
    lenses: EYES.flatMap((eye) => {
      const lens = catalogue.get(values[eye].lensId);
      if (!values[eye].ordered || !lens) return [];
      const prescription = toPrescription(lens, values[eye].values);
      return [{ eye, lensId: lens.id, lensVersion: lens.version, prescription }];
    }),
  };
}
