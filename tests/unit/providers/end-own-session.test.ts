import { afterEach, describe, expect, it, vi } from 'vitest';
import { endOwnSession } from '#providers/session/end-own-session.ts';
import { createHttpClient } from '#providers/http/http.ts';
import { fakeFetch } from './fake-fetch.ts';

const log = vi.fn<(message: string, error?: unknown) => void>();
const deps = {
  client: createHttpClient({
    baseUrl: '/api',
    token: () => Promise.reject(new Error('The session is gone')),
    deviceId: () => 'd-1',
    endSession: () => undefined,
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('signing out', () => {
  it('SE-02 LG-03 has the server end the session, with the token that is about to go', async () => {
    const sent = fakeFetch(() => ({}));
    await endOwnSession('user', deps);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/api/auth/sessions/end', method: 'POST' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t0k3n');
    // The id of the browser was cleared with its storage.
    expect(sent[0]?.headers.has('x-device-id')).toBe(false);
    expect(log).not.toHaveBeenCalled();
  });

  it('asks nothing when Firebase has no token any more', async () => {
    const sent = fakeFetch(() => ({}));
    const auth = { token: () => Promise.reject(new Error('Nobody')) };
    await endOwnSession('user', { ...deps, auth });
    expect(sent).toEqual([]);
  });

  it.each(['ended', 'expired', 'other-tab'] as const)(
    'asks nothing when the session is over already: %s',
    async (because) => {
      const sent = fakeFetch(() => ({}));
      await endOwnSession(because, deps);
      expect(sent).toEqual([]);
    },
  );

  it('IN-05 the time is up in all tabs at once: one of them asks, and again for the next session', async () => {
    const sent = fakeFetch(() => ({}));
    const tab = { ...deps, locks: heldLocks() };
    await Promise.all([endOwnSession('idle', tab), endOwnSession('idle', tab)]);
    await endOwnSession('idle', tab);
    expect(sent).toHaveLength(1);
    const next = { ...tab, authTime: () => Promise.resolve(1_760_003_600) };
    await endOwnSession('user', next);
    expect(sent).toHaveLength(2);
  });

  it('ER-03 LG-03 goes on when the server refuses or cannot be reached, and logs it as any request', async () => {
    fakeFetch(() => ({ status: 401 }));
    await endOwnSession('user', deps);
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await endOwnSession('user', deps);
    expect(log.mock.calls).toEqual([
      ['Request failed: 401 /auth/sessions/end'],
      ['Request failed: no answer /auth/sessions/end'],
    ]);
  });

  it('ER-03 LG-03 logs what is no failure of a request as it is, and goes on', async () => {
    const fault = new RangeError('Invalid header');
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
      throw fault;
    });
    await endOwnSession('user', deps);
    expect(log.mock.calls).toEqual([['Telling the server of the sign-out', fault]]);
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
    await endOwnSession('user', deps);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(2_000);
    expect(log.mock.calls).toEqual([['Request failed: no answer /auth/sessions/end']]);
  });
});
