import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#domain/schemas/profile.ts';
import { buildProfile } from '#tests/fixtures/build-profile.ts';
import { practiceState, startFakeSession } from '#tests/unit/providers/session-fixture.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';

const USER = { uid: 'uid-practice', email: 'practice@lens.test', emailVerified: true };
const PROFILE = buildProfile();

async function start() {
  const told: { profile: (profile: Profile) => void } = { profile: vi.fn<() => void>() };
  const { session } = startFakeSession(USER, {
    establish: (user) => Promise.resolve(practiceState({ user, profile: PROFILE })),
    watchProfile: (_uid, onProfile) => {
      told.profile = onProfile;
      return () => undefined;
    },
  });
  await session.authReady;
  const shown = () => session.get().profile;
  return { session, told, shown };
}

beforeEach(stubStorages);
afterEach(() => vi.unstubAllGlobals());

describe('previewProfile', () => {
  it('PF-01 shows new values before they are stored, and takes them back', async () => {
    const { session, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    expect(shown()).toEqual({ ...PROFILE, firstName: 'Grace' });
    takeBack();
    expect(shown()).toEqual(PROFILE);
  });

  it('PF-01 taking back shows what another device stored meanwhile', async () => {
    const { session, told, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    told.profile({ ...PROFILE, company: 'Renamed' });
    takeBack();
    expect(shown()).toEqual({ ...PROFILE, company: 'Renamed' });
  });

  it('PF-01 taking back leaves what was stored after all', async () => {
    const { session, told, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    told.profile({ ...PROFILE, firstName: 'Grace' });
    takeBack();
    expect(shown()).toMatchObject({ firstName: 'Grace' });
  });

  it('EN-05 only what is stored is kept in local storage', async () => {
    const { session, told } = await start();
    session.previewProfile({ firstName: 'Grace' });
    expect(localStorage.getItem('nameObject')).toBeNull();
    told.profile({ ...PROFILE, firstName: 'Grace' });
    expect(localStorage.getItem('nameObject')).toContain('Grace');
  });

  it('LG-03 nothing is shown to nobody', async () => {
    const { session, shown } = await start();
    const takeBack = session.previewProfile({ firstName: 'Grace' });
    await session.signOut();
    takeBack();
    session.previewProfile({ firstName: 'Grace' })();
    expect(shown()).toBeNull();
  });
});
