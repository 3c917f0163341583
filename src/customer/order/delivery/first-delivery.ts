import type { DeliveryChoices } from '#domain/delivery/delivery.ts';
import type { Order } from '#domain/orders/order.ts';
import { deliveryTexts, savedTexts } from './texts/delivery-texts.ts';

type Texts = Record<string, string>;

/** Returns a new order's delivery: that of the account's last order. Undefined for the standard one. */
export function firstDelivery(choices: DeliveryChoices | null): Texts | undefined {
  if (!choices) return undefined;
  const { other, last, addresses } = choices;
  // a ship-to without a typed address cannot be used again
  const shipTo = other ? last.shipTo : 'practice';
  if (shipTo === 'practice' && last.method === 'standard') return undefined;
  return { shipTo, method: last.method, ...(shipTo === 'other' && savedTexts(other, addresses)) };
}

/**
 * Returns the delivery of an earlier order. Its other address is the account's current one, unless it is on record; a
 * delivery to a patient becomes one to the practice, since only that order stores the patient's address. Rush is never copied.
 */
export function deliveryAgain({ delivery }: Order, choices: DeliveryChoices | null): Texts {
  const isOther = delivery.shipTo === 'other';
  const saved = choices?.addresses ?? [];
  const isOnRecord = savedTexts(delivery.address, saved)['addressId'] !== '';
  const address = isOnRecord ? delivery.address : (choices?.other ?? delivery.address);
  const chosen = { shipTo: isOther ? 'other' : 'practice', method: delivery.method } as const;
  return {
    ...deliveryTexts({ ...chosen, rush: false, address: isOther ? address : null }),
    ...(isOther && savedTexts(address, saved)),
  };
}
