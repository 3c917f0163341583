import type { UserRecord } from 'firebase-admin/auth';
import { toUserRow } from '../../access/caller/user-row.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findUsers, userPages } from './auth-users.ts';
import { otherSuperAdmins } from './directory.ts';

/**
 * AD-06: whether the user is the only super admin who may sign in. Looks up the super admins of the directory in Auth;
 * before it returns true it reads all of Auth, because the directory may be out of date.
 */
export async function isLastSuperAdmin(db: Handle, user: UserRecord): Promise<boolean> {
  if (!isActiveSuperAdmin(user)) return false;
  if (await isKnownNotLast(db, user.uid)) return false;
  for await (const page of userPages()) {
    if (page.some((one) => one.uid !== user.uid && isActiveSuperAdmin(one))) return false;
  }
  return true;
}

/** Checks only the super admins of the directory, in Auth: for display, not for decisions. */
export async function seemsLastSuperAdmin(db: Handle, user: UserRecord): Promise<boolean> {
  return isActiveSuperAdmin(user) && !(await isKnownNotLast(db, user.uid));
}

async function isKnownNotLast(db: Handle, uid: string): Promise<boolean> {
  const others = await findUsers(await otherSuperAdmins(db, uid));
  return others.some(isActiveSuperAdmin);
}

/** Whether the user is a super admin who may sign in. */
export function isActiveSuperAdmin(user: UserRecord): boolean {
  return !user.disabled && toUserRow(user).role === 'superAdmin';
}
