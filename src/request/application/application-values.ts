import { normalizeAddress } from '#domain/address/normalize-address.ts';
import { formatPhone, normalizePhone } from '#domain/address/phone.ts';
import type { ApplicationInput } from '#domain/customers/application-input.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import type { SessionState } from '#providers/session/session-state.ts';

/** What the form asks for. The language is the page's. */
type TypedInput = Omit<ApplicationInput, 'locale'>;

/** The values of the application form; an empty buying group means none. */
export type ApplicationValues = Record<keyof TypedInput, string>;

const EMPTY: ApplicationValues = {
  practice: '',
  address: '',
  apt: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
  website: '',
  licenceNumber: '',
  licenceFile: '',
  buyingGroupId: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  notes: '',
};

export const VALUE_NAMES = Object.keys(EMPTY) as (keyof ApplicationValues)[];

/** Reads the known values of an unknown object, such as one that a tab stored. */
export function readValues(kept: unknown): ApplicationValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in EMPTY && typeof value === 'string',
  );
  return { ...EMPTY, ...Object.fromEntries(texts) };
}

/** Returns the values already known from the user's profile. */
export function valuesOfUser({ user, profile }: SessionState): ApplicationValues {
  if (!user || !profile) return EMPTY;
  const { company, firstName, lastName, address, apt, city, state, zip, country, phone } = profile;
  return {
    ...EMPTY,
    ...normalizeAddress({ address, apt, city, state, zip, country }),
    practice: company,
    phone: formatPhone(phone, country),
    contactName: [firstName, lastName].filter(Boolean).join(' '),
    contactEmail: user.email,
  };
}

/** Returns the values of an earlier application, to correct and send again. */
export function valuesOfApplication(application: Application): ApplicationValues {
  const { country, phone, contactPhone, buyingGroupId } = application;
  return {
    ...EMPTY,
    ...readValues(application),
    phone: formatPhone(phone, country),
    contactPhone: formatPhone(contactPhone, country),
    buyingGroupId: buyingGroupId ?? '',
  };
}

/** Converts typed values to the request: codes, the country's formats, international phone numbers. */
export function toInput(values: ApplicationValues): TypedInput {
  const { country } = values;
  return {
    ...normalizeAddress(values),
    phone: normalizePhone(values.phone, country),
    contactPhone: normalizePhone(values.contactPhone, country),
    buyingGroupId: values.buyingGroupId || null,
  };
}
