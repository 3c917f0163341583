import { regionsOf } from '#domain/address/regions.ts';
import type { ValueText } from '../common/record-definition.ts';

const countryText: ValueText = (code, locale) =>
  // What is not a country's code is shown as it is.
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code)
    : code;

const stateText: ValueText = (code, locale, record) => {
  const country: unknown = record?.['country'];
  const regions = regionsOf(typeof country === 'string' ? country : '');
  return regions.find((region) => region.code === code)?.name[locale] ?? code;
};

/** How what `CountryInput` and `StateInput` enter is written where it is only shown. */
export const ADDRESS_TEXTS = { country: countryText, state: stateText };
