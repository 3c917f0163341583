import type { AddressField, AddressParts, AddressViolation } from './check-address-field.ts';
import { addressLabels } from './labels.ts';
import type { PhoneViolation } from './phone.ts';

const WORDS = {
  zipCode: 'ZIP code',
  postalCode: 'postal code',
  postcode: 'postcode',
  state: 'state',
  province: 'province',
  county: 'county',
  region: 'region',
  country: 'country',
};

function wordFor(field: AddressField, country: string): string {
  return WORDS[field === 'country' ? field : addressLabels(country)[field]];
}

/** What is wrong, in English, with the nearest right value; for answers of the API. */
export function describeAddressViolation(
  field: AddressField,
  address: AddressParts,
  { rule, nearest, example, state }: AddressViolation,
): string {
  const word = wordFor(field, address.country);
  const given = address[field];
  if (rule === 'required') return field === 'zip' ? `A ${word} is missing` : `Choose a ${word}`;
  if (rule === 'otherState') {
    const here = `${given} is not a ${word} of ${address.state || address.country}`;
    return state ? `${here}, but of ${state}` : here;
  }
  const wrong = `"${given}" is not a ${word}`;
  if (nearest) return `${wrong}. Nearest: ${nearest}`;
  return example ? `${wrong}. Example: ${example}` : wrong;
}

/** What is wrong with a phone number, in English. */
export function describePhoneViolation(given: string, { country }: PhoneViolation): string {
  const wrong = `"${given}" is not a phone number`;
  return country ? `${wrong} of ${country}` : `${wrong}. Begin with + and the code of the country`;
}
