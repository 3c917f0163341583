import { addressTexts, deliveryTexts } from '#domain/delivery/delivery-texts.ts';
import type { DeliveryChoices } from '#domain/schemas/delivery.ts';
import type { Order } from '#domain/schemas/order.ts';

type Texts = Record<string, string>;

/** Returns a new order's delivery: that of the account's last order. Undefined for the standard one. */
export function firstDelivery(choices: DeliveryChoices | null): Texts | undefined {
  if (!choices) return undefined;
  const { other, last } = choices;
  // a ship-to without a typed address cannot be used again
  const shipTo = other ? last.shipTo : 'practice';
  if (shipTo === 'practice' && last.method === 'standard') return undefined;
  return { shipTo, method: last.method, ...(shipTo === 'other' && addressTexts(other)) };
}

/**
 * Returns the delivery of an earlier order. Its other address is the account's current one; a delivery to a patient
 * becomes one to the practice, since only that order stores the patient's address. Rush is never copied.
 */
export function deliveryAgain({ delivery }: Order, choices: DeliveryChoices | null): Texts {
  const isOther = delivery.shipTo === 'other';
  return deliveryTexts({
    shipTo: isOther ? 'other' : 'practice',
    method: delivery.method,
    rush: false,
    address: isOther ? (choices?.other ?? delivery.address) : null,
  });
}
