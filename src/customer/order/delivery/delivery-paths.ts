import type { OrderFormValues } from '../state/form-values.ts';
import { EYES } from '../state/form-values.ts';
import { quantityOf } from '../state/order-input.ts';
import { toDelivery } from './texts/delivery-texts.ts';

const DELIVERY_PATH = /^delivery\.|\.quantity$/;

/** Returns whether a field of the form is in the delivery block. */
export function isDeliveryPath(path: string): boolean {
  return DELIVERY_PATH.test(path);
}

/** Returns whether the delivery is the standard one: one of each lens, to the practice, by the standard method. */
export function isPlain(values: OrderFormValues): boolean {
  const { shipTo, method, rush } = toDelivery(values.delivery);
  const isOne = EYES.every((eye) => quantityOf(values.type, values[eye]) === 1);
  return isOne && shipTo === 'practice' && method === 'standard' && !rush;
}
