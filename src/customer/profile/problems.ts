import { checkAddressField, isRequired } from '#domain/address/check-address-field.ts';
import type { AddressField, AddressViolation } from '#domain/address/check-address-field.ts';
import { checkPhone } from '#domain/address/phone.ts';
import { PERSONAL_FIELDS, personalTextSchema } from '#domain/schemas/profile.ts';
import type { PersonalField, PersonalFields } from '#domain/schemas/profile.ts';
import type { LiveProfile } from './live-profile.ts';

/** Why a field keeps the profile from being saved. */
export type Problem =
  | { kind: 'required' }
  | { kind: 'tooLong'; max: number }
  | { kind: 'unstorable' }
  | { kind: 'address'; field: AddressField; violation: AddressViolation }
  | { kind: 'phone'; country: string | null };

/** The rules are the country's: an address without one may be begun, but not with what it decides. */
export function isFieldRequired(field: PersonalField, values: PersonalFields): boolean {
  const hasCountry = values.country.trim() !== '';
  if (field === 'firstName' || field === 'lastName') return true;
  if (field === 'address' || field === 'city') return hasCountry;
  if (field === 'country') return values.state.trim() !== '' || values.zip.trim() !== '';
  const isOfCountry = field === 'state' || field === 'zip';
  return isOfCountry && hasCountry && isRequired(field, values.country);
}

function addressProblem(field: AddressField, values: PersonalFields): Problem | null {
  if (!values[field].trim() && !isFieldRequired(field, values)) return null;
  const violation = checkAddressField(field, values);
  return violation && { kind: 'address', field, violation };
}

function phoneProblem(text: string, country: string): Problem | null {
  const violation = text.trim() ? checkPhone(text, country) : null;
  return violation && { kind: 'phone', country: violation.country };
}

function textProblem(value: string): Problem | null {
  const issue = personalTextSchema.safeParse(value.trim()).error?.issues[0];
  if (!issue) return null;
  return issue.code === 'too_big'
    ? { kind: 'tooLong', max: Number(issue.maximum) }
    : { kind: 'unstorable' };
}

function ownProblem(field: PersonalField, values: PersonalFields): Problem | null {
  if (field === 'country' || field === 'state' || field === 'zip')
    return addressProblem(field, values);
  if (field === 'phone' || field === 'faxNumber')
    return phoneProblem(values[field], values.country);
  const isMissing = !values[field].trim() && isFieldRequired(field, values);
  return isMissing ? { kind: 'required' } : null;
}

/** What is wrong with a field of the form by the rules of its country, or null (PF-01). */
export function problemOf(field: PersonalField, values: PersonalFields): Problem | null {
  return textProblem(values[field]) ?? ownProblem(field, values);
}

/** Where to go instead of saving: to the first wrong field, else to the first whose value is contested; null to save. */
export function firstToSettle(
  values: PersonalFields,
  { theirs }: LiveProfile,
): PersonalField | null {
  const contested = PERSONAL_FIELDS.filter((field) => field in theirs);
  return [...wrongFields(values), ...contested][0] ?? null;
}

/** The fields that keep the profile from being saved, from top to bottom. */
function wrongFields(values: PersonalFields): PersonalField[] {
  return PERSONAL_FIELDS.filter((field) => problemOf(field, values) !== null);
}
