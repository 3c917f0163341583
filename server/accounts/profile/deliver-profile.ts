import { getFirestore, type DocumentData } from 'firebase-admin/firestore';
import { emptyProfile } from '#domain/address/profile.ts';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { emailOfUser } from '../../access/caller/email-of-user.ts';
import type { OutboxLane } from '../../platform/outbox/lane.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { PROFILE_KIND, profileChangeSchema, type ProfileFields } from './profile-change.ts';

/**
 * Sets the fields of the profile in Firestore. Creates a missing profile, so that the server's change is not lost.
 *
 * @throws PermanentFailure when the user no longer exists
 */
export async function deliverProfile(payload: unknown): Promise<void> {
  const { uid, fields } = readPayload(payload);
  const firestore = getFirestore();
  const profile = firestore.collection('users').doc(uid);
  await firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(profile)).data();
    if (!stored) {
      transaction.create(profile, { ...emptyProfile(uid, await emailOf(uid)), ...fields });
      return;
    }
    const changes = withoutOlderTerms(fields, stored);
    if (Object.keys(changes).length > 0) transaction.update(profile, changes);
  });
}

/** The outbox lane of the changes of profiles. */
export const profileLane: OutboxLane = {
  slots: 8,
  kinds: { [PROFILE_KIND]: { deliver: deliverProfile } },
};

function readPayload(payload: unknown) {
  const parsed = withoutLimits(profileChangeSchema).safeParse(payload);
  if (!parsed.success) throw new PermanentFailure('This is no change of a profile');
  return parsed.data;
}

/** A delivery may come late or twice: keeps the terms that were accepted last. */
function withoutOlderTerms(fields: ProfileFields, stored: DocumentData): ProfileFields {
  const { termsAccepted: _accepted, termsAcceptedDate = '', ...others } = fields;
  const known = Date.parse(String(stored['termsAcceptedDate']));
  const isOlder = stored['termsAccepted'] === true && known >= Date.parse(termsAcceptedDate);
  return isOlder ? others : fields;
}

async function emailOf(uid: string): Promise<string> {
  const email = await emailOfUser(uid);
  if (email === null) {
    throw new PermanentFailure('Neither the profile nor the user exists any more');
  }
  return email;
}
