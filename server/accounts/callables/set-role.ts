import { getAuth } from 'firebase-admin/auth';
import { roleChange } from '#domain/access/user-rules.ts';
import { withRights } from '../../access/caller/user-role.ts';
import { toUserRow } from '../../access/caller/user-row.ts';
import { endAllSessions } from '../../access/sessions/end-sessions.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { actOnUser, requireAllowed, recordAct, notifyDirectory } from './act-on-user.ts';
import { callable } from './callable.ts';
import { roleOfInput } from './role-of-input.ts';
import { forgetCallers, stopActing } from './stop-owning.ts';

/** FN-01: sets the user's role. The grant to record payments ends with it. Their sessions end, because their tokens contain the former role. */
export const setRole = callable('setRole', async ({ input, caller, services }) => {
  const after = roleOfInput(input);
  const { userId: uid, newOwners, version } = input;
  const row = await actOnUser({ caller, services, uid, version }, async (acting) => {
    const { tx, target } = acting;
    const { role: before, mayRecordPayments: hadGrant } = toUserRow(target);
    const mayRecordPayments = hadGrant && after === before;
    await requireAllowed(roleChange(before, after), acting);
    if (after !== 'customer') await stopActing(acting, newOwners);
    await recordAct(acting, 'setRole', { before, after });
    if (hadGrant && !mayRecordPayments) await recordAct(acting, 'withdrawPayments');
    const claims = withRights(target.customClaims ?? {}, { role: after, mayRecordPayments });
    await askFirebase(() => getAuth().setCustomUserClaims(uid, claims));
    return notifyDirectory(tx, uid);
  });
  forgetCallers(services, newOwners);
  // Also when nothing changed: a retry after an error must end the sessions, too.
  await endAllSessions(services.callers, uid, { now: services.clock() });
  return row;
});
