import { z } from 'zod';
import { PROFILE_TEXT_MOST } from '../basics/constants.ts';
import { line, toStorable } from '../basics/text.ts';

/** A text that users enter about themselves. */
export const personalTextSchema = line().max(PROFILE_TEXT_MOST);

/** Read from Firestore, where a browser may have written anything: bad text must not make the profile unreadable. */
const storedText = z.string().overwrite(toStorable);
const field = storedText.max(PROFILE_TEXT_MOST).default('');

/** EN-01: the document `users/{uid}`. */
export const profileSchema = z.object({
  uid: storedText,
  email: storedText,
  accountNumber: storedText.nullable().default(''),
  firstName: field,
  lastName: field,
  address: field,
  apt: field,
  city: field,
  state: field,
  zip: field,
  phone: field,
  country: field,
  company: field,
  faxNumber: field,
  termsAccepted: z.boolean().default(false),
  termsAcceptedDate: storedText.default(''),
});
export type Profile = z.infer<typeof profileSchema>;

/** PF-01: the fields that users edit; only the server changes the others. */
export const PERSONAL_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address',
  'apt',
  'city',
  'country',
  'state',
  'zip',
  'phone',
  'faxNumber',
] as const satisfies readonly (keyof Profile)[];
export type PersonalField = (typeof PERSONAL_FIELDS)[number];
export type PersonalFields = Pick<Profile, PersonalField>;

/** Returns the personal fields of a profile. */
export function personalFields(profile: PersonalFields): PersonalFields {
  const entries = PERSONAL_FIELDS.map((field) => [field, profile[field]]);
  return Object.fromEntries(entries) as PersonalFields;
}

/** LG-01, LG-02: returns the profile of a new user. */
export function emptyProfile(uid: string, email: string): Profile {
  return profileSchema.parse({ uid, email });
}
