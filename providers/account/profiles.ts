import { emptyProfile, profileSchema } from '#domain/address/profile.ts';
import type { Profile } from '#domain/address/profile.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import type { Documents } from '../firebase/documents.ts';
import { readAnswer } from '../http/read-answer.ts';

const USERS = 'users';

type Log = (message: string, error: unknown) => void;

type ProfileDocuments = Pick<Documents, 'read' | 'update' | 'write'>;

/**
 * EN-01: loads the user's profile, with the current address of the sign-in; an empty one when none is stored (LG-01).
 * Throws when it cannot be read.
 */
export async function loadProfile(
  documents: ProfileDocuments,
  user: AuthUser,
  log: Log,
): Promise<Profile> {
  const data = await documents.read(USERS, user.uid);
  if (data === null) return missingProfile(documents, user, log);
  const profile = readAnswer(profileSchema, data);
  if (profile.email === user.email) return profile;
  // Not awaited: Firestore would wait for a connection, and the session does not need the result.
  documents
    .update(USERS, user.uid, { email: user.email })
    .catch((error: unknown) => log('The address in the profile', error));
  return { ...profile, email: user.email };
}

/** Saves an empty profile once the address is verified: the server records nothing for a user without one (VA-04). */
function missingProfile(documents: ProfileDocuments, user: AuthUser, log: Log): Profile {
  const profile = emptyProfile(user.uid, user.email);
  if (user.emailVerified) {
    documents
      .write(USERS, user.uid, profile)
      .catch((error: unknown) => log('The default profile', error));
  }
  return profile;
}
