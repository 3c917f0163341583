import { fill } from '../lens/messages.ts';
import type { Locale } from '../locale.ts';
import type { AddressField, AddressParts, AddressViolation } from './check-address-field.ts';
import { addressLabels } from './labels.ts';
import type { PhoneViolation } from './phone.ts';

interface Texts {
  words: Record<Word, string>;
  missing: string;
  choose: string;
  elsewhere: string;
  elsewhereOf: string;
  wrong: string;
  nearest: string;
  example: string;
}

type Word =
  | 'zipCode'
  | 'postalCode'
  | 'postcode'
  | 'state'
  | 'province'
  | 'county'
  | 'region'
  | 'country';

const TEXTS: Record<Locale, Texts> = {
  en: {
    words: {
      zipCode: 'ZIP code',
      postalCode: 'postal code',
      postcode: 'postcode',
      state: 'state',
      province: 'province',
      county: 'county',
      region: 'region',
      country: 'country',
    },
    missing: 'Enter a {word}',
    choose: 'Choose a {word}',
    elsewhere: '{given} is not a {word} in {place}',
    elsewhereOf: '; it is in {state}',
    wrong: '"{given}" is not a valid {word}',
    nearest: '. Nearest: {nearest}',
    example: '. Example: {example}',
  },
  es: {
    words: {
      zipCode: 'código postal (ZIP)',
      postalCode: 'código postal',
      postcode: 'código postal',
      state: 'estado',
      province: 'provincia',
      county: 'condado',
      region: 'región',
      country: 'país',
    },
    missing: 'Indique: {word}',
    choose: 'Elija: {word}',
    elsewhere: '{given} no pertenece a {place}',
    elsewhereOf: '; es de {state}',
    wrong: '«{given}» no es válido como {word}',
    nearest: '. Lo más cercano: {nearest}',
    example: '. Ejemplo: {example}',
  },
};

function wordFor(field: AddressField, country: string): Word {
  return field === 'country' ? field : addressLabels(country)[field];
}

/** Describes an error with the nearest valid value; in English for the API. */
export function describeAddressViolation(
  field: AddressField,
  address: AddressParts,
  { rule, nearest, example, state }: AddressViolation,
  locale: Locale = 'en',
): string {
  const texts = TEXTS[locale];
  const word = texts.words[wordFor(field, address.country)];
  const given = address[field];
  if (rule === 'required') return fill(field === 'zip' ? texts.missing : texts.choose, { word });
  if (rule === 'otherState') {
    const here = fill(texts.elsewhere, { given, word, place: address.state || address.country });
    return state ? here + fill(texts.elsewhereOf, { state }) : here;
  }
  const wrong = fill(texts.wrong, { given, word });
  if (nearest) return wrong + fill(texts.nearest, { nearest });
  return example ? wrong + fill(texts.example, { example }) : wrong;
}

/** Describes what is wrong with a phone number, in English. */
export function describePhoneViolation(given: string, { country }: PhoneViolation): string {
  const wrong = `"${given}" is not a valid phone number`;
  return country ? `${wrong} in ${country}` : `${wrong}. Start with + and the country code`;
}
