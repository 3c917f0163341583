import type { UserRecord } from 'firebase-admin/auth';
import type { Handle } from '#server/platform/database/database.ts';
import { findUsers, userPages } from './auth-users.ts';
import { otherSuperAdmins } from './directory.ts';
import { toUserRow } from '#server/access/caller/user-row.ts';

/**
 * AD-06: whether the user is a super admin who may sign in, and nobody else is. The directory says whom to look at, Auth
 * decides; before it says yes, all of Auth is read, because the directory may lag.
 */
export async function isLastSuperAdmin(db: Handle, user: UserRecord): Promise<boolean> {
  if (!isActiveSuperAdmin(user)) return false;
  if (await isKnownNotLast(db, user.uid)) return false;
  for await (const page of userPages()) {
    if (page.some((one) => one.uid !== user.uid && isActiveSuperAdmin(one))) return false;
  }
  return true;
}

/** The same by the directory and Auth's word on whom it names: for showing, not for deciding. */
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
