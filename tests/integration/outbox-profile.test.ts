import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyProfile } from '#domain/address/profile.ts';
import { deliverProfile } from '#server/accounts/profile/deliver-profile.ts';
import { PermanentFailure } from '#server/platform/outbox/permanent-failure.ts';
import { startTestFirebase, type TestFirebase } from './support/firebase.ts';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.close());

async function profileOf(uid: string) {
  return (await firebase.firestore.doc(`users/${uid}`).get()).data();
}

async function storedUser(uid: string, fields: Record<string, unknown> = {}) {
  await firebase.createUser({ uid, email: `${uid}@lens.test`, owesTerms: true });
  await firebase.firestore.doc(`users/${uid}`).set(fields, { merge: true });
}

function accepted(termsAcceptedDate: string) {
  return { termsAccepted: true as const, termsAcceptedDate };
}

const EARLIER = '2026-11-18T08:00:00.000Z';
const LATER = '2026-11-20T08:00:00.000Z';

describe('a change of a profile', () => {
  it('EN-01 sets its fields and leaves the others, also when it comes twice', async () => {
    await storedUser('u-1', { firstName: 'Ada', termsAccepted: true, termsAcceptedDate: EARLIER });
    const change = { uid: 'u-1', fields: { accountNumber: '200001' } };
    await deliverProfile(change);
    await deliverProfile(change);
    expect(await profileOf('u-1')).toEqual({
      ...emptyProfile('u-1', 'u-1@lens.test'),
      ...accepted(EARLIER),
      firstName: 'Ada',
      accountNumber: '200001',
    });
  });

  it('LG-04 keeps the terms that were accepted last, whatever comes late', async () => {
    await storedUser('u-2');
    await deliverProfile({ uid: 'u-2', fields: accepted(LATER) });
    await deliverProfile({ uid: 'u-2', fields: { ...accepted(EARLIER), accountNumber: '7' } });
    expect(await profileOf('u-2')).toMatchObject({ ...accepted(LATER), accountNumber: '7' });
  });

  it('makes the profile of a user who has none yet, so that an approval is not lost', async () => {
    await storedUser('u-4');
    await firebase.firestore.doc('users/u-4').delete();
    await deliverProfile({ uid: 'u-4', fields: { accountNumber: '200002' } });
    expect(await profileOf('u-4')).toEqual({
      ...emptyProfile('u-4', 'u-4@lens.test'),
      accountNumber: '200002',
    });
  });

  it('gives up when the user is gone, and on what is no such change', async () => {
    const gone = deliverProfile({ uid: 'u-gone', fields: { accountNumber: '200003' } });
    await expect(gone).rejects.toThrow(PermanentFailure);
    expect(await profileOf('u-gone')).toBeUndefined();
    await storedUser('u-5');
    for (const fields of [{ email: 'x' }, { termsAccepted: false }, { accountNumber: 5 }]) {
      await expect(deliverProfile({ uid: 'u-5', fields })).rejects.toThrow(PermanentFailure);
    }
    expect(await profileOf('u-5')).toEqual(emptyProfile('u-5', 'u-5@lens.test'));
  });
});
