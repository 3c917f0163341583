import { z } from 'zod';
import { checkAddressParts } from '../address/check-address-parts.ts';
import { normalizeAddress } from '../address/normalize-address.ts';
import { MAX_OF_A_LENS, nearestQuantity } from '../delivery/quantity.ts';
import { SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import { pricePartSchema } from './price.ts';
import { text } from './text.ts';

/** Where an order goes: to the practice's address on record, another one of the practice's, or to the patient. */
export const SHIP_TO = ['practice', 'other', 'patient'] as const;

const upTo = (most: number) => text().trim().max(most, `Has at most ${most} characters`);
const required = (most: number) => upTo(most).min(1, 'This is required');

/** What a parcel needs, and nothing else: no telephone number, no e-mail address. */
export const deliveryAddressSchema = z.object({
  /** Whose name stands on the parcel. */
  recipient: required(80),
  address: required(200),
  apt: upTo(60).default(''),
  city: required(120),
  /** State or province; required where the country has them. */
  state: upTo(60).default(''),
  zip: upTo(20).default(''),
  /** ISO 3166, two letters. */
  country: required(60),
});

/** The same as somebody types it: written and checked as its country has it (PF-01). */
const typedAddressSchema = deliveryAddressSchema
  .overwrite(normalizeAddress)
  .superRefine(checkAddressParts);

const choiceFields = {
  shipTo: z.enum(SHIP_TO).default('practice'),
  method: z.enum(SHIPPING_METHODS).default('standard'),
  rush: z.boolean().default(false),
};

/** OR-14: what an order says about its delivery. `address` is null for the practice's own, which is on record. */
export const deliverySchema = z
  .object({ ...choiceFields, address: typedAddressSchema.nullable().default(null) })
  .superRefine(({ shipTo, address }, context) => {
    if ((shipTo === 'practice') === (address === null)) return;
    const message = address
      ? 'The address of the practice is on record. Leave it out, or ship to another address'
      : 'Say where to ship to';
    context.addIssue({ code: 'custom', path: ['address'], message, params: { rule: 'shipTo' } });
  });

/** As an order keeps it: the address as it was when the order came, null where none was on record. */
export const orderDeliverySchema = z.object({
  ...choiceFields,
  address: deliveryAddressSchema.nullable().default(null),
  /** What shipping and rush cost. */
  priceParts: z.array(pricePartSchema).default([]),
});

/** What orders without a word about it have. */
export const PLAIN_DELIVERY: Delivery = {
  shipTo: 'practice',
  address: null,
  method: 'standard',
  rush: false,
};

/** How many of a lens are ordered. */
export const quantitySchema = z
  .number()
  .superRefine((quantity, context) => {
    const nearest = nearestQuantity(quantity);
    if (quantity === nearest) return;
    const message = `Order 1 to ${MAX_OF_A_LENS} of a lens, ${quantity} cannot be ordered. Nearest: ${nearest}`;
    context.addIssue({ code: 'custom', message, params: { rule: 'quantity', nearest } });
  })
  // As the rule above has it, for who reads the description of the API.
  .meta({ type: 'integer', minimum: 1, maximum: MAX_OF_A_LENS });

/** What the order form of an account begins with. */
export const deliveryChoicesSchema = z.object({
  /** Of the practice, as it is on record; null where there is none. */
  practice: deliveryAddressSchema.nullable(),
  /** The other address that the account shipped to last. */
  other: deliveryAddressSchema.nullable(),
  /** Of the account's last order that did not go to a patient. */
  last: z.object({ shipTo: z.enum(['practice', 'other']), method: z.enum(SHIPPING_METHODS) }),
});

export type ShipTo = (typeof SHIP_TO)[number];
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;
export type DeliveryChoices = z.infer<typeof deliveryChoicesSchema>;
