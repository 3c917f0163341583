import { toEyeClinical, toPatientClinical } from '#domain/clinical/to-clinical.ts';
import { applicableValues } from '#domain/lens/applies.ts';
import { orderTypes } from '#domain/order-types.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import type { OrderContent } from '#domain/schemas/order.ts';
import { EYES } from './form-values.ts';
import type { OrderFormValues } from './form-values.ts';
import { readTyped } from './typed-number.ts';

export type Catalogue = ReadonlyMap<string, LensDefinition>;

/**
 * What stands in the fields of a lens as a prescription: numbers as numbers, empty fields and those that have no place
 * beside the others left out. A text that is no number stays as it is, for the rules to refuse it.
 */
export function toPrescription(
  lens: LensDefinition,
  values: Readonly<Record<string, string>>,
): Prescription {
  const given = lens.parameters.flatMap((parameter) => {
    const text = values[parameter.name]?.trim();
    if (!text) return [];
    const value = parameter.kind === 'number' ? (readTyped(text, parameter) ?? text) : text;
    return [[parameter.name, value] as const];
  });
  return applicableValues(lens, Object.fromEntries(given));
}

/** What the form orders; an eye without a lens is left out, which the problems of the form keep from happening. */
export function toOrderContent(values: OrderFormValues, catalogue: Catalogue): OrderContent {
  const { type, returnReason, acknowledged, attachments } = values;
  return {
    type,
    sourceOrderId: orderTypes[type].source === 'none' ? null : values.sourceOrderId,
    returnReason: orderTypes[type].reason && returnReason ? returnReason : null,
    poNumber: values.poNumber.trim(),
    patient: toPatientClinical(values.patient),
    acknowledged,
    attachments,
    patientReference: values.patientReference.trim(),
    notes: values.notes.trim(),
    lenses: EYES.flatMap((eye) => {
      const lens = catalogue.get(values[eye].lensId);
      if (!values[eye].ordered || !lens) return [];
      const prescription = toPrescription(lens, values[eye].values);
      const { id: lensId, version: lensVersion } = lens;
      const clinical = toEyeClinical(values[eye].clinical);
      return [{ eye, lensId, lensVersion, prescription, clinical }];
    }),
  };
}
