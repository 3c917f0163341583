import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJson } from '#providers/browser/local-storage.ts';
import { PRACTICE_USER } from '#tests/unit/providers/fake-auth.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';
import { practiceState, startFakeSession } from '#tests/unit/providers/session-fixture.ts';

beforeEach(stubStorages);
afterEach(() => vi.unstubAllGlobals());

describe('accounts that could not be loaded', () => {
  it.each([
    ['the chosen account stays', ['100200', '100201'], '100201'],
    ['one that is granted no more gives way to the main one', ['100200'], '100200'],
    ['without any, the account of the profile', [], '100200'],
  ])('LY-12 asks again for accounts that were unknown: %s', async (_, numbers, accountNumber) => {
    const accounts = numbers.map((number) => ({ accountNumber: number, practice: 'North' }));
    const unknown = practiceState({ accountNumber: '100201', accountsUnknown: true });
    const { session } = startFakeSession(PRACTICE_USER, {
      establish: () => Promise.resolve(unknown),
      accounts: () => Promise.resolve(accounts),
    });
    await session.authReady;
    await session.readAccounts();
    expect(session.get()).toMatchObject({ accounts, accountNumber, accountsUnknown: false });
    expect(readJson('accountNumbers')).toEqual(numbers);
    expect(localStorage.getItem('accountNumber')).toBe(accountNumber);
    expect(readJson('apiUser')).toEqual({ uid: PRACTICE_USER.uid, accountNumber });
  });

  it('LY-12 stays as it is while they still cannot be loaded', async () => {
    const unknown = practiceState({ accountNumber: '100201', accountsUnknown: true });
    const { session } = startFakeSession(PRACTICE_USER, {
      establish: () => Promise.resolve(unknown),
      accounts: () => Promise.reject(new Error('no answer')),
    });
    await session.authReady;
    await expect(session.readAccounts()).rejects.toThrow('no answer');
    expect(session.get()).toBe(unknown);
  });

  it('LY-12 nobody is asked to load them once they have signed out', async () => {
    const { session } = startFakeSession(PRACTICE_USER, {
      establish: () => Promise.resolve(practiceState({ accountsUnknown: true })),
    });
    await session.authReady;
    await session.signOut();
    expect(session.get()).toMatchObject({ status: 'signedOut', accountsUnknown: false });
  });

  it('LY-12 accounts that nobody is signed in for are not taken', async () => {
    const { session } = startFakeSession();
    await session.authReady;
    await session.readAccounts();
    expect(session.get()).toMatchObject({ status: 'signedOut', accounts: [] });
    expect(localStorage.getItem('accountNumbers')).toBeNull();
  });

  it('LY-12 accounts that come after the sign-out bring nobody back', async () => {
    const { session } = startFakeSession(PRACTICE_USER, {
      accounts: async () => {
        await session.signOut();
        return practiceState().accounts;
      },
    });
    await session.authReady;
    await session.readAccounts();
    expect(session.get()).toMatchObject({ status: 'signedOut', accounts: [] });
    expect(localStorage.getItem('accountNumbers')).toBeNull();
  });
});
