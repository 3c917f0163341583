import { claimsSchema, type Claims } from '#domain/auth.ts';
import type { UserRow } from '#domain/schemas/user.ts';
import { userRoleOf } from '#domain/user-role.ts';
import type { UserRecord } from 'firebase-admin/auth';

/** The claims of ours that Auth keeps for the user; none when they are not what we write. */
export function claimsOf(user: UserRecord): Claims {
  return claimsSchema.safeParse(user.customClaims ?? {}).data ?? {};
}

/** A user of Auth as a row of the list. */
export function toUserRow(user: UserRecord): UserRow {
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    id: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    role: userRoleOf(claimsOf(user)),
    disabled: user.disabled,
    emailVerified: user.emailVerified,
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}
