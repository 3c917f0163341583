// By itself, because the plans of all countries weigh 29 kB (gzip): load it only where a number is typed.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneNumber } from 'libphonenumber-js/min';

export interface PhoneViolation {
  rule: 'format';
  /** The country the number was read for, or null when it has to begin with + and the country's code. */
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

/** What is wrong with a number as it was typed, in the form of `country` or international, or null. */
export function checkPhone(text: string, country: string): PhoneViolation | null {
  if (readPhone(text, country)) return null;
  return { rule: 'format', country: isSupportedCountry(country) ? country : null };
}

/** The form that is stored: `+12025550100`, with an extension `+12025550100;ext=12`. What cannot be read stays. */
export function normalizePhone(text: string, country: string): string {
  const phone = readPhone(text, country);
  if (!phone) return text.trim();
  return phone.ext ? `${phone.number}${EXTENSION}${phone.ext}` : phone.number;
}

/** The form for people: national within `country`, international from elsewhere. What cannot be read stays. */
export function formatPhone(stored: string, country: string): string {
  const phone = readPhone(stored, country);
  if (!phone) return stored;
  return phone.country === country ? phone.formatNational() : phone.formatInternational();
}
