import { patientOf } from '#domain/delivery/supplied-directly.ts';
import { readEarlierValue } from '#domain/lens/engine/read-earlier.ts';
import { applicableValues } from '#domain/lens/model/applies.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { readTyped } from '#domain/lens/typed/read-typed.ts';
import { mostOf } from '#domain/money/prices/quantity.ts';
import { orderTypes, type OrderType } from '#domain/orders/order-types.ts';
import type { OrderContent } from '#domain/orders/order.ts';
import { toEyeClinical, toPatientClinical } from '../../../eye/to-clinical.ts';
import { toOrderedDelivery } from '../delivery/texts/delivery-texts.ts';
import { EYES } from './form-values.ts';
import type { EyeValues, OrderFormValues } from './form-values.ts';

export type Catalogue = ReadonlyMap<string, LensDefinition>;

/**
 * Converts a lens's fields to a prescription: numbers as numbers, without empty fields and parameters that do not
 * apply. A draft may be older than the lens. Text that is not a number is kept, for the rules to refuse it.
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

/** Returns the field's quantity; one while it is empty or the order type allows no choice. */
export function quantityOf(type: OrderType, { quantity }: EyeValues): number {
  const text = quantity?.trim();
  if (!text || mostOf(type) === 1) return 1;
  return Number(text.replace(',', '.'));
}

/** Returns the order of the form; leaves out an eye without a lens, which the form's problems prevent. */
export function toOrderContent(values: OrderFormValues, catalogue: Catalogue): OrderContent {
  const { type, returnReason, acknowledged, attachments } = values;
  const delivery = toOrderedDelivery(values.delivery);
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
