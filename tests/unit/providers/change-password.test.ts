import { until } from 'test-tools/until.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authFlowErrorOf } from '#providers/firebase/api-auth-flow-error.ts';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { SignInError } from '#providers/firebase/auth-port.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { changePassword, type PasswordDeps } from '#providers/session/change-password.ts';
import { endOwnSession } from '#providers/session/end-own-session.ts';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import { useStorages } from '../../fixtures/memory-storage.ts';
import { PRACTICE_USER } from './fake-auth.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';
import { practiceState, signedIn, signedOut, startFakeSession } from './session-fixture.ts';

useStorages();

const refusal = (status: number, errors: object, headers?: HeadersInit) =>
  new HttpFailure('Refused', status, { errors }, new Headers(headers));

const wrong = () => Promise.reject(new AuthFlowError('password-wrong'));

function deps(over: Partial<PasswordDeps> = {}) {
  const done: string[] = [];
  const step = (name: string) => (): Promise<void> => {
    done.push(name);
    return Promise.resolve();
  };
  return {
    done,
    confirm: vi.fn<PasswordDeps['confirm']>(step('confirm')),
    signedInAt: () => {
      done.push('signedInAt');
      return Promise.resolve(1_700_000_000);
    },
    send: vi.fn<PasswordDeps['send']>(step('send')),
    signIn: vi.fn<PasswordDeps['signIn']>(step('signIn')),
    ...over,
  };
}

describe('VA-02 changing the password', () => {
  it('notes the sign-in, proves the user, has it set, and signs in with it, in this order', async () => {
    const given = deps();
    await changePassword({ current: 'old one', next: 'staple horse' }, given);
    expect(given.done).toEqual(['signedInAt', 'confirm', 'send', 'signIn']);
    expect(given.confirm).toHaveBeenCalledExactlyOnceWith('old one');
    const change = { newPassword: 'staple horse', formerSignIn: 1_700_000_000 };
    expect(given.send).toHaveBeenCalledExactlyOnceWith(change);
    expect(given.signIn).toHaveBeenCalledExactlyOnceWith('staple horse');
  });

  it('changes nothing with a wrong one', async () => {
    const given = deps({ confirm: wrong });
    const changing = changePassword({ current: 'no', next: 'staple horse' }, given);
    await expect(changing).rejects.toMatchObject({ problem: 'password-wrong' });
    expect(given.send).not.toHaveBeenCalled();
  });

  it('does not sign in when the server refuses', async () => {
    const failure = refusal(422, { newPassword: { rule: 'common', message: '' } });
    const given = deps({ send: () => Promise.reject(failure) });
    const changing = changePassword({ current: 'old one', next: 'password1' }, given);
    await expect(changing).rejects.toMatchObject({ problem: 'password-common' });
    expect(given.signIn).not.toHaveBeenCalled();
  });

  it('SE-06 refuses a one-time password as the new one, and takes any other', async () => {
    const same = changePassword({ current: null, next: 'one-time' }, deps());
    await expect(same).rejects.toMatchObject({ problem: 'password-same' });
    const given = deps({ confirm: wrong });
    await changePassword({ current: null, next: 'staple horse' }, given);
    expect(given.signIn).toHaveBeenCalledOnce();
    const offline = deps({ confirm: () => Promise.reject(new AuthFlowError('offline')) });
    const changing = changePassword({ current: null, next: 'staple horse' }, offline);
    await expect(changing).rejects.toMatchObject({ problem: 'offline' });
    expect(offline.send).not.toHaveBeenCalled();
  });
});

it.each([
  [refusal(422, { email: { rule: 'unknown' } }), 'email-unknown', null],
  [refusal(422, { newPassword: { rule: 'short' } }), 'password-short', null],
  [refusal(429, {}, { 'retry-after': '2400' }), 'throttled', 2400],
  [new HttpFailure('No connection', 0), 'offline', null],
  [refusal(500, {}), 'unknown', null],
  [new Error('else'), 'unknown', null],
])('VA-01 VA-02 what a refusal of our API means: %#', (error, problem, wait) =>
  expect(authFlowErrorOf(error)).toMatchObject({ problem, wait }),
);

const CHANGE = { current: 'right', next: 'staple horse' };

