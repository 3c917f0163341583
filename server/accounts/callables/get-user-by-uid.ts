import { getAuth } from 'firebase-admin/auth';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';
import { toUserRow } from '#server/access/caller/user-row.ts';
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
