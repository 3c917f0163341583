import { describe, expect, it, vi } from 'vitest';
import { emptyProfile } from '#domain/address/profile.ts';
import { establish, type EstablishDeps } from '#providers/session/establish.ts';
import { fullName } from '#providers/session/session-state.ts';

const user = { uid: 'u1', email: 'practice@lens.test', emailVerified: true };
const ACCOUNTS = [
  { accountNumber: '100200', practice: 'North' },
  { accountNumber: '100201', practice: 'South' },
];

function deps(over: Partial<EstablishDeps> & { accountNumber?: string } = {}) {
  const { accountNumber = '100200', ...rest } = over;
  return {
    claims: () => Promise.resolve({ role: 'customer', iat: 5 }),
    profile: () => Promise.resolve({ ...emptyProfile(user.uid, user.email), accountNumber }),
    accounts: vi.fn<EstablishDeps['accounts']>(() => Promise.resolve(ACCOUNTS)),
    kept: () => [],
    chosen: () => null,
    log: () => undefined,
    now: () => 42,
    ...rest,
  };
}

const oneTimeClaims = () => Promise.resolve({ role: 'customer', mustChangePassword: true });
const superClaims = (): Promise<unknown> => Promise.resolve({ role: 'admin', isSuperAdmin: true });

describe('establish', () => {
  it('AU-02 a verified customer with an account is AUTHENTICATED', async () => {
    const state = await establish(user, deps());
    expect(state).toMatchObject({
      status: 'signedIn',
      authStatus: 'AUTHENTICATED',
      roles: ['CUSTOMER'],
      accounts: ACCOUNTS,
      accountNumber: '100200',
      since: 42,
    });
  });

  it('AU-03 an unverified one is EMAILNOTVERIFIED and asks for no accounts', async () => {
    const given = deps();
    const state = await establish({ ...user, emailVerified: false }, given);
    expect(state.authStatus).toBe('EMAILNOTVERIFIED');
    expect(given.accounts).not.toHaveBeenCalled();
  });

  it('LG-01 an unverified one has the empty default profile, and none is loaded', async () => {
    const profile = vi.fn<EstablishDeps['profile']>();
    const state = await establish({ ...user, emailVerified: false }, deps({ profile }));
    expect(state.profile).toEqual(emptyProfile(user.uid, user.email));
    expect(state.accountNumber).toBeNull();
    expect(profile).not.toHaveBeenCalled();
  });

  it.each([
    ['a verified customer', true, undefined],
    ['an unverified admin', false, superClaims],
  ])('LG-01 of %s the profile is loaded', async (_who, emailVerified, claims) => {
    const state = await establish({ ...user, emailVerified }, deps(claims && { claims }));
    expect(state.profile?.accountNumber).toBe('100200');
  });

  it('AU-04 AU-07 without an account number it is ACCOUNTNUMBERNOTVERIFIED', async () => {
    const given = deps({ accountNumber: 'undefined' });
    expect((await establish(user, given)).authStatus).toBe('ACCOUNTNUMBERNOTVERIFIED');
    expect(given.accounts).not.toHaveBeenCalled();
  });

  it('PM-02 AU-06 an admin needs neither', async () => {
    const given = deps({ accountNumber: '', claims: superClaims });
    const state = await establish({ ...user, emailVerified: false }, given);
    expect(state).toMatchObject({ authStatus: 'AUTHENTICATED', roles: ['ADMIN', 'SUPERADMIN'] });
    expect(given.accounts).not.toHaveBeenCalled();
  });

  it('LG-01 SE-06 with a one-time password the profile is loaded, and says where the user stands; no account is asked for', async () => {
    const claims = oneTimeClaims;
    const given = deps({ claims });
    const state = await establish(user, given);
    expect(state).toMatchObject({ mustChangePassword: true, accounts: [], roles: ['CUSTOMER'] });
    expect(state).toMatchObject({ authStatus: 'AUTHENTICATED', accountNumber: '100200' });
    expect(given.accounts).not.toHaveBeenCalled();
    const unlinked = await establish(user, deps({ claims, accountNumber: '' }));
    expect(unlinked.authStatus).toBe('ACCOUNTNUMBERNOTVERIFIED');
    const profile = vi.fn<EstablishDeps['profile']>();
    await establish({ ...user, emailVerified: false }, deps({ claims, profile }));
    expect(profile).not.toHaveBeenCalled();
  });

  it('PM-03 goes on with the account chosen last', async () => {
    const state = await establish(user, deps({ chosen: () => '100201' }));
    expect(state.accountNumber).toBe('100201');
  });

  it.each([
    ['100201', '100201'],
    [null, '100200'],
  ])(
    'LY-12 a failed load of the accounts keeps the chosen one (%s) and the list, and says so',
    async (chosen, accountNumber) => {
      const log = vi.fn<EstablishDeps['log']>();
      const failure = new Error('no answer');
      const state = await establish(
        user,
        deps({
          accounts: () => Promise.reject(failure),
          kept: () => ACCOUNTS,
          chosen: () => chosen,
          log,
        }),
      );
      expect(state).toMatchObject({
        status: 'signedIn',
        authStatus: 'AUTHENTICATED',
        accountNumber,
        accounts: ACCOUNTS,
        accountsUnknown: true,
      });
      expect(log).toHaveBeenCalledExactlyOnceWith('The accounts could not be loaded', failure);
    },
  );

  it('LY-12 accounts that are granted, or none, are known', async () => {
    expect((await establish(user, deps())).accountsUnknown).toBe(false);
    const none = await establish(user, deps({ accounts: () => Promise.resolve([]) }));
    expect(none).toMatchObject({ accountsUnknown: false, accounts: [], accountNumber: '100200' });
  });

  it('PM-03 and not with one that is not granted', async () => {
    const state = await establish(user, deps({ chosen: () => '100300' }));
    expect(state.accountNumber).toBe('100200');
  });

  it('shows the e-mail address of whoever has given no name', async () =>
    expect(fullName(await establish(user, deps()))).toBe('practice@lens.test'));
});
