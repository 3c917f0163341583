import { getAuth } from 'firebase-admin/auth';
import type { UserRow } from '#domain/access/user.ts';
import { endAllSessions } from '../../access/sessions/end-sessions.ts';
import { changeSessionEnds } from '../../access/sessions/session-document.ts';
import { askFirebase, LONGEST_QUESTION } from '../../platform/firebase/ask-firebase.ts';
import { withTimeOfItsOwn } from '../../platform/firebase/deadline.ts';
import {
  actOnUser,
  requireAllowed,
  recordAct,
  notifyDirectory,
  type Acting,
} from './act-on-user.ts';
import { callable, type FunctionServices } from './callable.ts';
import { forgetCallers, stopActing } from './stop-owning.ts';

/** FN-07: sets whether the user may sign in. */
export const updateUserStatus = callable(
  'updateUserStatus',
  async ({ input: { userId: uid, disabled, newOwners, version }, caller, services }) => {
    const row = await actOnUser({ caller, services, uid, version }, async (acting) => {
      await requireAllowed(disabled ? 'disable' : 'enable', acting);
      if (disabled) await stopActing(acting, newOwners);
      await recordAct(acting, disabled ? 'disable' : 'enable');
      return disabled ? disable(acting, services) : setStatus(acting, false);
    });
    forgetCallers(services, newOwners);
    if (!disabled) await endAllSessions(services.callers, uid, { now: services.clock(), disabled });
    return row;
  },
);

/** Ends the sessions first: the rules of Firestore and Storage do not check Auth and would accept the present token. */
async function disable(acting: Acting, { callers, clock }: FunctionServices): Promise<UserRow> {
  const { uid, disabled } = acting.target;
  try {
    await endAllSessions(callers, uid, { now: clock(), disabled: true });
    return await setStatus(acting, true);
  } catch (error) {
    // The audit entry was not written, so both are set back; else our document would refuse a user whom Auth lets in.
    await withTimeOfItsOwn(LONGEST_QUESTION, async () => {
      await changeSessionEnds(uid, (ends) => ({ ...ends, disabled }));
      await askFirebase(() => getAuth().updateUser(uid, { disabled }));
    });
    throw error;
  }
}

async function setStatus({ tx, target: { uid } }: Acting, disabled: boolean): Promise<UserRow> {
  await askFirebase(() => getAuth().updateUser(uid, { disabled }));
  return notifyDirectory(tx, uid);
}
