import type { Locale } from '../basics/locale.ts';
import { fill } from '../lens/model/messages.ts';
import type { AddressField, AddressParts, AddressViolation } from './check-address-field.ts';
import { addressLabels } from './labels.ts';
import type { PhoneViolation } from './phone.ts';

interface Texts {
  labels: Record<LabelName, string>;
  missing: string;
  choose: string;
  elsewhere: string;
  elsewhereOf: string;
  wrong: string;
  nearest: string;
  example: string;
}

type LabelName =
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
    labels: {
      zipCode: 'ZIP code',
      postalCode: 'postal code',
      postcode: 'postcode',
      state: 'state',
      province: 'province',
      county: 'county',
      region: 'region',
      country: 'country',
    },
    missing: 'Enter a {label}',
    choose: 'Choose a {label}',
    elsewhere: '{given} is not a {label} in {place}',
    elsewhereOf: '; it is in {state}',
    wrong: '"{given}" is not a valid {label}',
    nearest: '. Nearest: {nearest}',
    example: '. Example: {example}',
  },
  es: {
    labels: {
      zipCode: 'código postal (ZIP)',
      postalCode: 'código postal',
      postcode: 'código postal',
      state: 'estado',
      province: 'provincia',
      county: 'condado',
      region: 'región',
      country: 'país',
    },
    missing: 'Indique: {label}',
    choose: 'Elija: {label}',
    elsewhere: '{given} no pertenece a {place}',
    elsewhereOf: '; es de {state}',
    wrong: '«{given}» no es válido como {label}',
    nearest: '. Lo más cercano: {nearest}',
    example: '. Ejemplo: {example}',
  },
};

function labelNameFor(field: AddressField, country: string): LabelName {
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
  const label = texts.labels[labelNameFor(field, address.country)];
  const given = address[field];
  if (rule === 'required') return fill(field === 'zip' ? texts.missing : texts.choose, { label });
  if (rule === 'otherState') {
    const here = fill(texts.elsewhere, { given, label, place: address.state || address.country });
    return state ? here + fill(texts.elsewhereOf, { state }) : here;
  }
  const wrong = fill(texts.wrong, { given, label });
  if (nearest) return wrong + fill(texts.nearest, { nearest });
  return example ? wrong + fill(texts.example, { example }) : wrong;
}

const PHONES: Record<Locale, Record<'ofCountry' | 'ofAny', string>> = {
  en: {
    ofCountry: '"{given}" is not a valid phone number in {country}',
    ofAny: '"{given}" is not a valid phone number. Start with + and the country code',
  },
  es: {
    ofCountry: '«{given}» no es un número de teléfono válido en {country}',
    ofAny: '«{given}» no es un número de teléfono válido. Empiece con + y el código del país',
  },
};

/** Describes what is wrong with a phone number; in English for the API. */
export function describePhoneViolation(
  given: string,
  { country }: PhoneViolation,
  locale: Locale = 'en',
): string {
  const { ofCountry, ofAny } = PHONES[locale];
  return country ? fill(ofCountry, { given, country }) : fill(ofAny, { given });
}
