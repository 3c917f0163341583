import type { UserRecord } from 'firebase-admin/auth';
import { claimsSchema, type Claims } from '#domain/access/auth.ts';
import type { UserRow } from '#domain/access/user.ts';
import { toLine, toStorable } from '#domain/basics/text.ts';
import { mayRecordPayments, userRoleOf } from './user-role.ts';

/** Returns our claims of an Auth user; none when they do not match our schema. */
export function claimsOf(user: UserRecord): Claims {
  return claimsSchema.safeParse(user.customClaims).data ?? {};
}

/** Returns the name that other users see. Users enter their names themselves, so a name may contain anything. */
export function shownName({
  displayName,
  email,
  uid,
}: Pick<UserRecord, 'displayName' | 'email' | 'uid'>): string {
  return toLine(displayName || email || uid);
}

/** Converts an Auth user to a row of the list. Replaces text that Auth accepts and we do not (SE-10). */
export function toUserRow(user: UserRecord): UserRow {
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    id: user.uid,
    email: toStorable(user.email ?? ''),
    name: toLine(user.displayName ?? ''),
    role: userRoleOf(claimsOf(user)),
    mayRecordPayments: mayRecordPayments(claimsOf(user)),
    disabled: user.disabled,
    emailVerified: user.emailVerified,
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}
