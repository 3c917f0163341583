import type { Locale } from '#domain/locale.ts';
import type { Application } from '#domain/schemas/application.ts';

type Address = Pick<Application, 'address' | 'apt' | 'city' | 'state' | 'zip' | 'country'>;

/** Formats an address as on a letter, with the name of the country. */
export function addressLines(address: Address, locale: Locale): string[] {
  const { apt, city, state, zip, country } = address;
  const place = [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  return [address.address, apt, place, countryName(country, locale)].filter(Boolean);
}

/** Returns the code itself when it is not an ISO 3166 code. */
function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
