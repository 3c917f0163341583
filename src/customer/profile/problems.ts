import { checkAddressField, isRequired } from '#domain/address/check-address-field.ts';
import type { AddressField, AddressViolation } from '#domain/address/check-address-field.ts';
import { isKeptState } from '#domain/address/kept-state.ts';
import { checkPhone } from '#domain/address/phone.ts';
import { PERSONAL_FIELDS, personalTextSchema } from '#domain/address/profile.ts';
import type { PersonalField, PersonalFields } from '#domain/address/profile.ts';
import { textRuleOf } from '#domain/basics/text-problems.ts';
import type { TextRule } from '#domain/basics/text.ts';
import type { LiveProfile } from './live-profile.ts';

/** Why a field blocks saving the profile. */
export type Problem =
  | { kind: 'required' }
  | { kind: 'tooLong'; max: number }
  | { kind: 'text'; rule: TextRule }
  | { kind: 'address'; field: AddressField; violation: AddressViolation }
  | { kind: 'phone'; country: string | null };

/** Returns whether a field is required. The country sets the rules; a state or ZIP code requires a country. */
export function isFieldRequired(field: PersonalField, values: PersonalFields): boolean {
  const hasCountry = values.country.trim() !== '';
  if (field === 'firstName' || field === 'lastName') return true;
  if (field === 'address' || field === 'city') return hasCountry;
  if (field === 'country') return values.state.trim() !== '' || values.zip.trim() !== '';
  const isOfCountry = field === 'state' || field === 'zip';
  return isOfCountry && hasCountry && isRequired(field, values.country);
}

function addressProblem(
  field: AddressField,
  values: PersonalFields,
  stored: PersonalFields | null,
): Problem | null {
  if (!values[field].trim() && !isFieldRequired(field, values)) return null;
  if (field === 'state' && isKeptState(values, stored)) return null;
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
    : { kind: 'text', rule: textRuleOf(issue) };
}

function ownProblem(
  field: PersonalField,
  values: PersonalFields,
  stored: PersonalFields | null,
): Problem | null {
  if (field === 'country' || field === 'state' || field === 'zip')
    return addressProblem(field, values, stored);
  if (field === 'phone' || field === 'faxNumber')
    return phoneProblem(values[field], values.country);
  const isMissing = !values[field].trim() && isFieldRequired(field, values);
  return isMissing ? { kind: 'required' } : null;
}

/** Returns the problem of a field by the rules of its country, or null (PF-01). A state may stay as it is `stored`. */
export function problemOf(
  field: PersonalField,
  values: PersonalFields,
  stored: PersonalFields | null = null,
): Problem | null {
  return textProblem(values[field]) ?? ownProblem(field, values, stored);
}

/** Returns the field that blocks saving: the first invalid one, else the first with a conflict; null to save. */
export function firstToSettle(
  values: PersonalFields,
  { theirs, base }: LiveProfile,
): PersonalField | null {
  const contested = PERSONAL_FIELDS.filter((field) => field in theirs);
  return [...wrongFields(values, base), ...contested][0] ?? null;
}

/** Returns the invalid fields, from top to bottom. */
function wrongFields(values: PersonalFields, stored: PersonalFields): PersonalField[] {
  return PERSONAL_FIELDS.filter((field) => problemOf(field, values, stored) !== null);
}
