import {
  PLAIN_DELIVERY,
  SHIP_TO,
  type Delivery,
  type DeliveryAddress,
  type OrderDelivery,
  type SavedAddress,
} from '#domain/delivery/delivery.ts';
import { SHIPPING_METHODS } from '#domain/delivery/shipping-methods.ts';

/** The texts of a form's fields by name; a field that was never changed is missing. */
type DeliveryTexts = Readonly<Record<string, string | undefined>>;

/** From top to bottom, in the order of typing. */
export const ADDRESS_FIELDS = [
  'recipient',
  'address',
  'apt',
  'city',
  'country',
  'state',
  'zip',
] as const satisfies readonly (keyof DeliveryAddress)[];
export type DeliveryAddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * Converts the fields to a delivery, complete or not; an invalid choice counts as not made. The fields of an address on
 * record hold a copy of it, for the pages; `toOrderedDelivery` leaves it out.
 */
export function toDelivery(texts: DeliveryTexts = {}): Delivery {
  const shipTo = SHIP_TO.find((known) => known === texts['shipTo']) ?? PLAIN_DELIVERY.shipTo;
  return {
    shipTo,
    method: SHIPPING_METHODS.find((known) => known === texts['method']) ?? PLAIN_DELIVERY.method,
    rush: texts['rush'] === 'true',
    address: shipTo === 'practice' ? null : toAddress(texts),
    ...(shipTo === 'other' && texts['addressId'] ? { addressId: texts['addressId'] } : {}),
  };
}

/** OR-14: converts the fields to the delivery of an order: of an address on record only its id. */
export function toOrderedDelivery(texts: DeliveryTexts = {}): Delivery {
  const delivery = toDelivery(texts);
  return delivery.addressId ? { ...delivery, address: null } : delivery;
}

function toAddress(texts: DeliveryTexts): DeliveryAddress {
  const entries = ADDRESS_FIELDS.map((field) => [field, (texts[field] ?? '').trim()]);
  return Object.fromEntries(entries) as DeliveryAddress;
}

/** Returns the fields of an address; blank without one. */
export function addressTexts(address: DeliveryAddress | null): Record<string, string> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address?.[field] ?? '']));
}

/** OR-14: returns the fields of an address: of one on record with its id, of any other without one. */
export function savedTexts(
  address: DeliveryAddress | null,
  saved: readonly SavedAddress[],
): Record<string, string> {
  const found = address && saved.find((one) => isSame(one, address));
  return { ...addressTexts(address), addressId: found?.id ?? '' };
}

function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return ADDRESS_FIELDS.every((field) => one[field] === other[field]);
}

/** Returns the fields of an order's delivery. The practice's own address has no fields. */
export function deliveryTexts({
  shipTo,
  method,
  rush,
  address,
}: Delivery | OrderDelivery): Record<string, string> {
  return {
    shipTo,
    method,
    rush: rush ? 'true' : '',
    ...(shipTo !== 'practice' && addressTexts(address)),
  };
}
