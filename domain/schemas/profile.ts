import { z } from 'zod';

const text = z.string().max(200).default('');

/** EN-01: the document `users/{uid}`. */
export const profileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  accountNumber: z.string().nullable().default(''),
  firstName: text,
  lastName: text,
  address: text,
  apt: text,
  city: text,
  state: text,
  zip: text,
  phone: text,
  country: text,
  company: text,
  faxNumber: text,
  termsAccepted: z.boolean().default(false),
  termsAcceptedDate: z.string().default(''),
});
export type Profile = z.infer<typeof profileSchema>;

/** PF-01: what users edit themselves; the rest is the server's. */
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

/** The personal part of a profile. */
export function personalFields(profile: PersonalFields): PersonalFields {
  const entries = PERSONAL_FIELDS.map((field) => [field, profile[field]]);
  return Object.fromEntries(entries) as PersonalFields;
}

/** LG-01, LG-02: the profile of a user of whom nothing is known yet. */
export function emptyProfile(uid: string, email: string): Profile {
  return profileSchema.parse({ uid, email });
}
