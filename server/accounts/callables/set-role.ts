import { roleChange } from '#domain/user-rules.ts';
import { claimsOfRole } from '#domain/user-role.ts';
import { getAuth } from 'firebase-admin/auth';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';
import { endAllSessions } from '#server/access/sessions/end-sessions.ts';
import { toUserRow } from '#server/access/caller/user-row.ts';
import { actOnUser, requireAllowed, recordAct, notifyDirectory } from './act-on-user.ts';
import { callable } from './callable.ts';
import { roleOfInput } from './role-of-input.ts';

/** FN-01: sets the user's role. Their sessions end, because their tokens contain the former role. */
export const setRole = callable('setRole', async ({ input, caller, services }) => {
  const after = roleOfInput(input);
  const { userId: uid, version } = input;
  const row = await actOnUser({ caller, services, uid, version }, async (acting) => {
    const { tx, target } = acting;
    const before = toUserRow(target).role;
    await requireAllowed(roleChange(before, after), acting);
    await recordAct(acting, 'setRole', { before, after });
    const claims = { ...target.customClaims, ...claimsOfRole(after) };
    await askFirebase(() => getAuth().setCustomUserClaims(uid, claims));
    return notifyDirectory(tx, uid);
  });
  // Also when nothing changed: a retry after an error must end the sessions, too.
  await endAllSessions(services.callers, uid, { now: services.clock() });
  return row;
});
