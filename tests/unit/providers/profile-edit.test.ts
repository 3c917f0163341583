import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfileConflict, saveFailure, saveProfile } from '#providers/account/profile-edit.ts';
import { TimeoutError } from '#providers/async/within.ts';
import { buildProfile } from '#tests/fixtures/build-profile.ts';
import { memoryDocuments } from '#tests/fixtures/memory-documents.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const UID = 'uid-practice';
const PATH = `users/${UID}`;
const BASE = buildProfile({
  city: 'Sacramento',
  country: 'US',
  state: 'CA',
  zip: '95814',
  phone: '+12025550100',
});
const stored = (change: object = {}) => memoryDocuments({ [PATH]: { ...BASE, ...change } });

const silent = () => new Promise<void>(() => undefined);

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('saveProfile', () => {
  it('PF-01 writes the changed fields alone, as their country writes them', async () => {
    const documents = stored();
    const written = vi.fn<(fields: unknown) => void>();
    const transact: typeof documents.transact = (collection, id, change) =>
      documents.transact(collection, id, (current) => {
        const fields = change(current);
        written(fields);
        return fields;
      });
    const edit = {
      firstName: ' Grace ',
      lastName: 'Marsh',
      zip: '958140001',
      phone: '(202) 555-0123',
    };
    const saved = await saveProfile({ transact }, UID, BASE, edit);
    const changes = { firstName: 'Grace', zip: '95814-0001', phone: '+12025550123' };
    expect(written.mock.calls).toEqual([[changes]]);
    expect(documents.stored[PATH]).toEqual({ ...BASE, ...changes });
    expect(saved).toMatchObject({ ...changes, city: 'Sacramento' });
  });

  it('PF-01 never touches what is the server’s', async () => {
    const documents = stored({ accountNumber: '100300', email: 'new@lens.test' });
    await saveProfile(documents, UID, BASE, { city: 'Davis' });
    expect(documents.stored[PATH]).toMatchObject({
      city: 'Davis',
      accountNumber: '100300',
      email: 'new@lens.test',
    });
  });

  it('PF-01 keeps what was changed elsewhere and not here', async () => {
    const documents = stored({ company: 'Renamed' });
    const saved = await saveProfile(documents, UID, BASE, { city: 'Davis', company: BASE.company });
    expect(documents.stored[PATH]).toMatchObject({ city: 'Davis', company: 'Renamed' });
    expect(saved).toMatchObject({ city: 'Davis', company: 'Renamed' });
  });

  it('PF-01 writes nothing when both changed the same field, and says what is stored', async () => {
    const documents = stored({ city: 'Fresno', company: 'Renamed' });
    const before = { ...documents.stored[PATH] };
    const error = await refusal(
      saveProfile(documents, UID, BASE, { city: 'Davis', firstName: 'Grace' }),
    );
    expect(error).toBeInstanceOf(ProfileConflict);
    expect(error).toMatchObject({
      fields: ['city'],
      stored: { city: 'Fresno', company: 'Renamed' },
    });
    expect(documents.stored[PATH]).toEqual(before);
  });

  it('PF-01 two who write the same value do not disagree', async () => {
    const documents = stored({ city: 'Davis' });
    await saveProfile(documents, UID, BASE, { city: ' Davis', firstName: 'Grace' });
    expect(documents.stored[PATH]).toMatchObject({ city: 'Davis', firstName: 'Grace' });
  });

  it('LG-01 makes the profile of somebody who has none', async () => {
    const documents = memoryDocuments();
    await saveProfile(documents, UID, BASE, { firstName: 'Grace' });
    expect(documents.stored[PATH]).toMatchObject({
      uid: UID,
      email: BASE.email,
      accountNumber: '',
      firstName: 'Grace',
      termsAccepted: false,
    });
  });

  it('PF-01 says at once that there is no connection, and sends nothing', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const transact = vi.fn<() => Promise<void>>();
    const error = await refusal(saveProfile({ transact }, UID, BASE, { city: 'Davis' }));
    expect(saveFailure(error)).toBe('offline');
    expect(transact).not.toHaveBeenCalled();
  });

  it('PF-01 does not wait for ever for an answer', async () => {
    vi.useFakeTimers();
    const waiting = refusal(saveProfile({ transact: silent }, UID, BASE, { city: 'Davis' }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saveFailure(await waiting)).toBe('unanswered');
  });
});

it.each([
  ['offline', new FirebaseError('unavailable', '')],
  ['offline', new FirebaseError('deadline-exceeded', '')],
  ['denied', new FirebaseError('permission-denied', '')],
  ['unanswered', new TimeoutError('late')],
  ['other', new FirebaseError('internal', '')],
  ['other', new Error('broken')],
  ['other', 'a text'],
])('PF-01 tells "%s" from %s', (failure, error) => {
  expect(saveFailure(error)).toBe(failure);
});
