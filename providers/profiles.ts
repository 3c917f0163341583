import { emptyProfile, profileSchema } from '#domain/schemas/profile.ts';
import type { Profile } from '#domain/schemas/profile.ts';
import type { AuthUser } from './auth-port.ts';
import type { Documents } from './documents.ts';

const USERS = 'users';

/** EN-01: the user's profile; an empty one when none is stored (LG-01). Throws when it cannot be read. */
export async function loadProfile(documents: Documents, user: AuthUser): Promise<Profile> {
  const data = await documents.read(USERS, user.uid);
  return data === null ? emptyProfile(user.uid, user.email) : profileSchema.parse(data);
}

/** LG-04, VA-04: accepts the terms as of `now`. Throws "User data not found" without a stored profile. */
export async function acceptTerms(documents: Documents, uid: string, now: Date): Promise<void> {
  if ((await documents.read(USERS, uid)) === null) throw new Error('User data not found');
  await documents.update(USERS, uid, {
    termsAccepted: true,
    termsAcceptedDate: now.toISOString(),
  });
}
