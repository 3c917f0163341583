import { z } from 'zod';
import { checkAddressParts } from '../address/check-address-parts.ts';
import { normalizeAddress } from '../address/normalize-address.ts';
import { line, text } from '../basics/text.ts';
import { pricePartSchema } from '../money/prices/price-schema.ts';
import { MAX_OF_A_LENS, nearestQuantity } from '../money/prices/quantity.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

/** The destination of an order: the practice's address on record, another address of the practice, or the patient. */
export const SHIP_TO = ['practice', 'other', 'patient'] as const;

const upTo = (most: number) => line().trim().max(most, `Has at most ${most} characters`);
const required = (most: number) => upTo(most).min(1, 'This is required');

/** The data that a parcel needs, without phone number and email address. */
export const deliveryAddressSchema = z.object({
  /** The recipient's name on the parcel. */
  recipient: required(80),
  address: required(200),
  apt: upTo(60).default(''),
  city: required(120),
  /** State or province; required in countries that have them. */
  state: upTo(60).default(''),
  zip: upTo(20).default(''),
  /** Two letters (ISO 3166). */
  country: required(60),
});

/** The address as typed, normalized and checked by its country's rules (PF-01). */
const typedAddressSchema = deliveryAddressSchema
  .overwrite(normalizeAddress)
  .superRefine((address, context) => checkAddressParts(address, context));

const choiceFields = {
  shipTo: z.enum(SHIP_TO).default('practice'),
  method: z.enum(SHIPPING_METHODS).default('standard'),
  rush: z.boolean().default(false),
};

/** The id of one of the account's other addresses on record. */
const addressIdSchema = text().min(1).max(60);

/**
 * OR-14: the delivery of an order. `address` is null for an address on record: the practice's own, or one of the account's
 * other addresses, which `addressId` names.
 */
export const deliverySchema = z
  .object({
    ...choiceFields,
    address: typedAddressSchema.nullable().default(null),
    addressId: addressIdSchema.nullish(),
  })
  .superRefine(({ shipTo, address, addressId = null }, context) => {
    const isOnRecord = shipTo === 'practice' || (shipTo === 'other' && addressId !== null);
    const isNamed = addressId === null || shipTo === 'other';
    if (isNamed && isOnRecord === (address === null)) return;
    const message = isOnRecord
      ? 'The address is on record. Leave it out, or ship to another address'
      : 'Say where to ship to';
    context.addIssue({ code: 'custom', path: ['address'], message, params: { rule: 'shipTo' } });
  });

/** The delivery as stored with an order: the address when it was ordered, null when none was on record. */
export const orderDeliverySchema = z.object({
  ...choiceFields,
  address: deliveryAddressSchema.nullable().default(null),
  /** The prices of shipping and rush, and the tax of the order. */
  priceParts: z.array(pricePartSchema).default([]),
});

/** The delivery of orders that specify none. */
export const PLAIN_DELIVERY: Delivery = {
  shipTo: 'practice',
  address: null,
  method: 'standard',
  rush: false,
};

/** The quantity of a lens. */
export const quantitySchema = z
  .number()
  .superRefine((quantity, context) => {
    const nearest = nearestQuantity(quantity);
    if (quantity === nearest) return;
    const message = `Order 1 to ${MAX_OF_A_LENS} of a lens, ${quantity} cannot be ordered. Nearest: ${nearest}`;
    context.addIssue({ code: 'custom', message, params: { rule: 'quantity', nearest } });
  })
  // The rule above, for the API's description.
  .meta({ type: 'integer', minimum: 1, maximum: MAX_OF_A_LENS });

/** One of the account's other addresses on record. */
export const savedAddressSchema = deliveryAddressSchema.extend({
  id: addressIdSchema,
  /** Where the account's parcels go first; one of an account at most. */
  isDefault: z.boolean(),
});

/** The initial delivery choices of an account's order form. */
export const deliveryChoicesSchema = z.object({
  /** The practice's address on record; null without one. */
  practice: deliveryAddressSchema.nullable(),
  /** The other address that the account used last, else the default of its other addresses. */
  other: deliveryAddressSchema.nullable(),
  /** The account's other addresses on record, by recipient. The default is for servers of the former version. */
  addresses: z.array(savedAddressSchema).default([]),
  /** The choices of the account's last order that did not go to a patient. */
  last: z.object({ shipTo: z.enum(['practice', 'other']), method: z.enum(SHIPPING_METHODS) }),
  /** Rule 42: no order can be submitted for the account. The default is for servers of the former version. */
  creditHold: z.boolean().default(false),
});

export type ShipTo = (typeof SHIP_TO)[number];
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;
export type SavedAddress = z.infer<typeof savedAddressSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;
export type DeliveryChoices = z.infer<typeof deliveryChoicesSchema>;
