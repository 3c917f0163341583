import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { UserEdit } from '#domain/access/user.ts';
import { withRights } from '../../access/caller/user-role.ts';
import type { Services } from '../../access/services.ts';
import { endAllSessions } from '../../access/sessions/end-sessions.ts';
import { changeSessionEnds } from '../../access/sessions/session-document.ts';
import { askFirebase, LONGEST_QUESTION } from '../../platform/firebase/ask-firebase.ts';
import { withTimeOfItsOwn } from '../../platform/firebase/deadline.ts';

interface Change {
  before: UserEdit;
  after: UserEdit;
}

/**
 * Changes name, rights and status of the user in Auth and runs `andThen`; when either fails, sets all of them back. Ends
 * the user's sessions when their rights change, because their tokens contain the former ones.
 */
export async function changeInAuth(
  services: Pick<Services, 'callers' | 'clock'>,
  target: UserRecord,
  { before, after }: Change,
  andThen: () => Promise<void>,
): Promise<void> {
  const { uid } = target;
  const hasOtherRights =
    after.role !== before.role ||
    after.mayRecordPayments !== before.mayRecordPayments ||
    after.disabled !== before.disabled;
  if (!hasOtherRights && after.name === before.name) return;
  try {
    // The rules of Firestore and Storage do not check Auth: sessions end before Auth disables the user.
    if (after.disabled && !before.disabled) await endSessions(services, uid, true);
    await change(uid, after, target.customClaims);
    if (hasOtherRights) await endSessions(services, uid, after.disabled);
    await andThen();
  } catch (error) {
    await withTimeOfItsOwn(LONGEST_QUESTION, async () => {
      await changeSessionEnds(uid, (ends) => ({ ...ends, disabled: before.disabled }));
      await change(uid, before, target.customClaims);
    });
    throw error;
  }
}

async function change(
  uid: string,
  { name, role, mayRecordPayments, disabled }: UserEdit,
  claims: UserRecord['customClaims'] = {},
): Promise<void> {
  await askFirebase(() => getAuth().updateUser(uid, { displayName: name || null, disabled }));
  const rights = withRights(claims, { role, mayRecordPayments });
  await askFirebase(() => getAuth().setCustomUserClaims(uid, rights));
}

function endSessions(
  { callers, clock }: Pick<Services, 'callers' | 'clock'>,
  uid: string,
  disabled: boolean,
): Promise<void> {
  return endAllSessions(callers, uid, { now: clock(), disabled });
}
