import { z } from 'zod';
import { checkAddressParts } from '../address/check-address-parts.ts';
import { isKeptState, keptStateOf } from '../address/kept-state.ts';
import { normalizeAddress } from '../address/normalize-address.ts';
import { accountNumberSchema } from '../basics/account-number.ts';
import type { FieldLabels } from '../basics/field-labels.ts';
import { recordFilterOf, recordOf } from '../basics/record.ts';
import { line } from '../basics/text.ts';

const upTo = (most: number) => line().trim().max(most);
const required = (most: number) => upTo(most).min(1, 'This is required');

const addressFields = z.object({
  accountNumber: accountNumberSchema,
  /** The recipient's name on the parcel. */
  recipient: required(80),
  /** Two letters (ISO 3166). */
  country: required(2),
  address: required(200),
  apt: upTo(60),
  city: required(120),
  /** State or province; required in countries that have them. */
  state: upTo(60),
  zip: upTo(20),
  /** Where the account's parcels go first; one of an account at most. */
  isDefault: z.boolean(),
});

/** AD-05: what a super admin enters about another address of an account. */
export const shipToAddressInputSchema = addressFields
  .strict()
  .overwrite(normalizeAddress)
  .superRefine((address, context) => checkAddressParts(address, context));

/** The same in an edit, which may leave the state as it is stored; null before the stored address is known. */
export const shipToAddressEditSchema = (stored: Readonly<Record<string, unknown>> | null) =>
  addressFields
    .strict()
    .overwrite(normalizeAddress)
    .superRefine((address, context) =>
      checkAddressParts(address, context, (given) => isKeptState(given, keptStateOf(stored))),
    );

/** Another address of an account, for staff. */
export const shipToAddressRecordSchema = recordOf(addressFields);

export const shipToAddressFilterSchema = recordFilterOf({
  accountNumber: accountNumberSchema,
  isDefault: z.boolean(),
});

/** The sort fields of a list of addresses. */
export const SHIP_TO_ADDRESS_SORTS = ['recipient'] as const;

export type ShipToAddressInput = z.infer<typeof shipToAddressInputSchema>;
export type ShipToAddress = z.infer<typeof shipToAddressRecordSchema>;

/** The labels of the fields of a ship-to address, on its pages and in tables. */
export const SHIP_TO_ADDRESS_LABELS = {
  accountNumber: { en: 'Account', es: 'Cuenta' },
  recipient: { en: 'Recipient', es: 'Destinatario' },
  country: { en: 'Country', es: 'País' },
  address: { en: 'Address', es: 'Dirección' },
  apt: { en: 'Suite', es: 'Oficina' },
  city: { en: 'City', es: 'Ciudad' },
  state: { en: 'State', es: 'Estado' },
  zip: { en: 'ZIP code', es: 'Código postal' },
  isDefault: { en: 'Default', es: 'Predeterminada' },
} satisfies FieldLabels;
