import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import { readEarlierValue } from '#domain/lens/engine/read-earlier.ts';
import { isRequired } from '#domain/lens/engine/validate.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { orderTypes } from '#domain/orders/order-types.ts';
import type { OrderType } from '#domain/orders/order-types.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import { clinicalTexts } from '../../../eye/to-clinical.ts';
import { deliveryAgain } from '../delivery/first-delivery.ts';
import { deliveryTexts } from '../delivery/texts/delivery-texts.ts';
import { defaultText, EMPTY_ORDER, NO_LENS } from '../state/form-values.ts';
import type { EyeValues, OrderFormValues } from '../state/form-values.ts';
import type { Catalogue } from '../state/order-input.ts';
import type { ExchangeStart } from './order-start.ts';

type EarlierLens = Order['lenses'][number];

/** Findings with the earlier lens on the eye, which do not apply to the next one. */
const FINDINGS = [
  'overRefractionSphere',
  'overRefractionCylinder',
  'overRefractionAxis',
  'overKCylinder',
  'minutesOnEye',
  'centralVault',
  'limbal',
  'landing',
  'changeRequest',
] as const satisfies readonly (keyof EyeClinical)[];

/** Returns the form's values from an earlier order: patient, lenses and measurements; not its notes. */
export function valuesFromOrder(
  order: Order,
  type: OrderType,
  catalogue: Catalogue,
  choices: DeliveryChoices | null = null,
): OrderFormValues {
  // a reorder keeps the quantities; any other order starts with one
  const isSame = type === 'reorder';
  return {
    ...EMPTY_ORDER,
    type,
    sourceOrderId: orderTypes[type].source === 'none' ? null : order.id,
    patientReference: order.patientReference,
    patientName: order.patientName,
    patient: patientAgain(order),
    delivery: deliveryAgain(order, choices),
    right: counted(eyeFromOrder('right', order, catalogue, withoutFindings), isSame),
    left: counted(eyeFromOrder('left', order, catalogue, withoutFindings), isSame),
  };
}

/** CR-04: an exchange that was chosen for one lens begins with that lens alone, and with its reason. */
export function withExchange(
  values: OrderFormValues,
  { eye, reason }: ExchangeStart,
): OrderFormValues {
  const only = (one: Eye) => ({
    ...values[one],
    ordered: values[one].ordered && (eye === undefined || eye === one),
  });
  return {
    ...values,
    returnReason: reason ?? values.returnReason,
    right: only('right'),
    left: only('left'),
  };
}

/** OR-06: returns the form's values of a rejected order, for its correction. */
export function valuesToCorrect(order: Order, catalogue: Catalogue): OrderFormValues {
  return {
    type: order.type,
    sourceOrderId: order.sourceOrderId,
    resubmits: order.id,
    returnReason: order.returnReason ?? '',
    patientReference: order.patientReference,
    patientName: order.patientName,
    delivery: deliveryTexts(order.delivery),
    poNumber: order.poNumber,
    notes: order.notes,
    patient: clinicalTexts(order.patient),
    acknowledged: order.acknowledged,
    attachments: order.attachments,
    right: eyeFromOrder('right', order, catalogue),
    left: eyeFromOrder('left', order, catalogue),
  };
}

function eyeFromOrder(
  eye: Eye,
  order: Order,
  catalogue: Catalogue,
  choose: (clinical: EyeClinical) => EyeClinical = (all) => all,
): EyeValues {
  const earlier = order.lenses.find((lens) => lens.eye === eye);
  if (!earlier) return { ...NO_LENS, ordered: false, quantity: '' };
  const lens = catalogue.get(earlier.lensId);
  const texts = { ...earlierTexts(earlier, lens), ...(lens && newDefaults(earlier, lens)) };
  return {
    ordered: true,
    lensId: earlier.lensId,
    values: texts,
    origins: Object.fromEntries(
      Object.keys(texts).map((name) => [
        name,
        name in earlier.prescription ? 'earlier' : 'default',
      ]),
    ),
    clinical: clinicalTexts(choose(earlier.clinical)),
    quantity: earlier.quantity > 1 ? String(earlier.quantity) : '',
  };
}

/** Drops direct delivery to the patient: the user must choose it again. */
function patientAgain({ patient, delivery }: Order): Record<string, string> {
  const { directSupply: _direct, ...rest } = patient;
  return clinicalTexts(delivery.shipTo === 'patient' ? rest : patient);
}

function counted(values: EyeValues, isSame: boolean): EyeValues {
  return isSame ? values : { ...values, quantity: '' };
}

function withoutFindings(clinical: EyeClinical): EyeClinical {
  const kept = { ...clinical };
  for (const name of FINDINGS) delete kept[name];
  return kept;
}

/** Returns the ordered values as field texts of the current lens version; keeps unknown values unchanged. */
function earlierTexts(
  { prescription }: EarlierLens,
  lens: LensDefinition | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prescription).map(([name, value]) => {
      const parameter = lens && findParameter(lens, name);
      const isNumber = typeof value === 'number' && parameter?.kind === 'number';
      const text = isNumber
        ? formatNumber(value, parameter)
        : String(readEarlierValue(parameter, value));
      return [name, text];
    }),
  );
}

/** Returns defaults for values that a later lens version requires and the order does not have. */
function newDefaults(
  { lensVersion, prescription }: EarlierLens,
  lens: LensDefinition,
): Record<string, string> {
  if (lens.version === lensVersion) return {};
  return Object.fromEntries(
    lens.parameters
      .filter((parameter) => !(parameter.name in prescription))
      .filter((parameter) => isRequired(parameter, lens, prescription))
      .map((parameter) => [parameter.name, defaultText(parameter)]),
  );
}
