// A separate module, because the phone rules of all countries have 29 kB (gzip): load it only for phone fields.
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

export interface PhoneViolation {
  rule: 'format';
  /** The country of the number, or null when it must start with + and the country code. */
  country: string | null;
}

const EXTENSION = ';ext=';

function readPhone(text: string, country: string): PhoneNumber | null {
  const options = {
    extract: false,
    ...(isSupportedCountry(country) && { defaultCountry: country }),
  };
  const [number = '', extension] = text.trim().split(EXTENSION);
  const phone = parsePhoneNumberFromString(number, options);
  if (!phone?.isValid()) return null;
  if (extension) phone.setExt(extension);
  return phone;
}

/** Returns what is wrong with a typed number, which may be national for `country` or international, or null. */
export function checkPhone(text: string, country: string): PhoneViolation | null {
  if (readPhone(text, country)) return null;
  return { rule: 'format', country: isSupportedCountry(country) ? country : null };
}

/** Returns the stored form: `+12025550100`, with an extension `+12025550100;ext=12`. Keeps a number it cannot parse. */
export function normalizePhone(text: string, country: string): string {
  const phone = readPhone(text, country);
  if (!phone) return text.trim();
  return phone.ext ? `${phone.number}${EXTENSION}${phone.ext}` : phone.number;
}

/** Returns the display form: national within `country`, else international. Keeps a number it cannot parse. */
export function formatPhone(stored: string, country: string): string {
  const phone = readPhone(stored, country);
  if (!phone) return stored;
  return phone.country === country ? phone.formatNational() : phone.formatInternational();
}
