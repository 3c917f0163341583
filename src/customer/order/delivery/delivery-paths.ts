import { toDelivery } from '#domain/delivery/delivery-texts.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { EYES } from '../state/form-values.ts';
import { quantityOf } from '../state/order-input.ts';

const DELIVERY_PATH = /^delivery\.|\.quantity$/;

/** Whether a field of the form stands in the delivery block. */
export function isDeliveryPath(path: string): boolean {
  return DELIVERY_PATH.test(path);
}

/** One of each lens to the practice, the standard way. */
export function isPlain(values: OrderFormValues): boolean {
  const { shipTo, method, rush } = toDelivery(values.delivery);
  const isOne = EYES.every((eye) => quantityOf(values.type, values[eye]) === 1);
  return isOne && shipTo === 'practice' && method === 'standard' && !rush;
}
