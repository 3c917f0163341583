import { PERSONAL_FIELDS } from '../schemas/profile.ts';
import type { PersonalFields } from '../schemas/profile.ts';
import { normalizeAddress } from './normalize-address.ts';
import { normalizePhone } from './phone.ts';

/** Personal fields as they are stored: without blanks at their ends, the address as its country writes it, E.164. */
export function normalizeProfile(fields: PersonalFields): PersonalFields {
  const trimmed = PERSONAL_FIELDS.map((field) => [field, fields[field].trim()]);
  const address = normalizeAddress(Object.fromEntries(trimmed) as PersonalFields);
  return {
    ...address,
    phone: normalizePhone(address.phone, address.country),
    faxNumber: normalizePhone(address.faxNumber, address.country),
  };
}
