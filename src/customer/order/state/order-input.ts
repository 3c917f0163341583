import { toEyeClinical, toPatientClinical } from '#domain/clinical/to-clinical.ts';
import { toDelivery } from '#domain/delivery/delivery-texts.ts';
import { mostOf } from '#domain/delivery/quantity.ts';
import { patientOf } from '#domain/delivery/supplied-directly.ts';
import { applicableValues } from '#domain/lens/applies.ts';
import { readEarlierValue } from '#domain/lens/read-earlier.ts';
import { readTyped } from '#domain/lens/typed/read-typed.ts';
import { orderTypes, type OrderType } from '#domain/order-types.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import type { OrderContent } from '#domain/schemas/order.ts';
import { EYES } from './form-values.ts';
import type { EyeValues, OrderFormValues } from './form-values.ts';

export type Catalogue = ReadonlyMap<string, LensDefinition>;

/**
 * What stands in the fields of a lens as a prescription: numbers as numbers, empty fields and those that have no place
 * beside the others left out. A draft may be older than the lens. A text that is no number stays as it is, for the rules to refuse it.
 */
export function toPrescription(
  lens: LensDefinition,
  values: Readonly<Record<string, string>>,
): Prescription {
  const given = lens.parameters.flatMap((parameter) => {
    const text = values[parameter.name]?.trim();
    if (!text) return [];
    const value =
      parameter.kind === 'number'
        ? (readTyped(text, parameter) ?? text)
        : readEarlierValue(parameter, text);
    return [[parameter.name, value] as const];
  });
  return applicableValues(lens, Object.fromEntries(given));
}

/** What its field says; one while it is blank, or where the order's type leaves no choice. */
export function quantityOf(type: OrderType, { quantity }: EyeValues): number {
  const text = quantity?.trim();
  if (!text || mostOf(type) === 1) return 1;
  return Number(text.replace(',', '.'));
}

/** What the form orders; an eye without a lens is left out, which the problems of the form keep from happening. */
export function toOrderContent(values: OrderFormValues, catalogue: Catalogue): OrderContent {
  const { type, returnReason, acknowledged, attachments } = values;
  const delivery = toDelivery(values.delivery);
  return {
    type,
    sourceOrderId: orderTypes[type].source === 'none' ? null : values.sourceOrderId,
    returnReason: orderTypes[type].reason && returnReason ? returnReason : null,
    poNumber: values.poNumber.trim(),
    patient: patientOf({ patient: toPatientClinical(values.patient), delivery }),
    acknowledged,
    attachments,
    patientReference: values.patientReference.trim(),
    patientName: values.patientName?.trim() ?? '',
    delivery,
    notes: values.notes.trim(),
    lenses: EYES.flatMap((eye) => {
      const lens = catalogue.get(values[eye].lensId);
      if (!values[eye].ordered || !lens) return [];
      const prescription = toPrescription(lens, values[eye].values);
      const { id: lensId, version: lensVersion } = lens;
      const clinical = toEyeClinical(values[eye].clinical);
      const quantity = quantityOf(type, values[eye]);
      return [{ eye, lensId, lensVersion, prescription, clinical, quantity }];
    }),
  };
}
