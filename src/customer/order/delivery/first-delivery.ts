import { addressTexts, deliveryTexts } from '#domain/delivery/delivery-texts.ts';
import type { DeliveryChoices } from '#domain/schemas/delivery.ts';
import type { Order } from '#domain/schemas/order.ts';

type Texts = Record<string, string>;

/** What a new order begins with: as the account's last one went. Undefined for the plain delivery. */
export function firstDelivery(choices: DeliveryChoices | null): Texts | undefined {
  if (!choices) return undefined;
  const { other, last } = choices;
  // an address that was never typed cannot be gone back to
  const shipTo = other ? last.shipTo : 'practice';
  if (shipTo === 'practice' && last.method === 'standard') return undefined;
  return { shipTo, method: last.method, ...(shipTo === 'other' && addressTexts(other)) };
}

/**
 * The same way as an earlier order. Its other address is the one that the account has by now; what went to a patient goes
 * to the practice, since a patient's address is kept with that order alone. A rush is asked for each time.
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
