import type { Locale } from '../basics/locale.ts';
import type { DeliveryAddress } from './delivery.ts';

/** Returns the lines of an address label: recipient, street, place, country. */
export function addressLines(to: DeliveryAddress, locale: Locale): string[] {
  const street = [to.address, to.apt].filter(Boolean).join(', ');
  const region = [to.state, to.zip].filter(Boolean).join(' ');
  const place = [to.city, region].filter(Boolean).join(', ');
  return [to.recipient, street, place, countryName(to.country, locale)].filter(Boolean);
}

/** Returns an unknown country code unchanged. */
function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
