import { claimsSchema, type Claims } from '#domain/auth.ts';
import type { UserRow } from '#domain/schemas/user.ts';
import { toStorable } from '#domain/schemas/text.ts';
import { userRoleOf } from '#domain/user-role.ts';
import type { UserRecord } from 'firebase-admin/auth';

/** The claims of ours that Auth keeps for the user; none when they are not what we write. */
export function claimsOf(user: UserRecord): Claims {
  return claimsSchema.safeParse(user.customClaims ?? {}).data ?? {};
}

/** As others are shown who it was. Users name themselves, so that a name may hold anything. */
export function shownName({
  displayName,
  email,
  uid,
}: Pick<UserRecord, 'displayName' | 'email' | 'uid'>): string {
  return toStorable(displayName || email || uid);
}

/** A user of Auth as a row of the list. What Auth takes and we cannot store is replaced (SE-10). */
export function toUserRow(user: UserRecord): UserRow {
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    id: user.uid,
    email: toStorable(user.email ?? ''),
    name: toStorable(user.displayName ?? ''),
    role: userRoleOf(claimsOf(user)),
    disabled: user.disabled,
    emailVerified: user.emailVerified,
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}
