import { getAuth } from 'firebase-admin/auth';
import type { UserRow } from '#domain/access/user.ts';
import { toUserRow } from '../../access/caller/user-row.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { userPages } from '../users/auth-users.ts';
import { callable, requireSuperAdmin } from './callable.ts';

/** FN-02, VA-03: returns one user, to super admins and to the user themselves. */
export const getUserByUid = callable(
  'getUserByUid',
  async ({ input, caller }) => {
    const { uid } = input.data;
    if (uid !== caller.uid) requireSuperAdmin(caller);
    return toUserRow(await askFirebase(() => getAuth().getUser(uid)));
  },
  { mayAsk: 'anybody' },
);

/** FN-04: returns all users who are neither admin nor super admin. */
export const getCustomerUsers = callable('getCustomerUsers', () =>
  listUsersOf(({ role }) => role === 'customer'),
);

/** FN-03: returns admins and super admins. */
export const getAdminUsers = callable('getAdminUsers', () =>
  listUsersOf(({ role }) => role !== 'customer'),
);

/** Returns every user of Auth for whom `isWanted` is true, by email address. */
async function listUsersOf(isWanted: (user: UserRow) => boolean): Promise<UserRow[]> {
  const rows: UserRow[] = [];
  for await (const page of userPages()) rows.push(...page.map(toUserRow).filter(isWanted));
  return rows.toSorted(byEmail);
}

function byEmail(one: UserRow, other: UserRow): number {
  if (one.email === other.email) return one.id < other.id ? -1 : 1;
  return one.email < other.email ? -1 : 1;
}
