import { normalizeProfile } from '#domain/address/normalize-profile.ts';
import {
  PERSONAL_FIELDS,
  emptyProfile,
  personalFields,
  profileSchema,
} from '#domain/schemas/profile.ts';
import type { PersonalField, PersonalFields, Profile } from '#domain/schemas/profile.ts';
import type { Documents } from '../firebase/documents.ts';
import { TimeoutError, within } from '../async/within.ts';

const USERS = 'users';
/** Milliseconds. Firestore tries a lost connection again for some ten seconds before it says so. */
const TIMEOUT = 20_000;

/** Somebody else changed what this edit changes too; nothing was written. */
export class ProfileConflict extends Error {
  /** The profile as it is stored now. */
  readonly stored: Profile;
  readonly fields: PersonalField[];

  constructor(stored: Profile, fields: PersonalField[]) {
    super(`Changed meanwhile: ${fields.join(', ')}`);
    this.stored = stored;
    this.fields = fields;
  }
}

/** Why a profile was not saved. `unanswered`: whether it was is not known. */
export type SaveFailure = 'offline' | 'unanswered' | 'denied' | 'other';

class Offline extends Error {}

export function saveFailure(error: unknown): SaveFailure {
  if (error instanceof Offline) return 'offline';
  if (error instanceof TimeoutError) return 'unanswered';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'unavailable' || code === 'deadline-exceeded') return 'offline';
  return code === 'permission-denied' ? 'denied' : 'other';
}

/** The fields of `edit` that differ from `base`, as they are stored. */
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
 * PF-01: stores what `edit` changes of `base`, the profile that the form was loaded with; what others changed
 * meanwhile and this edit leaves alone stays theirs. Answers the personal fields as they are stored now. Throws
 * ProfileConflict when both changed the same field, and else what `saveFailure` can tell.
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
    const stored = current === null ? null : profileSchema.parse(current);
    if (stored) assertUncontested(stored, base, changes);
    const profile = { ...(stored ?? emptyProfile(uid, base.email)), ...changes };
    saved = personalFields(profile);
    return stored ? changes : profile;
  });
  await within(TIMEOUT, transaction);
  return saved;
}
