import {
  PERSONAL_FIELDS,
  emptyProfile,
  personalFields,
  profileSchema,
} from '#domain/address/profile.ts';
import type { PersonalField, PersonalFields, Profile } from '#domain/address/profile.ts';
import { TimeoutError, within } from '../async/within.ts';
import type { Documents } from '../firebase/documents.ts';
import { readAnswer } from '../http/read-answer.ts';
import { normalizeProfile } from './normalize-profile.ts';

const USERS = 'users';
/** Milliseconds. Firestore retries a lost connection for about ten seconds before it reports it. */
const TIMEOUT = 20_000;

/** A field of this edit was changed elsewhere meanwhile; nothing was written. */
export class ProfileConflict extends Error {
  /** The profile as stored now. */
  readonly stored: Profile;
  readonly fields: PersonalField[];

  constructor(stored: Profile, fields: PersonalField[]) {
    super(`Changed meanwhile: ${fields.join(', ')}`);
    this.stored = stored;
    this.fields = fields;
  }
}

/** Why a profile was not saved. `unanswered`: it is not known whether it was. */
export type SaveFailure = 'offline' | 'unanswered' | 'denied' | 'other';

class Offline extends Error {}

export function saveFailure(error: unknown): SaveFailure {
  if (error instanceof Offline) return 'offline';
  if (error instanceof TimeoutError) return 'unanswered';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'unavailable' || code === 'deadline-exceeded') return 'offline';
  return code === 'permission-denied' ? 'denied' : 'other';
}

/** Returns the fields of `edit` that differ from `base`, in their stored form. */
export function changedFields(
  base: PersonalFields,
  edit: Partial<PersonalFields>,
): Partial<PersonalFields> {
  const whole = normalizeProfile({ ...personalFields(base), ...edit });
  const changed = PERSONAL_FIELDS.filter((field) => field in edit && whole[field] !== base[field]);
  return Object.fromEntries(changed.map((field) => [field, whole[field]]));
}

function assertUncontested(
  stored: Profile,
  base: PersonalFields,
  changes: Partial<PersonalFields>,
) {
  const contested = PERSONAL_FIELDS.filter(
    (field) =>
      field in changes && stored[field] !== base[field] && stored[field] !== changes[field],
  );
  if (contested.length > 0) throw new ProfileConflict(stored, contested);
}

/**
 * PF-01: saves the fields that `edit` changes in `base`, the profile that the form was loaded with; other fields keep
 * what others have changed meanwhile. Returns the personal fields as stored now. Throws ProfileConflict when both
 * changed the same field, otherwise an error for `saveFailure`.
 */
export async function saveProfile(
  documents: Pick<Documents, 'transact'>,
  uid: string,
  base: Profile,
  edit: Partial<PersonalFields>,
): Promise<PersonalFields> {
  if (!navigator.onLine) throw new Offline('There is no connection');
  const changes = changedFields(base, edit);
  let saved = personalFields(base);
  const transaction = documents.transact(USERS, uid, (current) => {
    const stored = current === null ? null : readAnswer(profileSchema, current);
    if (stored) assertUncontested(stored, base, changes);
    const profile = { ...(stored ?? emptyProfile(uid, base.email)), ...changes };
    saved = personalFields(profile);
    return stored ? changes : profile;
  });
  await within(TIMEOUT, transaction);
  return saved;
}
