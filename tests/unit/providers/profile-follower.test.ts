import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';
import type { Profile } from '#domain/schemas/profile.ts';
import { createObservable } from '#providers/async/observable.ts';
import { createProfileFollower } from '#providers/session/profile-follower.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import { practiceState } from './session-fixture.ts';

beforeEach(stubStorages);
afterEach(() => vi.unstubAllGlobals());

function follow(over: Partial<SessionState> = {}) {
  const state = createObservable(practiceState(over));
  const onAccount = vi.fn<() => void>();
  const heard: ((profile: Profile) => void)[] = [];
  const follower = createProfileFollower({
    state,
    onAccount,
    watch: (_uid, onProfile) => {
      heard.push(onProfile);
      return () => undefined;
    },
  });
  follower.follow('u1');
  const { profile } = practiceState();
  if (!profile) throw new Error('The fixture has a profile');
  return {
    state,
    onAccount,
    notify: (changes: Partial<Profile>) => heard[0]?.({ ...profile, ...changes }),
  };
}

describe('a profile that is followed', () => {
  it('PF-01 is shown as it is stored', () => {
    const { state, notify } = follow();
    notify({ city: 'Leon' });
    expect(state.get().profile?.city).toBe('Leon');
  });

  it.each([
    ['nobody is signed in', { user: null }],
    ['there is none to show yet', { profile: null }],
    [
      'somebody else is signed in',
      { user: { uid: 'u2', email: 'x@lens.test', emailVerified: true } },
    ],
  ])('PF-01 changes nothing when %s', (_, over) => {
    const { state, onAccount, notify } = follow(over);
    const before = state.get();
    notify({ city: 'Leon', accountNumber: '100300' });
    expect(state.get()).toBe(before);
    expect(onAccount).not.toHaveBeenCalled();
  });

  it('RT-04 with another account the session is read again', () => {
    const { state, onAccount, notify } = follow();
    const before = state.get();
    notify({ accountNumber: '100300' });
    expect(onAccount).toHaveBeenCalledExactlyOnceWith(before.user);
    expect(state.get()).toBe(before);
  });
});
