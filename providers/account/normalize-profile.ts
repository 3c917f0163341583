import { normalizeAddress } from '#domain/address/normalize-address.ts';
import { normalizePhone } from '#domain/address/phone.ts';
import { PERSONAL_FIELDS, type PersonalFields } from '#domain/address/profile.ts';

/** Returns personal fields in their stored form: trimmed, the address in its country's format, E.164 phone numbers. */
export function normalizeProfile(fields: PersonalFields): PersonalFields {
  const trimmed = PERSONAL_FIELDS.map((field) => [field, fields[field].trim()]);
  const address = normalizeAddress(Object.fromEntries(trimmed) as PersonalFields);
  return {
    ...address,
    phone: normalizePhone(address.phone, address.country),
    faxNumber: normalizePhone(address.faxNumber, address.country),
  };
}