describe('the session that changes its password', () => {
  it('VA-02 is nobody’s: No authenticated user', async () => {
    const { session } = await signedOut();
    await expect(session.changePassword(CHANGE)).rejects.toThrow('No authenticated user');
  });

  it('VA-02 goes on as it is, with the token of the new sign-in', async () => {
    const fixture = startFakeSession(PRACTICE_USER, {
      changePassword: () => {
        fixture.auth.renewals = 7;
        return Promise.resolve();
      },
    });
    await fixture.session.authReady;
    const before = fixture.session.get();
    await fixture.session.changePassword(CHANGE);
    expect(fixture.session.get()).toBe(before);
    expect(localStorage.getItem('authToken')).toBe('token-7');
  });

  it.each([
    [new SignInError('offline'), 'ends, rather than to stay without a sign-in', 'signedOut'],
    [new AuthFlowError('throttled'), 'goes on when it was not changed', 'signedIn'],
  ])('VA-02 after %s it %s', async (failure, _what, status) => {
    const { session } = await signedIn({ changePassword: () => Promise.reject(failure) });
    await Promise.allSettled([session.changePassword(CHANGE)]);
    expect(session.get()).toMatchObject({ status });
  });

  it('LG-01 SE-06 of a one-time password is established anew, and its profile followed from the start', async () => {
    let isOneTime = true;
    const watchProfile = vi.fn<SessionDeps['watchProfile']>(() => () => undefined);
    const { session, deps } = await signedOut({
      establish: (user) => Promise.resolve(practiceState({ user, mustChangePassword: isOneTime })),
      changePassword: () => {
        isOneTime = false;
        return Promise.resolve();
      },
      watchProfile,
    });
    await session.signIn('practice@lens.test', 'right');
    await until(() => expect(session.get().mustChangePassword).toBe(true));
    expect(watchProfile).toHaveBeenCalledOnce();
    // Without a record of their activity a reload of the page would find them idle.
    expect(deps.resetActivity).toHaveBeenCalledOnce();
    await session.changePassword({ current: null, next: 'staple horse' });
    expect(session.get()).toMatchObject({ status: 'signedIn', mustChangePassword: false });
    expect(watchProfile).toHaveBeenCalledTimes(2);
  });
});

const log = vi.fn<(message: string, error?: unknown) => void>();

const parts = {
  client: fakeClient({
    token: () => Promise.reject(new Error('The session is gone')),
    deviceId: () => 'd-1',
    log,
  }),
  auth: { token: () => Promise.resolve('t0k3n') },
  authTime: () => Promise.resolve(1_760_000_000),
  locks: undefined,
  log,
};

type Locks = Pick<LockManager, 'request'>;

/** Web Locks of a browser whose pages live on (Node 20 has none): what is granted stays held. */
function heldLocks(): Locks {
  const held = new Set<string>();
  const request = (name: string, _options: LockOptions, grant: LockGrantedCallback<unknown>) => {
    const lock = held.has(name) ? null : { name, mode: 'exclusive' as const };
    held.add(name);
    return Promise.resolve(grant(lock));
  };
  return { request } as Locks;
}

afterEach(() => void vi.unstubAllGlobals().useRealTimers().clearAllMocks());

describe('signing out', () => {
  it('asks nothing when Firebase has no token any more', async () => {
    const sent = fakeFetch(() => ({}));
    const auth = { token: () => Promise.reject(new Error('Nobody')) };
    await endOwnSession('user', { ...parts, auth });
    expect(sent).toEqual([]);
  });

  it.each(['ended', 'expired', 'other-tab'] as const)(
    'asks nothing when the session is over already: %s',
    async (because) => {
      const sent = fakeFetch(() => ({}));
      await endOwnSession(because, parts);
      expect(sent).toEqual([]);
    },
  );

  it('IN-05 the time is up in all tabs at once: one of them asks, and again for the next session', async () => {
    const sent = fakeFetch(() => ({}));
    const tab = { ...parts, locks: heldLocks() };
    await Promise.all([endOwnSession('idle', tab), endOwnSession('idle', tab)]);
    await endOwnSession('idle', tab);
    expect(sent).toHaveLength(1);
    const next = { ...tab, authTime: () => Promise.resolve(1_760_003_600) };
    await endOwnSession('user', next);
    expect(sent).toHaveLength(2);
  });

  it('ER-03 LG-03 goes on when the server refuses or cannot be reached, and logs it as any request', async () => {
    fakeFetch(() => ({ status: 401 }));
    await endOwnSession('user', parts);
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await endOwnSession('user', parts);
    expect(log.mock.calls).toEqual([
      ['Request failed: 401 /auth/sessions/end'],
      ['Request failed: no answer /auth/sessions/end'],
    ]);
  });

  it('LG-03 waits two seconds at most', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      const broken = new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      });
      limit.abort();
      return broken;
    });
    await endOwnSession('user', parts);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(2_000);
    expect(log.mock.calls).toEqual([['Request failed: no answer /auth/sessions/end']]);
  });
});
